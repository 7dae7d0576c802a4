import Payload

/// Headers with a value of their own form.
///
/// Source: apple-rules 2.2, 2.4.
extension Examination {
  /// 400 `BadExpirationDate`: whole seconds since 1970, 0 for one attempt.
  mutating func checkExpiration() -> Rejection? {
    guard let value = headers.expiration else { return nil }
    expiration = value.decimalNumber
    guard expiration == nil else { return nil }
    return Rejection(
      .badExpirationDate, because: "apns-expiration is \(quoted(value)); it is whole seconds since 1970, or 0")
  }

  /// 400 `BadPriority`: 10, 5 or 1; absent is 10.
  mutating func checkPriority() -> Rejection? {
    guard let value = headers.priority else { return nil }
    switch value {
    case "10": priority = 10
    case "5": priority = 5
    case "1": priority = 1
    default: return Rejection(.badPriority, because: "apns-priority is \(quoted(value)); 10, 5 and 1 are all")
    }
    return nil
  }

  /// 400 `BadCollapseId`: at most 64 bytes of UTF-8; an empty one is none.
  func checkCollapseIdentifier() -> Rejection? {
    guard let identifier = headers.collapseIdentifier else { return nil }
    if identifier.isEmpty {
      guard choices.refusesEmptyCollapseIdentifier else { return nil }
      return Rejection(.badCollapseId, because: "apns-collapse-id is empty")
    }
    guard identifier.utf8.count > 64 else { return nil }
    return Rejection(
      .badCollapseId, because: "apns-collapse-id has \(identifier.utf8.count) bytes; 64 are the most")
  }

  /// 400 `InvalidPushType`: one of the list, in lower case.
  mutating func checkPushType() -> Rejection? {
    guard let value = headers.pushType else { return nil }
    pushType = PushType(rawValue: value)
    guard pushType == nil else { return nil }
    let types = PushType.allCases.map(\.rawValue)
    let meant = types.first { $0 == value.lowercased() }
    return Rejection(
      .invalidPushType,
      because: "apns-push-type is \(quoted(value)); "
        + (meant.map { "it is written '\($0)'" } ?? "it is one of \(types.joined(separator: ", "))"))
  }

  /// 400 `BadPriority`: a background push has priority 5 or 1, and no header means 10 (apple-rules 2.4, D).
  func checkPriorityOfPushType() -> Rejection? {
    guard pushType == .background, priority ?? 10 == 10, choices.refusesBackgroundAtPriority10 else { return nil }
    return Rejection(
      .badPriority,
      because: "a background push has apns-priority 5 or 1\(headers.priority == nil ? "; without one it is 10" : "")")
  }
}
