/// Whom a card means; what is nil narrows nothing.
public struct FaultScope: Equatable, Sendable {
  /// Device tokens, in lower case.
  public var token: FaultPattern?
  /// `apns-topic`, or the bundle identifier in the path of a broadcast.
  public var topic: FaultPattern?
  /// `apns-push-type`.
  public var pushType: String?
  /// The address that the connection came in at.
  public var environment: APNsEnvironment?
  /// ``ProviderConnection/number``.
  public var connection: Int64?

  /// Means everybody.
  public init(
    token: FaultPattern? = nil, topic: FaultPattern? = nil, pushType: String? = nil,
    environment: APNsEnvironment? = nil, connection: Int64? = nil
  ) {
    self.token = token
    self.topic = topic
    self.pushType = pushType
    self.environment = environment
    self.connection = connection
  }

  /// Whether it asks for something that only a request has.
  var namesRequests: Bool { token != nil || topic != nil || pushType != nil }

  /// Whether a request on the connection is meant.
  func matches(_ request: ProviderRequest, on connection: ProviderConnection) -> Bool {
    guard matches(connection) else { return false }
    if let pushType, request.value(of: "apns-push-type") != pushType { return false }
    if let topic, !topic.matches(request.faultTopic) { return false }
    if let token, !token.matches(request.faultToken) { return false }
    return true
  }

  /// Whether the connection is meant.
  func matches(_ other: ProviderConnection) -> Bool {
    if let environment, environment != other.environment { return false }
    if let connection, connection != other.number { return false }
    return true
  }
}

/// A text in which each `*` stands for any characters; letters match in either case.
public struct FaultPattern: Equatable, Sendable {
  /// As it was written.
  public let text: String
  private let bytes: [UInt8]

  /// Makes a pattern; without a `*` it matches nothing but itself.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.lowercased().utf8)
  }

  /// Whether all of `text` fits.
  ///
  /// Goes back to the last `*` at most, so the cost is bounded by the product of both lengths.
  public func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text.lowercased().utf8)
    var (place, read) = (0, 0)
    var star: (place: Int, read: Int)?
    while read < text.count {
      if place < bytes.count, bytes[place] == UInt8(ascii: "*") {
        star = (place, read)
        place += 1
      } else if place < bytes.count, bytes[place] == text[read] {
        place += 1
        read += 1
      } else if let last = star {
        star = (last.place, last.read + 1)
        (place, read) = (last.place + 1, last.read + 1)
      } else {
        return false
      }
    }
    return bytes[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension ProviderRequest {
  /// What stands behind `/3/device/`; empty where the path is another.
  var faultToken: Substring { path.hasPrefix("/3/device/") ? path.dropFirst("/3/device/".count) : "" }

  /// The topic, or the app of a broadcast.
  fileprivate var faultTopic: String {
    if let topic = value(of: "apns-topic") { return topic }
    let parts = path.split(separator: "/")
    guard let apps = parts.firstIndex(of: "apps"), apps + 1 < parts.endIndex else { return "" }
    return String(parts[apps + 1])
  }
}
