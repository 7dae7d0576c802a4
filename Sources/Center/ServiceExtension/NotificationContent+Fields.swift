import Payload

extension NotificationContent {
  /// The text under `path` in ``userInfo``, such as `message.sender` or `images.0`; nil where there is none.
  ///
  /// A number is the text that was sent.
  public func text(at path: String) -> String? {
    guard let value = value(at: path) else { return nil }
    switch value.kind {
    case .string: return value.string
    case .number, .bool: return value.minified
    case .null, .array, .object: return nil
    }
  }

  /// What stands under `path` in ``userInfo``.
  func value(at path: String) -> JSONValue? {
    path.split(separator: ".").reduce(JSONDocument(Array(userInfo.utf8)).root) { value, part in
      if let value, value.kind == .array, let place = Int(part) {
        return value.elements.indices.contains(place) ? value.elements[place] : nil
      }
      return value?[String(part)]
    }
  }
}
