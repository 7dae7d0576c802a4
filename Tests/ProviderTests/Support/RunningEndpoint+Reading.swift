import Foundation

extension RunningEndpoint {
  /// What `requests --json` says of a request.
  struct Request: Decodable {
    var status: Int
    var reason: String?
    var deliveryIdentifier: String
    var credentialFault: String?
  }

  /// What `deliveries --json` says of an arrival.
  struct Delivery: Decodable {
    var pushType: String
    var explanation: [Step]

    struct Step: Decodable { var step, verdict: String }

    /// What a step of the decision came to; nil where it was not reached.
    func verdict(of step: String) -> String? { explanation.first { $0.step == step }?.verdict }
  }

  /// What `state --json` says.
  struct State: Decodable {
    var notifications: [Notification]
    struct Notification: Decodable {
      var title, body: String
      var attachments: [Attachment]
    }
    struct Attachment: Decodable { var identifier, url, type: String }
  }

  /// What `connections --json` says of a connection.
  struct Connection: Decodable {
    var end: String?
    var endDetail: String?
  }

  /// The connections, the oldest first.
  func connections() throws -> [Connection] { try lines(of: belfry("connections", "--json")) }

  /// The requests, the oldest first.
  func requests() throws -> [Request] { try lines(of: belfry("requests", "--json")) }

  /// The arrivals, the oldest first.
  func deliveries() throws -> [Delivery] { try lines(of: belfry("deliveries", "--json")) }

  /// The phone.
  func state() throws -> State { try JSONDecoder().decode(State.self, from: belfry("state", "--json")) }

  /// One value a line.
  private func lines<Value: Decodable>(of text: Data) throws -> [Value] {
    try text.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Value.self, from: $0) }
  }
}
