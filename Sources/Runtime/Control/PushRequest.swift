import Center
import HTTP2
import Payload

// A push without credentials: `POST /3/device/` and the bundle identifier, with the headers that Apple knows.

extension Operation.Push {
  /// Reads a request to the app `name`; to the one that the payload names where it is empty.
  init(_ name: String, _ message: HTTPMessage) throws(ControlError) {
    let fields = message.fields
    let origin = fields.value(of: "belfry-origin") ?? "the request"
    guard message.isComplete, message.bodyByteCount <= Runtime.payloadByteLimit else {
      throw ControlError(.unread(origin))
    }
    var headers = Arrival.Headers()
    if let word = fields.value(of: "apns-push-type") {
      guard let pushType = PushType(rawValue: word) else {
        let words = PushType.allCases.map(\.rawValue).joined(separator: ", ")
        throw ControlError(400, "'\(word)' is no apns-push-type; expected one of \(words)")
      }
      headers.pushType = pushType
    }
    if let text = fields.value(of: "apns-priority") {
      guard let priority = Int(text), [10, 5, 1].contains(priority) else {
        throw ControlError(400, "'\(text)' is no apns-priority; expected 10, 5 or 1")
      }
      headers.priority = priority
    }
    if let text = fields.value(of: "apns-expiration") {
      guard let expiration = Int64(text) else {
        throw ControlError(400, "'\(text)' is no apns-expiration; expected seconds since 1970")
      }
      headers.expiration = expiration
    }
    if let text = fields.value(of: "apns-collapse-id") {
      guard text.utf8.count <= 64 else {
        throw ControlError(400, "an apns-collapse-id may have 64 bytes, not \(text.utf8.count)")
      }
      headers.collapseIdentifier = text
    }
    headers.topic = fields.value(of: "apns-topic")
    self.init(
      bundleIdentifier: name.isEmpty ? nil : name, payload: message.body, headers: headers,
      deliveryIdentifier: fields.value(of: "apns-id"), origin: origin)
  }

  /// The header fields that say what this push says beside its app and its payload; nil where fields cannot say it.
  ///
  /// A field takes no control characters and no blanks at its ends (RFC 9113 section 8.2.1). Attachments have none.
  var fields: [HTTPField]? {
    guard attachments.isEmpty else { return nil }
    let values: [(String, String?)] = [
      ("belfry-origin", origin), ("apns-id", deliveryIdentifier), ("apns-push-type", headers.pushType?.rawValue),
      ("apns-priority", headers.priority.map(String.init)), ("apns-expiration", headers.expiration.map { String($0) }),
      ("apns-collapse-id", headers.collapseIdentifier), ("apns-topic", headers.topic),
    ]
    let fields = values.compactMap { name, value in value.map { HTTPField(name, $0) } }
    let areReadable =
      bundleIdentifier != "" && (headers.priority.map { [10, 5, 1].contains($0) } ?? true)
      && (headers.collapseIdentifier ?? "").utf8.count <= 64
    return areReadable && fields.allSatisfy { $0.value.isFieldValue } ? fields : nil
  }
}

extension String {
  /// Whether HTTP/2 takes it as the value of a field, and a header block has room for it.
  fileprivate var isFieldValue: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && utf8.first != 0x20 && utf8.last != 0x20 && utf8.count <= 1000
  }
}
