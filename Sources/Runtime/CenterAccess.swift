public import Payload

/// How a command reaches the center, wherever it is: the running one, or the state on disk.
public enum CenterAccess {
  /// Performs `operation` where the state is: in the center that runs on it, or else in this process on the store.
  ///
  /// The output is complete: what comes in pages is gathered. For millions of deliveries or responses use
  /// ``performInPages(_:_:page:)``.
  public static func perform(
    _ operation: Operation, _ configuration: Runtime.Configuration
  ) -> Result<[JSONOutput], OperationError> {
    var output: [JSONOutput] = []
    do throws(OperationError) {
      try performInPages(operation, configuration) { output += $0 }
      return .success(output)
    } catch {
      return .failure(error)
    }
  }

  /// Performs `operation` like ``perform(_:_:)`` and hands over its output page by page.
  ///
  /// Between pages other commands and the center have their turn; each object comes once.
  public static func performInPages(
    _ operation: Operation, _ configuration: Runtime.Configuration, page: ([JSONOutput]) -> Void
  ) throws(OperationError) {
    var next: Operation? = operation
    while let asked = next {
      // Between pages the state is closed: others have their turn.
      var runtime: Runtime?
      let reply = try reply(to: asked, configuration, keeping: &runtime)
      if let error = reply.error { throw error }
      page(reply.output)
      next = reply.nextPage(of: asked)
    }
  }

  /// Tries the socket of a running center, else the lock, in turns: a center may start or end at any moment.
  ///
  /// Where it opens the state itself, the runtime is left in `runtime`, and used from there the next time.
  static func reply(
    to operation: Operation, _ configuration: Runtime.Configuration, keeping runtime: inout Runtime?
  ) throws(OperationError) -> OperationReply {
    if let runtime { return runtime.reply(to: operation) }
    guard let directory = configuration.directory else {
      return try open(configuration, lock: nil, in: &runtime).reply(to: operation)
    }
    try directory.create()
    let path = try ControlSocket.path(in: directory)
    let patience = LockPatience(directory)
    while true {
      if let client = try ControlClient(path: path), case .reply(let reply) = try client.perform(operation) {
        return reply
      }
      if let lock = try DirectoryLock(directory, asCenter: false) {
        return try open(configuration, lock: lock, in: &runtime).replyWithPrograms(to: operation)
      }
      try patience.wait()
    }
  }

  private static func open(
    _ configuration: Runtime.Configuration, lock: DirectoryLock?, in runtime: inout Runtime?
  ) throws(OperationError) -> Runtime {
    let opened = try Runtime(configuration, role: .command, lock: lock)
    runtime = opened
    return opened
  }
}
