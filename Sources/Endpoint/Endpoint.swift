// The provider endpoint: sockets, TLS and HTTP/2 round the gateway of `APNs`.
//
//     listener ─▶ ProviderSession: bytes ─▶ TLS ─▶ HTTP/2 ─▶ request ─▶ Runtime.take ─▶ outcome
//                                                                                       │ gathered for one turn
//     socket ◀─ TLS ◀─ HTTP/2 ◀─ answer ◀──────────────── Runtime.accept, one transaction ◀─ AnswerBatch
//
// Everything runs on the center's one loop. It never waits for a peer: each has one read a turn, what it does not take is
// bounded, and whoever is slow, floods, or breaks the rules loses its connection and nobody else's.
//
// Read next: Endpoint+Serving.swift, Connections/ProviderSession.swift, Answering/AnswerBatch.swift.

public import APNs
import Center
public import Cryptography
import HTTP2
public import Runtime

/// Two addresses, sandbox and production, at which providers push to the center of one runtime.
///
/// Serves from ``init(_:runtime:loop:)`` until ``end()``; ``shutDown(_:)`` lets providers finish first.
public final class Endpoint {
  /// What an endpoint is made of.
  public struct Configuration {
    /// Where each environment listens.
    public var addresses: [(environment: APNsEnvironment, address: ListenAddress)]
    /// TLS with this identity; nil: cleartext HTTP/2 by prior knowledge.
    public var tls: TLSServer?
    /// Who signed certificates of providers that are Belfry's own; nil: nobody.
    public var authority: CertificateAuthority?

    /// Makes a configuration.
    public init(
      addresses: [(environment: APNsEnvironment, address: ListenAddress)], tls: TLSServer?,
      authority: CertificateAuthority? = nil
    ) {
      self.addresses = addresses
      self.tls = tls
      self.authority = authority
    }
  }

  /// What it was made of.
  public let configuration: Configuration
  /// How much one peer may ask for: as the service's choices say, with as many connections as the system has room for.
  public let limits: EndpointLimits
  /// Hears of each request once it is answered.
  public var onRequest: ((RequestRecord) -> Void)?

  let runtime: Runtime
  let loop: EventLoop
  let tools: CryptographyTools
  var listeners: [Listener] = []
  var sessions: [Int64: ProviderSession] = [:]
  var batch = AnswerBatch()
  /// The number of the newest connection: it goes on where the center before ended.
  var lastNumber: Int64
  var sweep: EventLoop.Token?
  /// Bytes on their way from a socket, for all sessions.
  var readBuffer: [UInt8]
  var drain: Drain?
  var hasEnded = false
  var accepting: [Int32: EventLoop.Token] = [:]

  /// Listens at all addresses, or at none.
  ///
  /// Throws where one cannot be had (exit code 3).
  public init(_ configuration: Configuration, runtime: Runtime, loop: EventLoop) throws(OperationError) {
    self.configuration = configuration
    self.runtime = runtime
    self.loop = loop
    limits = runtime.gateway.choices.limits.fitting(descriptors: raiseDescriptorLimit())
    tools = CryptographyTools(
      identifiers: runtime.configuration.identifiers, after: runtime.state.lastSequence + Int64(runtime.inboxCount))
    lastNumber = runtime.providerLog.lastConnection
    readBuffer = [UInt8](repeating: 0, count: limits.bytesPerTurn)
    for (environment, address) in configuration.addresses {
      listeners.append(try Listener(environment: environment, address: address))
    }
    for listener in listeners { listen(on: listener) }
  }

  /// Where an environment can be reached: `https://127.0.0.1:2197`; nil where it does not listen.
  public func url(_ environment: APNsEnvironment) -> String? {
    let scheme = configuration.tls == nil ? "http" : "https"
    return listeners.first { $0.environment == environment }.map { "\(scheme)://\($0.name)" }
  }

  /// What whoever starts it should know; nil: all is as it was asked for.
  public var remark: String? {
    let wanted = runtime.gateway.choices.limits.connections
    guard limits.connections < wanted else { return nil }
    return "no more than \(limits.connections) connections at a time, \(wanted) were asked for: the system gives this "
      + "process too few descriptors (see 'ulimit -Hn')"
  }

  /// How many providers are connected.
  public var connectionCount: Int { sessions.count }

  /// How many requests are on their way.
  var openStreamCount: Int { sessions.values.reduce(0) { $0 + $1.http.openStreamCount } }

  /// Bytes that wait for peers to take them, or for the rest of their requests.
  public var heldByteCount: Int { sessions.values.reduce(0) { $0 + $1.heldByteCount } }
}
