import APNs
import HTTP2

extension ProviderRequest {
  /// The request of an HTTP/2 message.
  init(_ message: HTTPMessage) {
    var fields: [Field] = []
    fields.reserveCapacity(message.fields.count)
    for field in message.fields where !field.name.hasPrefix(":") { fields.append(Field(field.name, field.value)) }
    self.init(
      method: message.method, path: message.path, fields: fields, body: message.body,
      bodyByteCount: message.bodyByteCount)
  }
}
