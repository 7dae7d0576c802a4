/// A request or a response as it came (RFC 9110 section 6).
public struct HTTPMessage: Equatable, Sendable {
  /// The fields, the pseudo-header fields first.
  ///
  /// nghttp2 has seen to it that those are there and make sense.
  public var fields: HTTPFields
  /// There were more fields than ``SessionLimits/fieldBytes`` allows: those that were too many are missing.
  public var hasTooManyFields: Bool
  /// The body, or its beginning where it is longer than ``SessionLimits/bodyBytes``.
  public var body: [UInt8]
  /// How many bytes of the body came.
  public var bodyByteCount: Int
  /// Whether all of the body came.
  ///
  /// A request that is not complete can be answered all the same; its peer is then told
  /// to stop sending.
  public var isComplete: Bool

  /// `:method`; empty in a response.
  public var method: String { fields.value(of: ":method") ?? "" }
  /// `:path`, with the query; empty in a response.
  public var path: String { fields.value(of: ":path") ?? "" }
  /// `:status`; 0 in a request.
  public var status: Int { fields.value(of: ":status").flatMap { Int($0) } ?? 0 }
}
