/// A request of another layer, which wraps a payload or is turned into one.
struct Envelope: Sendable {
  /// Who takes such requests.
  enum Service: Equatable, Sendable {
    case firebase, sns, pinpoint, expo, homeAssistant, gorush, oneSignal, azureHub, airship, declarativeWebPush

    /// The name in a message, with its article.
    var article: String {
      switch self {
      case .firebase: "an FCM request"
      case .sns: "an SNS message"
      case .pinpoint: "an AWS Pinpoint request"
      case .expo: "an Expo message"
      case .homeAssistant: "a Home Assistant notification"
      case .gorush: "a gorush request"
      case .oneSignal: "a OneSignal request"
      case .azureHub: "an Azure Notification Hubs template"
      case .airship: "an Airship request"
      case .declarativeWebPush: "a declarative web push"
      }
    }

    /// What becomes of such a request.
    var advice: String {
      switch self {
      case .firebase: "send it to FCM, or send what stands in 'apns.payload' to APNs"
      case .sns: "publish it to SNS with MessageStructure json, or send the inner text to APNs"
      case .pinpoint: "send it to Pinpoint, or send the inner payload to APNs"
      case .expo:
        "send it to Expo's push service; in a payload 'title' and 'body' go to 'aps.alert' and 'categoryId' becomes "
          + "'aps.category'"
      case .homeAssistant: "call the notify service with it; in a payload 'message' is 'aps.alert.body'"
      case .gorush: "post it to gorush; in a payload 'message' is 'aps.alert'"
      case .oneSignal: "send it to OneSignal; in a payload 'contents' is 'aps.alert.body'"
      case .azureHub: "register it with the hub, or send the inner text to APNs"
      case .airship: "send it to Airship; in a payload 'notification.alert' is 'aps.alert'"
      case .declarativeWebPush: "send it as a web push to Safari; an app's payload has 'aps'"
      }
    }
  }

  let service: Service
  /// Where the payload is, if it is in there at all.
  var innerPath: PayloadKeyPath?
  /// Where its `aps` is, if the payload is there as an object.
  var apsPath: PayloadKeyPath?
  /// The payload as text.
  var innerText: String?
  /// Where the inner payload begins.
  var position: SourcePosition?

  private init(_ service: Service, inner value: JSONValue? = nil, _ path: PayloadKeyPath? = nil) {
    self.service = service
    guard let value, let path else { return }
    innerPath = path
    if value["aps"] != nil { apsPath = path.member("aps") }
    innerText = value.kind == .string ? value.string : value.minified
    position = value.position
  }

  /// Recognises the request of another service; `root` has no `aps`.
  static func recognise(_ root: LintObject) -> Envelope? {
    func value(_ key: StaticString) -> JSONValue? { root.member(named: key).map { root.value($0) } }
    if let web = value("web_push"), web.number?.integer == 8030 { return Envelope(.declarativeWebPush) }
    if let envelope = firebase(value) ?? sns(root) ?? expo(value) ?? amazon(value) { return envelope }
    if let list = value("notifications"), let first = list.elements.first,
      first["tokens"] != nil || first["platform"] != nil
    {
      return Envelope(.gorush)
    }
    if value("app_id") != nil,
      oneSignalKeys.contains(where: { value($0) != nil })
    {
      return Envelope(.oneSignal)
    }
    if let template = value("bodyTemplate") ?? value("templateBody"), template.kind == .string {
      return Envelope(.azureHub, inner: template, value("bodyTemplate") == nil ? "templateBody" : "bodyTemplate")
    }
    if value("audience") != nil, value("device_types") != nil { return Envelope(.airship) }
    return homeAssistant(value)
  }

  private static func firebase(_ value: (StaticString) -> JSONValue?) -> Envelope? {
    if let message = value("message"), message.kind == .object,
      ["token", "topic", "condition", "apns", "android", "notification"].contains(where: { message[$0] != nil })
    {
      return Envelope(.firebase, inner: message["apns"]?["payload"], "message.apns.payload")
    }
    if let apns = value("apns"), apns.kind == .object {
      return Envelope(.firebase, inner: apns["payload"], "apns.payload")
    }
    guard let to = value("to") ?? value("registration_ids"), to.string?.contains("PushToken[") != true else {
      return nil
    }
    let isRequest = firebaseKeys.contains { value($0) != nil }
    return isRequest ? Envelope(.firebase) : nil
  }

  private static func sns(_ root: LintObject) -> Envelope? {
    for member in root.members where member.match == nil && isUpperCase(member, root) {
      let key = root.key(member)
      guard key.hasPrefix("APNS"), !key.contains(where: \.isLowercase) else { continue }
      return Envelope(.sns, inner: root.value(member), .root.member(key))
    }
    guard let member = root.member(named: "Message"), root.member(named: "TopicArn") != nil else { return nil }
    return Envelope(.sns, inner: root.value(member), "Message")
  }

  /// Whether a key begins with a capital A, so that most keys cost no text.
  private static func isUpperCase(_ member: LintObject.Member, _ root: LintObject) -> Bool {
    guard let first = root.document.nodes[member.keyIndex].contentRange.first else { return false }
    return root.document.bytes[first] == UInt8(ascii: "A")
  }

  private static func expo(_ value: (StaticString) -> JSONValue?) -> Envelope? {
    guard let to = value("to") else { return nil }
    let token = to.string ?? to.elements.first?.string ?? ""
    return token.hasPrefix("ExponentPushToken[") || token.hasPrefix("ExpoPushToken[") ? Envelope(.expo) : nil
  }

  private static func amazon(_ value: (StaticString) -> JSONValue?) -> Envelope? {
    for outer in amazonKeys {
      guard let request = value(outer) else { continue }
      let configuration = request["MessageConfiguration"] ?? request
      let path = request["MessageConfiguration"] == nil ? "\(outer)" : "\(outer).MessageConfiguration"
      let raw = configuration["APNSMessage"]?["RawContent"]
      return Envelope(.pinpoint, inner: raw, PayloadKeyPath(description: path + ".APNSMessage.RawContent"))
    }
    guard let message = value("APNSMessage") else { return nil }
    return Envelope(.pinpoint, inner: message["RawContent"], "APNSMessage.RawContent")
  }

  private static let firebaseKeys: [StaticString] = ["notification", "data", "content_available", "collapse_key"]
  private static let amazonKeys: [StaticString] = ["MessageRequest", "MessageConfiguration"]
  private static let oneSignalKeys: [StaticString] = [
    "contents", "include_player_ids", "include_subscription_ids", "included_segments",
  ]

  private static func homeAssistant(_ value: (StaticString) -> JSONValue?) -> Envelope? {
    if value("push_token") != nil, value("registration_info") != nil { return Envelope(.homeAssistant) }
    guard value("message")?.kind == .string, let data = value("data"), data.kind == .object else { return nil }
    let keys = ["push", "actions", "tag", "group", "attachment", "entity_id", "presentation_options", "url"]
    return keys.contains { data[$0] != nil } ? Envelope(.homeAssistant) : nil
  }
}
