import APNs
import Center
import Cryptography
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

/// An endpoint on loopback whose service trusts everyone and takes every device token.
///
/// It and its clients turn on one loop, in one thread: what a test waits for is an event, never time.
final class Served {
  let loop = EventLoop()
  let runtime: Runtime
  let endpoint: Endpoint

  init(
    _ limits: EndpointLimits = .patient, tls: TLSServer? = nil, clock: any Clock = SystemClock(),
    choosing change: (inout GatewayChoices) -> Void = { _ in }
  ) throws {
    runtime = try Runtime(Runtime.Configuration(state: .memory, clock: clock))
    runtime.gateway.choices.adoptsUnknownTokens = true
    runtime.gateway.choices.credentials.trustsEveryone = true
    runtime.gateway.choices.limits = limits
    change(&runtime.gateway.choices)
    endpoint = try Endpoint(
      Endpoint.Configuration(
        addresses: [(.sandbox, ListenAddress(host: "127.0.0.1", port: 0))], tls: tls),
      runtime: runtime, loop: loop)
  }

  deinit { endpoint.end() }

  var port: UInt16 { endpoint.url(.sandbox).flatMap { $0.split(separator: ":").last }.flatMap { UInt16($0) } ?? 0 }

  /// A connection to it.
  func client(_ limits: SessionLimits = SessionLimits(), tls: TLSClient? = nil) throws -> Client {
    try Client(port: port, loop: loop, limits: limits, tls: tls)
  }

  /// Turns until `condition` holds.
  func turn(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    loop.turn(until: condition, sourceLocation: sourceLocation)
  }

  /// The status of the answer to a request; nil where the server gave none.
  func status(of stream: StreamIdentifier?, on client: Client, sourceLocation: SourceLocation = #_sourceLocation)
    -> Int?
  {
    turn(until: { client.isOver(stream) }, sourceLocation: sourceLocation)
    return client.answer(stream)?.status
  }

  /// Expects that somebody else is served as if nothing had happened.
  func expectToServe(tls: TLSClient? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let other = try client(tls: tls)
    let stream = other.push()
    turn(until: { other.isOver(stream) }, sourceLocation: sourceLocation)
    #expect(other.answer(stream)?.status == 200, sourceLocation: sourceLocation)
    other.close()
  }
}

extension EventLoop {
  /// Turns until `condition` holds; fails where it does not within a minute, which only a broken product needs.
  func turn(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = MonotonicTime.now.adding(seconds: 60)
    while !condition() {
      guard MonotonicTime.now < end else {
        Issue.record("waited a minute in vain", sourceLocation: sourceLocation)
        return
      }
      turn(waiting: 0.05)
    }
  }
}

extension EndpointLimits {
  /// Nobody is cut off by the clock: in a test time passes where ``Served/pass(_:)`` says so, however slow the machine is.
  static var patient: EndpointLimits {
    var limits = EndpointLimits()
    (limits.sweepSeconds, limits.wordlessSeconds) = (3600, 3600)
    return limits
  }
}

extension Served {
  /// Lets so many seconds pass for everyone who is connected.
  func pass(_ seconds: Double) { endpoint.checkTime(at: .now.adding(seconds: seconds)) }

  /// Lays a card of the fault deck, as `belfry faults add` does.
  func lay(_ card: String) throws {
    let card = try FaultCard(card)
    try runtime.changeGateway { gateway in
      _ = gateway.faults.lay(card, at: runtime.configuration.clock.now)
      return []
    }
  }

  /// A connection on which nothing is said but what the test says.
  func silentClient(receiveBuffer: Int32? = nil) throws -> Client {
    let count = endpoint.connectionCount
    let client = try Client(
      port: port, loop: loop, limits: SessionLimits(), tls: nil, isSilent: true, receiveBuffer: receiveBuffer)
    turn { endpoint.connectionCount > count }
    return client
  }

  /// The same after preface and SETTINGS.
  func introducedClient(settings: [UInt8] = Frames.settings, receiveBuffer: Int32? = nil) throws -> Client {
    let client = try silentClient(receiveBuffer: receiveBuffer)
    client.send(raw: Frames.preface + settings)
    turn { client.receivedFrames.contains { $0.type == 4 } }
    return client
  }
}
