import APNs
import Center
import Payload
import Testing

@Suite("Topics and push types") struct TopicTests {
  var provider = Provider()

  @Test("each push type has its suffix, and the app stands before it", arguments: PushType.allCases)
  mutating func suffixes(type: PushType) {
    guard let suffix = type.topicSuffix else { return }
    let fields = ["apns-push-type": type.rawValue, "apns-topic": Provider.app + suffix, "apns-priority": "5"]
    let acceptance = provider.push(fields).acceptance
    #expect(acceptance?.bundleIdentifier == Provider.app)
    #expect(acceptance?.headers.pushType == type)
    #expect(acceptance?.headers.topic == Provider.app + suffix)
  }

  @Test("a topic with the suffix of another push type is refused, with a reason of choice")
  mutating func mismatch() {
    let wrong = [
      ["apns-push-type": "voip", "apns-topic": Provider.app],
      ["apns-push-type": "alert", "apns-topic": Provider.app + ".voip"],
      ["apns-push-type": "liveactivity", "apns-topic": Provider.app + ".push-type.widgets"],
      ["apns-push-type": "mdm", "apns-topic": Provider.app],
    ]
    for fields in wrong { #expect(provider.push(fields).answer?.reason == .topicDisallowed, "\(fields)") }
    provider.gateway.choices.reasonForTopicOfOtherPushType = .deviceTokenNotForTopic
    for fields in wrong { #expect(provider.push(fields).answer?.reason == .deviceTokenNotForTopic, "\(fields)") }
  }

  @Test("a topic that is no bundle identifier is malformed", arguments: [".voip", "..", "a..b", "a.", "a b"])
  mutating func malformed(topic: String) {
    #expect(provider.push(["apns-push-type": "voip", "apns-topic": topic]).answer?.reason == .badTopic)
  }

  @Test("an app whose own identifier ends like a suffix is known by its token")
  mutating func applicationNamedLikeASuffix() {
    provider.register("cc", app: "com.example.voip")
    let fields = ["apns-push-type": "alert", "apns-topic": "com.example.voip"]
    #expect(provider.push(fields, to: "cc").acceptance?.bundleIdentifier == "com.example.voip")
    #expect(provider.push(fields).answer?.reason == .topicDisallowed)
  }

  @Test("without a push type the suffix says which one is meant")
  mutating func untyped() {
    let acceptance = provider.push(["apns-topic": Provider.app + ".complication"]).acceptance
    #expect(acceptance?.bundleIdentifier == Provider.app)
    #expect(acceptance?.headers.pushType == nil)
  }

  @Test("a device management push goes to the topic of its certificate")
  mutating func deviceManagement() {
    let topic = "com.apple.mgmt.External.0c5d"
    provider.register("dd", app: topic)
    let fields = ["apns-push-type": "mdm", "apns-topic": topic]
    #expect(provider.push(fields, body: #"{"mdm":"MAGIC"}"#, to: "dd").acceptance?.bundleIdentifier == topic)
    #expect(provider.push(fields, body: #"{"mdm":"MAGIC"}"#).answer?.reason == .deviceTokenNotForTopic)
  }

  @Test("a background push has priority 5 or 1, and no header means 10; to take it nevertheless is a choice")
  mutating func backgroundPriority() {
    func fields(_ priority: String?) -> [String: String?] {
      ["apns-push-type": "background", "apns-priority": priority]
    }
    for priority in ["10", nil] { #expect(provider.push(fields(priority)).answer?.reason == .badPriority) }
    for priority in ["5", "1"] { #expect(provider.push(fields(priority)).answer?.status == 200) }
    provider.gateway.choices.refusesBackgroundAtPriority10 = false
    for priority in ["10", nil] { #expect(provider.push(fields(priority)).answer?.status == 200) }
  }
}
