/// One of the pushes that every program sends, and what Apple answers.
struct ExpectedPush {
  /// How the programs call it.
  var name: String
  /// The status that is answered.
  var status: Int
  /// Why not; nil: it is taken.
  var reason: String?

  init(_ name: String, _ status: Int, _ reason: String? = nil) {
    self.name = name
    self.status = status
    self.reason = reason
  }

  /// All of them, in the order in which they are sent.
  static let all = [
    ExpectedPush("alert", 200),
    ExpectedPush("background", 200),
    // 4512 bytes: too many for all types but this one.
    ExpectedPush("voip", 200),
    ExpectedPush("too-large", 413, "PayloadTooLarge"),
    ExpectedPush("bad-token", 400, "BadDeviceToken"),
  ]

  /// The line that `provider` prints of it, where `identifier` is the `apns-id` that was answered.
  func line(of provider: Provider, identifier: String) -> String {
    let hidden = reason == nil ? provider.hidesFromSuccess : provider.hidesFromRefusal
    let columns = [
      hidden.contains(.status) ? "-" : String(status), reason ?? "-", hidden.contains(.identifier) ? "-" : identifier,
    ]
    return ([name] + columns).joined(separator: " ")
  }
}
