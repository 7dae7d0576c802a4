import Center
import Payload

/// What a broadcast may say.
///
/// Source: apple-rules 2.6, 3.3.
extension Examination {
  /// 400 `MissingPushType`, 400 `InvalidPushType`: `liveactivity` in any case.
  mutating func checkBroadcastPushType() -> Rejection? {
    guard let value = headers.pushType, !value.isEmpty else {
      return Rejection(.missingPushType, because: "a broadcast says apns-push-type 'liveactivity'")
    }
    guard value.lowercased() == PushType.liveactivity.rawValue else {
      return Rejection(
        .invalidPushType, because: "apns-push-type is \(quoted(value)); a broadcast's is 'liveactivity'")
    }
    pushType = .liveactivity
    return nil
  }

  /// 400 `BadExpirationDate`: a channel that stores nothing takes broadcasts of one attempt alone.
  ///
  /// Without the header the channel's policy says what is meant (D); nothing is stored for more than 8 hours.
  mutating func checkStorageOfBroadcast() -> Rejection? {
    guard channel?.storagePolicy == .newest else {
      if let expiration, expiration != 0 {
        return Rejection(
          .badExpirationDate, because: "apns-expiration is \(expiration); a channel that stores nothing takes 0 alone")
      }
      expiration = 0
      return nil
    }
    let latest = now.adding(seconds: BroadcastChannel.longestStorage).milliseconds / 1000
    expiration = min(expiration ?? latest, latest)
    return nil
  }

  /// 400 `BadRequestPayload`: a broadcast updates and ends activities, and cannot start one (D).
  func checkBroadcastContent() -> Rejection? {
    guard let payload = Payload(JSONDocument(request.body)) else {
      return Rejection(.badRequestPayload, because: "the body is no JSON object")
    }
    guard payload.liveActivity?.event == .start else { return nil }
    return Rejection(.badRequestPayload, because: "a broadcast updates and ends activities; it cannot start one")
  }
}
