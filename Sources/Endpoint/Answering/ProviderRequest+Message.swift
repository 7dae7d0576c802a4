import APNs
import HTTP2

/// Makes requests of the messages of one connection.
///
/// A provider sends the same token, topic and push type with push after push. A field that is byte for byte the one that
/// the message before had in its place is taken from there, and no text is made of it again.
struct RequestMaker {
  /// Nothing that is larger is remembered, so that thousands of connections stay small.
  private static let rememberedBytes = 2048

  private var lastFields: HTTPFields?
  private var lastMade: [ProviderRequest.Field] = []

  /// The request of a message.
  mutating func request(of message: HTTPMessage) -> ProviderRequest {
    let fields = fields(of: message.fields)
    let isSmall = message.fields.byteCount <= Self.rememberedBytes
    (lastFields, lastMade) = isSmall ? (message.fields, fields) : (nil, [])
    return ProviderRequest(
      method: message.method, path: message.path, fields: fields, body: message.body,
      bodyByteCount: message.bodyByteCount)
  }

  /// The fields without the pseudo-header fields, which stand before all others.
  private func fields(of fields: HTTPFields) -> [ProviderRequest.Field] {
    let first = fields.pseudoCount
    guard let lastFields, lastFields.count - lastMade.count == first else { return fields[first...].map(made) }
    let isSame =
      fields.count == lastFields.count && (first..<fields.count).allSatisfy { fields.isSame(at: $0, as: lastFields) }
    if isSame { return lastMade }
    return (first..<fields.count).map { place in
      fields.isSame(at: place, as: lastFields) ? lastMade[place - first] : made(fields[place])
    }
  }

  private func made(_ field: HTTPField) -> ProviderRequest.Field { ProviderRequest.Field(field.name, field.value) }
}
