import Center

extension Runtime {
  /// Takes away the files of notifications that are gone and cannot come back: after the end, no dismissed one can.
  func sweepAttachments(atEnd: Bool = false) {
    mayHaveLeftFiles = false
    attachmentFolder.removeAll(
      but: attachmentFolder.deliveries(of: state.keptAttachments(withDismissed: !atEnd))
        .union(state.extensionPushes.map(\.sequence)))
  }

  /// Sweeps soon where something has left the list, or at the end where no loop runs.
  func sweepAttachments(after effects: [CenterEffect]) {
    guard !mayHaveLeftFiles, effects.contains(where: \.mayLeaveFiles) else { return }
    mayHaveLeftFiles = true
    loop?.schedule(after: 1) { [weak self] in
      if self?.mayHaveLeftFiles == true { self?.sweepAttachments() }
    }
  }
}

extension CenterEffect {
  /// Whether a notification, or a push that an extension had, is gone after it.
  fileprivate var mayLeaveFiles: Bool {
    switch self {
    case .removeNotification, .storeNotification, .removePush: true
    default: false
    }
  }
}
