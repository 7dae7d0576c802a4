import Runtime

/// Folders that a running center watches, as long as the value lives.
///
/// New and changed payload files of the `--watch` folders are delivered; app profiles are read again when they change.
struct WatchedFolders {
  private let watches: [FolderWatch]

  /// Watches from now on; what cannot be delivered is announced.
  init(_ folders: [String], runtime: Runtime, loop: EventLoop) throws(OperationError) {
    var watches: [FolderWatch] = []
    for folder in folders { watches.append(try runtime.deliverFiles(of: folder, on: loop)) }
    self.watches = watches + runtime.reloadChangedProfiles(on: loop)
  }
}
