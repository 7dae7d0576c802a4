/// What an engine noticed about a folder.
///
/// The folder itself is then looked at: a hint is never believed.
enum FolderHint: Equatable {
  /// Somebody is writing to the file.
  case beingWritten(String)
  /// A writer closed the file, or it was moved into place.
  case written(String)
  /// The name appeared; whether there is more to come is to be seen.
  case appeared(String)
  /// The name went away.
  case removed(String)
  /// Anything may have happened.
  case anything
  /// The folder itself went away.
  case folderRemoved
}

/// Where the hints come from.
protocol FolderEngine: AnyObject {
  /// Whether it hints when a writer is done. Without that a file counts as written when it was found alike twice.
  var seesWriters: Bool { get }
  /// Gives hints from now on; false where it cannot. May be called again after ``FolderHint/folderRemoved``.
  func start(_ directory: String, on loop: EventLoop, hint: @escaping (FolderHint) -> Void) -> Bool
  /// Gives no more hints.
  func end()
}

/// Looks again and again: works everywhere.
final class PollingEngine: FolderEngine {
  /// Two looks, and a file is delivered within a tenth of a second.
  static let intervalSeconds = 0.03
  let seesWriters = false
  private var loop: EventLoop?
  private var timer: EventLoop.Token?

  func start(_ directory: String, on loop: EventLoop, hint: @escaping (FolderHint) -> Void) -> Bool {
    guard FileIdentity(path: directory)?.kind == .directory else { return false }
    self.loop = loop
    look(directory, hint)
    return true
  }

  func end() {
    if let timer { loop?.cancel(timer) }
    timer = nil
  }

  private func look(_ directory: String, _ hint: @escaping (FolderHint) -> Void) {
    timer = loop?.schedule(after: Self.intervalSeconds) { [weak self] in
      guard FileIdentity(path: directory)?.kind == .directory else { return hint(.folderRemoved) }
      self?.look(directory, hint)
      hint(.anything)
    }
  }
}
