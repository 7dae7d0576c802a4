import APNs
import Testing

@Suite("The order of the checks (apple-rules 3.4)") struct OrderOfChecksTests {
  /// What is mended after each objection, beginning with a request in which everything is wrong.
  static let mendings: [(Reason, @Sendable (inout Draft, inout Provider) -> Void)] = [
    (.methodNotAllowed, { draft, _ in draft.method = "POST" }),
    (.badPath, { draft, _ in draft.path = "/3/device/" }),
    (.missingProviderToken, { draft, provider in draft["authorization"] = provider.authorization }),
    (.duplicateHeaders, { draft, _ in draft.repeated = nil }),
    (.badMessageId, { draft, _ in draft["apns-id"] = Provider.identifier }),
    (.missingDeviceToken, { draft, _ in draft.path = "/3/device/nothexadecimal" }),
    (.payloadEmpty, { draft, _ in draft.body = Array(repeating: 0x20, count: 4097) }),
    (.payloadTooLarge, { draft, _ in draft.body = Array(#"{"aps":{"content-available":1}}"#.utf8) }),
    (.badExpirationDate, { draft, _ in draft["apns-expiration"] = "0" }),
    (.badPriority, { draft, _ in draft["apns-priority"] = "10" }),
    (.badCollapseId, { draft, _ in draft["apns-collapse-id"] = String(repeating: "x", count: 64) }),
    (.invalidPushType, { draft, _ in draft["apns-push-type"] = "background" }),
    (.badPriority, { draft, _ in draft["apns-priority"] = "5" }),
    (.missingTopic, { draft, _ in draft["apns-topic"] = "com.example.app\n" }),
    (.badTopic, { draft, _ in draft["apns-topic"] = "com.example.app.voip" }),
    (.topicDisallowed, { draft, _ in draft["apns-topic"] = "com.example.other" }),
    (.badDeviceToken, { draft, _ in draft.path = "/3/device/dead" }),
    (.deviceTokenNotForTopic, { draft, _ in draft["apns-topic"] = Provider.app }),
    (.unregistered, { _, provider in provider.register("dead") }),
  ]

  @Test("the first objection is the answer, until nothing is left to object")
  func order() {
    var provider = Provider()
    provider.register("dead", condition: .unregistered(since: Provider.noon))
    var draft = Draft()
    for (reason, mend) in Self.mendings {
      #expect(provider.take(draft.request).answer?.reason == reason)
      mend(&draft, &provider)
    }
    provider.gateway.choices.pushesPerTokenAndMinute = 1
    #expect(provider.take(draft.request).answer?.status == 200)
    #expect(provider.take(draft.request).answer?.reason == .tooManyRequests)
  }

  /// A request in which everything is wrong.
  struct Draft {
    var method = "GET"
    var path = "/3/devices/a1"
    var body: [UInt8] = []
    var repeated: String? = "apns-id"
    private var values = [
      "apns-id": "1", "apns-expiration": "soon", "apns-priority": "7",
      "apns-collapse-id": String(repeating: "x", count: 65), "apns-push-type": "banner",
    ]

    subscript(name: String) -> String? {
      get { values[name] }
      set { values[name] = newValue }
    }

    var request: ProviderRequest {
      var fields = values.sorted { $0.key < $1.key }.map { ProviderRequest.Field($0.key, $0.value) }
      if let repeated { fields.append(.init(repeated, "2")) }
      return ProviderRequest(method: method, path: path, fields: fields, body: body)
    }
  }
}
