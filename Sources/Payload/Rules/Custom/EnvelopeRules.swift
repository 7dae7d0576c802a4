extension Rule {
  static let envelope = Rule(
    "envelope", .info, "The request of another service is not a payload.",
    "FCM, SNS, Pinpoint, Expo, Home Assistant, gorush, OneSignal, Azure Notification Hubs, Airship and declarative web push "
      + "are recognised. Where the payload is inside, the key path and the text to send are given; a payload that is "
      + "encoded as text is decoded.",
    source: "1.1", bad: #"{"APNS":"{\"aps\":{\"alert\":\"Hello\"}}"}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let envelopeHeaders = Rule(
    "envelope-headers", .warning, "In an FCM request `apns.headers` stands beside `apns.payload`.",
    "Inside `payload` the headers are custom data, and the priority is not the one that was meant.",
    source: "2.2", bad: #"{"apns":{"payload":{"aps":{"alert":"Hello"},"headers":{"apns-priority":"5"}}}}"#,
    good: #"{"apns":{"payload":{"aps":{"alert":"Hello"}},"headers":{"apns-priority":"5"}}}"#)
}

extension RuleFamily {
  /// Requests of other services.
  static let envelopes = RuleFamily([.envelope, .envelopeHeaders]) { subject, findings in
    guard let envelope = subject.envelope else { return }
    let place = envelope.innerPath.map { ", the payload is at '\($0)'" } ?? ", which holds no payload"
    findings.report(
      .envelope, at: envelope.position ?? subject.rootPosition, envelope.innerPath ?? .root,
      "this is \(envelope.service.article)\(place)", fix: envelope.innerText.map { "the payload to send: \($0)" })
    guard envelope.service == .firebase, let root = subject.document.root else { return }
    let isVersionOne = root["message"]?["apns"] != nil
    guard let payload = (isVersionOne ? root["message"] : root)?["apns"]?["payload"] else { return }
    guard let member = payload.members.first(where: { $0.key == "headers" }), member.value.kind == .object else {
      return
    }
    let path: PayloadKeyPath = isVersionOne ? "message.apns.payload.headers" : "apns.payload.headers"
    findings.report(
      .envelopeHeaders, at: member.keyPosition, path, "'headers' is inside 'payload', where it is custom data",
      fix: "move it beside 'payload'")
  }
}
