import Runtime

/// Folders whose new and changed payload files are delivered (`--watch`), as long as the value lives.
struct WatchedFolders {
  private let watches: [FolderWatch]

  /// Watches from now on; what cannot be delivered is announced.
  init(_ folders: [String], runtime: Runtime, loop: EventLoop) throws(OperationError) {
    var watches: [FolderWatch] = []
    for folder in folders {
      watches.append(
        try FolderWatch(folder, on: loop) { [unowned runtime] report in
          switch report {
          case .file(let path, let bytes):
            let push = Operation.Push(bundleIdentifier: nil, payload: bytes, origin: path)
            if case .failure(let error) = runtime.perform(.push(push)) { runtime.announce(error.message) }
          case .notice(let text): runtime.announce(text)
          case .removed: break
          }
        })
    }
    self.watches = watches
  }
}
