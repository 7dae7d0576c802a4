#if canImport(Glibc)
  import Glibc

  /// The kernel's own notifications: they say when a writer closes a file, so that no half-written file is taken.
  final class InotifyEngine: FolderEngine {
    let seesWriters = true
    private var descriptor: Int32 = -1
    private var loop: EventLoop?
    private var reading: EventLoop.Token?

    private static let mask =
      IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF

    func start(_ directory: String, on loop: EventLoop, hint: @escaping (FolderHint) -> Void) -> Bool {
      end()
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0, inotify_add_watch(descriptor, directory, UInt32(Self.mask) | UInt32(IN_ONLYDIR)) >= 0
      else {
        end()
        return false
      }
      self.loop = loop
      reading = loop.watch(descriptor) { [weak self] in self?.readEvents(hint) }
      return true
    }

    func end() {
      if let reading { loop?.cancel(reading) }
      reading = nil
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }

    deinit { end() }

    private func readEvents(_ hint: (FolderHint) -> Void) {
      guard case .bytes(let bytes) = readBytes(descriptor, limit: 1 << 16) else { return }
      for event in InotifyEvent.events(in: bytes) {
        if let found = event.hint { hint(found) }
        // The hint may have ended this.
        if descriptor < 0 { return }
      }
    }
  }

  /// One event as the kernel writes it: four words and a name padded with zeros.
  struct InotifyEvent: Equatable {
    var mask: UInt32
    var name: String

    /// The events of one read, which are always whole.
    static func events(in bytes: [UInt8]) -> [InotifyEvent] {
      let headerLength = 16
      var events: [InotifyEvent] = []
      var start = 0
      while bytes.count - start >= headerLength {
        let mask = word(in: bytes, at: start + 4)
        let length = Int(word(in: bytes, at: start + 12))
        let nameStart = start + headerLength
        guard length <= bytes.count - nameStart else { break }
        let name = bytes[nameStart..<nameStart + length].prefix { $0 != 0 }
        events.append(InotifyEvent(mask: mask, name: String(decoding: name, as: UTF8.self)))
        start = nameStart + length
      }
      return events
    }

    private static func word(in bytes: [UInt8], at offset: Int) -> UInt32 {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }

    var hint: FolderHint? {
      if has(IN_Q_OVERFLOW) { return .anything }
      if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) || has(IN_UNMOUNT) || has(IN_IGNORED) { return .folderRemoved }
      if has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) { return .written(name) }
      if has(IN_MODIFY) { return .beingWritten(name) }
      if has(IN_CREATE) { return .appeared(name) }
      if has(IN_DELETE) || has(IN_MOVED_FROM) { return .removed(name) }
      return nil
    }

    private func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }
#endif
