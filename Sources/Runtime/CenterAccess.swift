public import Payload
import Storage

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
      try performInPages(operation, configuration) {
        output += $0
        return true
      }
      return .success(output)
    } catch {
      return .failure(error)
    }
  }

  /// Performs `operation` like ``perform(_:_:)`` and hands over its output page by page.
  ///
  /// Between pages other commands and the center have their turn; each object comes once. It ends where `page` returns
  /// false: nobody wants more.
  public static func performInPages(
    _ operation: Operation, _ configuration: Runtime.Configuration, page: ([JSONOutput]) -> Bool
  ) throws(OperationError) {
    var next: Operation? = operation
    while let asked = next {
      // Between pages the state is closed: others have their turn.
      var runtime: Runtime?
      let reply =
        try asked == operation
        ? Self.reply(to: asked, configuration, keeping: &runtime) : Self.reply(toNext: asked, configuration)
      if let error = reply.error { throw error }
      guard page(reply.output) else { return }
      next = reply.nextPage(of: asked)
    }
  }

  /// Asks for another page as for the first.
  ///
  /// Where the store has it, no center is restored for it: with a list of thousands that costs more than a page does.
  private static func reply(
    toNext operation: Operation, _ configuration: Runtime.Configuration
  ) throws(OperationError) -> OperationReply {
    try reply(to: operation, configuration) { lock throws(OperationError) in
      do throws(StoreError) {
        let store = try Store(path: configuration.directory?.databasePath)
        _ = try store.isRecoveryUntold(toldNow: false)
        if let page = try store.page(following: operation) { return page }
        store.close()
      } catch {
        throw OperationError(error)
      }
      var runtime: Runtime?
      return try open(configuration, lock: lock, in: &runtime).reply(to: operation)
    }
  }

  /// Tries the socket of a running center, else the lock, in turns: a center may start or end at any moment.
  ///
  /// Where it opens the state itself, the runtime is left in `runtime`, and used from there the next time.
  static func reply(
    to operation: Operation, _ configuration: Runtime.Configuration, keeping runtime: inout Runtime?
  ) throws(OperationError) -> OperationReply {
    if let runtime { return runtime.replyWithPrograms(to: operation) }
    var opened: Runtime?
    defer { if let opened { runtime = opened } }
    return try reply(to: operation, configuration) { lock throws(OperationError) in
      try open(configuration, lock: lock, in: &opened).replyWithPrograms(to: operation)
    }
  }

  /// Has the running center answer, or else `here`, with the state's lock, and without one for a state in memory.
  private static func reply(
    to operation: Operation, _ configuration: Runtime.Configuration,
    here: (DirectoryLock?) throws(OperationError) -> OperationReply
  ) throws(OperationError) -> OperationReply {
    guard let directory = configuration.directory else { return try here(nil) }
    try directory.create()
    let path = try ControlSocket.path(in: directory)
    let patience = LockPatience(directory)
    while true {
      if let client = try ControlClient(path: path),
        case .reply(let reply) = try client.perform(operation, delayed: configuration.reportDelay)
      {
        return reply
      }
      if let lock = try DirectoryLock(directory, asCenter: false) {
        defer { withExtendedLifetime(lock) {} }
        return try here(lock)
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
