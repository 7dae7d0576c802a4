import Center
import Storage

extension Runtime {
  /// Serves other processes on the control socket of the state directory, and lets time pass, until ``end()``.
  ///
  /// Returns the socket's path; nil for a state in memory, which no other process can reach.
  @discardableResult
  public func serve(on loop: EventLoop) throws(OperationError) -> String? {
    attach(to: loop)
    guard let directory = configuration.directory else { return nil }
    let path = try ControlSocket.path(in: directory)
    let server = try ControlServer(
      path: path, loop: loop, frameNumber: { [weak self] in self?.frameNumber ?? 0 },
      isSettled: { [weak self] in self?.areExtensionsSettled ?? true },
      catchUp: { [weak self] in self?.catchingUpWithInbox() ?? { true } },
      answer: { [weak self] in self?.replyAtOnce(to: $0) ?? OperationReply(error: .ending) })
    control = server
    idleChanged = { [weak server] in server?.checkIdle() }
    observe { [weak server] update in
      if case .changed(_, let effects) = update, effects.contains(where: \.isPaged) { server?.checkPages() }
    }
    return path
  }

  /// Ends serving and closes the state; nothing can be sent any more.
  ///
  /// Without it the next start speaks of a recovery.
  public func end() {
    delegates?.stop()
    delegates = nil
    extensions?.stop()
    extensions = nil
    if mayHaveLeftFiles { sweepAttachments(atEnd: true) }
    attachmentFolder.removeTemporary()
    control?.end()
    control = nil
    closeProviderLog()
    store.close()
    // Only now may another process open the file.
    lock = nil
  }
}

extension OperationError {
  static let ending = OperationError(exitCode: 3, kind: .ending, message: "the center is ending")
}

extension CenterEffect {
  /// Whether it adds to what is read in pages, and waited for.
  fileprivate var isPaged: Bool {
    switch self {
    case .storeResponse, .storeDelivery: true
    default: false
    }
  }
}
