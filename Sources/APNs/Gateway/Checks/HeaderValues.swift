import Payload

/// Headers with a value of their own form.
///
/// Source: apple-rules 2.2, 2.4.
extension Examination {
  /// 400 `BadExpirationDate`: whole seconds since 1970, 0 for one attempt.
  mutating func checkExpiration() -> Rejection? {
    guard let value = headers.expiration else { return nil }
    expiration = value.decimalNumber
    return expiration == nil ? Rejection(.badExpirationDate) : nil
  }

  /// 400 `BadPriority`: 10, 5 or 1; absent is 10.
  mutating func checkPriority() -> Rejection? {
    switch headers.priority {
    case nil: return nil
    case "10": priority = 10
    case "5": priority = 5
    case "1": priority = 1
    default: return Rejection(.badPriority)
    }
    return nil
  }

  /// 400 `BadCollapseId`: at most 64 bytes of UTF-8; an empty one is none.
  func checkCollapseIdentifier() -> Rejection? {
    guard let identifier = headers.collapseIdentifier else { return nil }
    if identifier.isEmpty { return choices.refusesEmptyCollapseIdentifier ? Rejection(.badCollapseId) : nil }
    return identifier.utf8.count <= 64 ? nil : Rejection(.badCollapseId)
  }

  /// 400 `InvalidPushType`: one of the list, in lower case.
  mutating func checkPushType() -> Rejection? {
    guard let value = headers.pushType else { return nil }
    pushType = PushType(rawValue: value)
    return pushType == nil ? Rejection(.invalidPushType) : nil
  }

  /// 400 `BadPriority`: a background push has priority 5 or 1, and no header means 10 (apple-rules 2.4, D).
  func checkPriorityOfPushType() -> Rejection? {
    guard pushType == .background, priority ?? 10 == 10, choices.refusesBackgroundAtPriority10 else { return nil }
    return Rejection(.badPriority)
  }
}
