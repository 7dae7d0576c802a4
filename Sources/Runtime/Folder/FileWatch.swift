#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells when one of some files changes, however it is written: in place, by a file that is renamed over it, by taking it
/// away and making it anew, or behind a link that stands for it.
///
/// What happened is not told: whoever hears of a change reads the files again. Several changes at once are told once.
public final class FileWatch {
  /// An editor writes in several steps, and one thought can change several files.
  static let settleSeconds = 0.05

  private let loop: EventLoop
  private let changed: () -> Void
  private var places: [String: Set<String>] = [:]
  private var watches: [FolderWatch] = []
  private var later: EventLoop.Token?

  /// Watches nothing yet; `changed` is called from the loop.
  public init(on loop: EventLoop, changed: @escaping () -> Void) {
    self.loop = loop
    self.changed = changed
  }

  deinit { if let later { loop.cancel(later) } }

  /// Watches these files from now on, and no others.
  ///
  /// They need not exist, but a file in a folder that does not exist is not watched.
  public func watch(_ paths: [String]) {
    var wanted: [String: Set<String>] = [:]
    for path in paths.flatMap({ [$0] + [Self.target(of: $0)].compactMap { $0 } }) {
      guard let slash = path.lastIndex(of: "/") else { continue }
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      wanted[folder, default: []].insert(String(path[path.index(after: slash)...]))
    }
    // Where nothing is different no change may get lost between an end and a beginning.
    guard wanted != places else { return }
    places = wanted
    watches.forEach { $0.end() }
    watches = wanted.compactMap { folder, names in
      try? FolderWatch(folder, on: loop, accepts: names.contains) { [weak self] _ in self?.note() }
    }
  }

  private func note() {
    if let later { loop.cancel(later) }
    later = loop.schedule(after: Self.settleSeconds) { [weak self] in
      self?.later = nil
      self?.changed()
    }
  }

  /// What a path with links in it leads to; nil where it leads nowhere, or is what it seems.
  private static func target(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let target = String(cString: resolved)
    return target == path ? nil : target
  }
}
