/// A request as it came over HTTP/2, before anything about it was checked.
public struct ProviderRequest: Equatable, Sendable {
  /// A header field: name in lower case, value as it was sent.
  public struct Field: Equatable, Sendable {
    /// The name, in lower case.
    public var name: String
    /// The value.
    public var value: String
    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// `:method`.
  public var method: String
  /// `:path`.
  public var path: String
  /// The fields without the pseudo-header fields, in the order and as often as they came.
  public var fields: [Field]
  /// The body; of one that is over every limit only its beginning.
  public var body: [UInt8]
  /// How many bytes the body had; more than `body` has where the rest was thrown away.
  public var bodyByteCount: Int
  /// Makes a request.
  public init(method: String, path: String, fields: [Field], body: [UInt8] = [], bodyByteCount: Int? = nil) {
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
    self.bodyByteCount = bodyByteCount ?? body.count
  }

  /// The value of the first field called `name`; nil where there is none.
  public func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}
