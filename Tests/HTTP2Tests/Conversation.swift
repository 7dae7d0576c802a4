import HTTP2

/// A server and a client that hand each other their bytes in memory.
final class Conversation {
  let server: ServerSession
  let client: ClientSession
  private(set) var serverEvents: [SessionEvent] = []
  private(set) var clientEvents: [SessionEvent] = []

  init(
    server: SessionLimits = SessionLimits(concurrentStreams: 100), client: SessionLimits = SessionLimits()
  ) throws {
    self.server = try ServerSession(limits: server)
    self.client = try ClientSession(limits: client)
  }

  /// Carries bytes both ways until nobody has any.
  func run() throws { while try step() {} }

  /// Carries what there is once each way; false where there was nothing.
  @discardableResult
  func step() throws -> Bool {
    let toServer = try bytes(of: client)
    try server.receive(toServer)
    serverEvents += server.takeEvents()
    let toClient = try bytes(of: server)
    try client.receive(toClient)
    serverEvents += server.takeEvents()
    clientEvents += client.takeEvents()
    return !toServer.isEmpty || !toClient.isEmpty
  }

  /// What `session` has to send.
  func bytes(of session: Session) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try session.send(into: &bytes)
    return bytes
  }

  /// Sends a request as a provider does.
  @discardableResult
  func post(_ path: String = "/3/device/00ff", _ body: String = "{}", fields: [HTTPField] = []) -> StreamIdentifier? {
    client.request(
      method: "POST", authority: "localhost", path: path, fields: fields, body: Array(body.utf8))
  }

  /// The requests that the server has seen.
  var requests: [HTTPMessage] { messages(serverEvents) }
  /// The responses that the client has seen.
  var responses: [HTTPMessage] { messages(clientEvents) }

  private func messages(_ events: [SessionEvent]) -> [HTTPMessage] {
    events.compactMap { if case .message(_, let message) = $0 { message } else { nil } }
  }
}
