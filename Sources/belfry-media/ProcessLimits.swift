import Media

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What this process may use, set by itself before it has read a byte: whatever a file makes of a decoder, it has no
/// memory, no time, no files and no network to go on with.
enum ProcessLimits {
  /// Bytes of memory, the libraries that are mapped included.
  static let memory: UInt64 = 1 << 30
  /// Seconds of the processor; the kernel ends the process then.
  static let processorSeconds: UInt64 = 10
  /// Seconds of the processor after which no more pictures are begun.
  static let workSeconds = 6.0

  /// Sets all but the one on descriptors, which has to wait until the file is open.
  static func apply() {
    // A limit on files is told by the write, not by the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    // Whatever was handed down besides the standard streams.
    for descriptor in STDERR_FILENO + 1..<1024 { close(descriptor) }
    set(Resource.processor, processorSeconds, atMost: processorSeconds + 2)
    set(Resource.core, 0)
    // Where the reply itself goes to a file, it has to have room.
    set(Resource.fileSize, isFile(STDOUT_FILENO) ? UInt64(MediaLimits.answerBytes) : 0)
    set(Resource.processes, 0)
    set(Resource.memory, memory)
  }

  /// From here on nothing can be opened: no file, no socket, no pipe.
  static func forbidOpening() { set(Resource.descriptors, 0) }

  /// Whether there is time to begin another picture.
  static var hasTime: Bool { Double(clock()) / Double(CLOCKS_PER_SEC) < workSeconds }

  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func set(_ resource: Int32, _ value: UInt64, atMost hardLimit: UInt64? = nil) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(hardLimit ?? value))
    setrlimit(resource, &limit)
  }
}

/// The numbers of the resources, which every system names in its own way.
private enum Resource {
  #if canImport(Glibc)
    static let processor = Int32(RLIMIT_CPU.rawValue)
    static let core = Int32(RLIMIT_CORE.rawValue)
    static let fileSize = Int32(RLIMIT_FSIZE.rawValue)
    static let processes = Int32(__RLIMIT_NPROC.rawValue)
    static let memory = Int32(RLIMIT_AS.rawValue)
    static let descriptors = Int32(RLIMIT_NOFILE.rawValue)
  #else
    static let processor = RLIMIT_CPU
    static let core = RLIMIT_CORE
    static let fileSize = RLIMIT_FSIZE
    static let processes = RLIMIT_NPROC
    static let memory = RLIMIT_AS
    static let descriptors = RLIMIT_NOFILE
  #endif
}
