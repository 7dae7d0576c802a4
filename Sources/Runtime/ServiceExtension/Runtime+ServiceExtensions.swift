import Center
public import Payload
import Storage

extension Runtime {
  /// A runner for the service extensions of this phone's apps.
  func makeExtensionRunner(on loop: EventLoop) -> ServiceExtensionRunner {
    ServiceExtensionRunner(
      on: loop, with: MediaAccess(folder: attachmentFolder, isFetched: configuration.fetchesMedia),
      ServiceExtensionRunner.Hooks(
        started: { [weak self] in _ = try? self?.send(.serviceExtensionStarted(delivery: $0)) },
        // Where it cannot be stored that was announced, and the next start shows the original.
        ended: { [weak self] in
          self?.frameOfNewestResult = self?.frameNumber ?? 0
          _ = try? self?.send(.serviceExtensionEnded(delivery: $0, $1))
          self?.idleChanged?()
        },
        // A gauge on the screen goes on.
        ticked: { [weak self] in _ = try? self?.send(.timePassed) }))
  }

  /// Hands what the phone asks for to the runner, or keeps it until there is one.
  func runExtensions(_ effects: [CenterEffect]) {
    for effect in effects {
      switch effect {
      case .runServiceExtension(let request):
        if let extensions { extensions.take(request) } else { extensionsToRun.append(request) }
      case .stopServiceExtension(let delivery):
        extensions?.stop(delivery)
        idleChanged?()
      default: break
      }
    }
  }

  /// Whether no extension has a push, and what the newest made of its push is on the screen, where there is one.
  var areExtensionsSettled: Bool {
    guard extensions?.hasReportedAll ?? true else { return false }
    return frameNumber == 0 || frameNumber > frameOfNewestResult
  }

  /// Carries out an operation in this process alone, and waits for the programs that it starts.
  public func performWithPrograms(_ operation: Operation) -> Result<[JSONOutput], OperationError> {
    let reply = replyWithPrograms(to: operation)
    return reply.error.map(Result.failure) ?? .success(reply.output)
  }

  /// Carries out an operation where no center runs: extensions that it starts are waited for, and apps are told of their
  /// responses, before it is answered.
  func replyWithPrograms(to operation: Operation) -> OperationReply {
    let reply = replyWithDelegates(to: operation)
    guard !extensionsToRun.isEmpty else { return reply }
    waitForExtensions()
    guard reply.error == nil else { return reply }
    // What became of it is another story than what was known at first.
    switch operation {
    case .push: return OperationReply(reply.output.map { latest(of: $0) ?? $0 })
    case .state, .explain, .deliveries, .newestDeliveries: return self.reply(to: operation)
    default: return reply
    }
  }

  /// Runs what waits, as long as it takes: each has its limits.
  private func waitForExtensions() {
    let loop = EventLoop()
    let runner = makeExtensionRunner(on: loop)
    extensions = runner
    for request in extensionsToRun { runner.take(request) }
    extensionsToRun = []
    while !runner.isIdle { loop.turn(waiting: nil) }
    extensions = nil
    runner.stop()
  }

  /// The record of the delivery that `output` tells of, as it is now.
  private func latest(of output: JSONOutput) -> JSONOutput? {
    guard case .object(let members) = output,
      case .string(let identifier)? = members.first(where: { $0.0 == "deliveryIdentifier" })?.1
    else { return nil }
    return (try? store.delivery(identifier: identifier))??.json
  }
}
