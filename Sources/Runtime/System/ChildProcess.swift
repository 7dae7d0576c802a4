import CChildren

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A child process on the event loop: it is given its input, and its output and its end are told once.
///
/// Never blocks. What it may take is bounded: time, after which it gets SIGTERM and then SIGKILL, and output.
final class ChildProcess {
  /// How it ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    case timedOut
    case wroteTooMuch
  }

  /// One of its streams that are read.
  enum Stream { case output, errors }

  /// What came of it.
  struct Result: Equatable {
    var end: End
    var output: [UInt8]
    /// The beginning of what it wrote on standard error.
    var errors: [UInt8]
  }

  /// Bytes that are taken.
  struct Limits {
    /// Bytes that it may write; more is the end of it.
    var output = 1 << 18
    /// Bytes of standard error that are kept.
    var errors = 1 << 12
  }

  /// What it finds in its environment.
  enum Environment {
    /// What we have.
    case inherited
    /// Nothing.
    case empty
  }

  /// Seconds between SIGTERM and SIGKILL.
  static let graceSeconds = 1.0

  private let loop: EventLoop
  private let pid: pid_t
  private let completion: (Result) -> Void
  private let outputLimit: Int
  private let takesAllWithIt: Bool
  /// Hears what it writes as it comes; what is heard is not kept for the result.
  private let hear: ((Stream, [UInt8]) -> Void)?
  private var outputCount = 0
  private var input: ArraySlice<UInt8>
  private var keepsInputOpen: Bool
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var reason: End?
  private var hasEnded = false
  /// Ours of the pipes, and the end of its standard input that is its: while that is open, writing meets no SIGPIPE.
  private var descriptors: [Int32]
  private var tokens: [Int32: EventLoop.Token] = [:]
  private var timer: EventLoop.Token?

  /// Starts `arguments`, the program first, in `directory`; `completion` is called once, from the loop.
  ///
  /// With `keepsInputOpen` more can be written (``write(_:)``) until ``closeInput()``. Without `timeoutSeconds` it may run
  /// as long as it likes. What it left running is killed at its end where it `takesAllWithIt`; where it is killed, always.
  init(
    _ arguments: [String], in directory: String?, environment: Environment = .inherited, input: [UInt8],
    keepsInputOpen: Bool = false, takesAllWithIt: Bool = false, timeoutSeconds: Double?,
    limits: Limits = Limits(), on loop: EventLoop,
    hear: ((Stream, [UInt8]) -> Void)? = nil, completion: @escaping (Result) -> Void
  ) throws(SystemError) {
    self.loop = loop
    self.input = input[...]
    self.keepsInputOpen = keepsInputOpen
    outputLimit = limits.output
    self.takesAllWithIt = takesAllWithIt
    self.hear = hear
    self.completion = completion
    let streams = try Self.pipes(3)
    let child = Self.start(
      arguments, in: directory, environment, streams[0].reading, streams[1].writing, streams[2].writing)
    let error = SystemError.last
    let end = child < 0 ? -1 : cchildren_watch(child)
    let watchError = SystemError.last
    close(streams[1].writing)
    close(streams[2].writing)
    pid = child
    descriptors = [streams[0].reading, streams[0].writing, streams[1].reading, streams[2].reading]
    guard end >= 0 else {
      descriptors.forEach { close($0) }
      descriptors = []
      hasEnded = true
      if child >= 0 { cchildren_kill(child) }
      throw child < 0 ? error : watchError
    }
    descriptors.append(end)
    tokens[end] = loop.watch(end) { [weak self] in self?.collectEnd() }
    watch(streams[1].reading) { $0.takeOutput($1) }
    watch(streams[2].reading) { process, bytes in
      process.hear?(.errors, bytes)
      process.errors += bytes.prefix(max(0, limits.errors - process.errors.count))
      return true
    }
    watchInput()
    if let timeoutSeconds {
      timer = loop.schedule(after: timeoutSeconds) { [weak self] in
        self?.terminate(because: .timedOut, afterGrace: Self.graceSeconds)
      }
    }
  }

  /// Its process identifier.
  var identifier: Int32 { pid }

  deinit { stop() }

  /// Kills it and tells nobody.
  func stop() {
    guard !hasEnded else { return }
    release()
    killAll()
    cchildren_kill(pid)
  }

  /// Ends its time: SIGTERM now, and SIGKILL after so many seconds; its end is told all the same.
  func terminate(afterGrace seconds: Double) { terminate(because: .timedOut, afterGrace: seconds) }

  /// Writes more on its standard input.
  func write(_ bytes: [UInt8]) {
    guard keepsInputOpen, !hasEnded else { return }
    input += bytes
    watchInput()
  }

  /// Ends its standard input, once all is written.
  func closeInput() {
    guard keepsInputOpen, !hasEnded else { return }
    keepsInputOpen = false
    watchInput()
  }

  /// Reads what it has written so far.
  func drain() { for reader in readers { reader() } }

  // MARK: Streams

  private func takeOutput(_ bytes: [UInt8]) -> Bool {
    outputCount += bytes.count
    if let hear { hear(.output, bytes) } else { output += bytes }
    return outputCount <= outputLimit
  }

  private func watchInput() {
    let writing = descriptors[1]
    guard tokens[writing] == nil else { return }
    tokens[writing] = loop.watch(writing, for: .writable) { [weak self] in self?.writeInput(to: writing) }
  }

  /// Reads what comes; `take` says whether it may go on.
  private func watch(_ descriptor: Int32, _ take: @escaping (ChildProcess, [UInt8]) -> Bool) {
    tokens[descriptor] = loop.watch(descriptor) { [weak self] in
      self?.read(descriptor, take)
    }
    readers.append { [weak self] in
      while self?.read(descriptor, take) == true {}
    }
  }

  private var readers: [() -> Void] = []

  /// Returns whether there may be more at once.
  @discardableResult
  private func read(_ descriptor: Int32, _ take: (ChildProcess, [UInt8]) -> Bool) -> Bool {
    guard let token = tokens[descriptor] else { return false }
    switch readBytes(descriptor, limit: 1 << 14) {
    case .bytes(let bytes):
      if take(self, bytes) { return true }
      terminate(because: .wroteTooMuch, afterGrace: Self.graceSeconds)
    case .wouldBlock: return false
    case .end, .failed: break
    }
    loop.cancel(token)
    tokens[descriptor] = nil
    return false
  }

  private func writeInput(to descriptor: Int32) {
    while !input.isEmpty {
      let count = input.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      input = input.dropFirst(count)
    }
    if let token = tokens.removeValue(forKey: descriptor) { loop.cancel(token) }
    guard !keepsInputOpen else { return }
    for end in descriptors.prefix(2) { close(end) }
    descriptors.removeFirst(2)
  }

  // MARK: Its end

  private func terminate(because reason: End, afterGrace seconds: Double) {
    guard self.reason == nil, !hasEnded else { return }
    self.reason = reason
    if let timer { loop.cancel(timer) }
    cchildren_signal(pid, SIGTERM)
    timer = loop.schedule(after: seconds) { [weak self] in
      self?.killAll()
    }
  }

  /// Kills its process group, and those that left it and can be found.
  private func killAll() {
    let members = ProcessTree.members(of: pid)
    cchildren_signal(pid, SIGKILL)
    for member in members { kill(member, SIGKILL) }
  }

  private func collectEnd() {
    var status: Int32 = 0
    guard !hasEnded else { return }
    // Until its end is collected, its group is still its own.
    if takesAllWithIt { cchildren_signal(pid, SIGKILL) }
    guard cchildren_ended(pid, &status) != 0 else { return }
    // What it wrote last may still be in the pipes; those that it started may hold them open for ever.
    for reader in readers { reader() }
    let end = reason ?? (status < 0 ? .killed(signal: -status) : .exited(status))
    release()
    completion(Result(end: end, output: output, errors: errors))
  }

  private func release() {
    hasEnded = true
    readers = []
    for token in tokens.values { loop.cancel(token) }
    tokens = [:]
    if let timer { loop.cancel(timer) }
    timer = nil
    for descriptor in descriptors { close(descriptor) }
    descriptors = []
  }

  // MARK: Starting

  private static func start(
    _ arguments: [String], in directory: String?, _ environment: Environment, _ input: Int32, _ output: Int32,
    _ errors: Int32
  ) -> pid_t {
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return words.withUnsafeBufferPointer {
      cchildren_start($0.baseAddress, directory, environment == .empty ? 0 : 1, input, output, errors)
    }
  }

  private static func pipes(_ count: Int) throws(SystemError) -> [(reading: Int32, writing: Int32)] {
    var pipes: [(reading: Int32, writing: Int32)] = []
    for number in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let error = SystemError.last
        for pipe in pipes {
          close(pipe.reading)
          close(pipe.writing)
        }
        throw error
      }
      // Ours never blocks, its own does, as a program expects; none is left to other children.
      makeNonBlocking(number == 0 ? ends[1] : ends[0])
      _ = fcntl(number == 0 ? ends[0] : ends[1], F_SETFD, FD_CLOEXEC)
      pipes.append((ends[0], ends[1]))
    }
    return pipes
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
