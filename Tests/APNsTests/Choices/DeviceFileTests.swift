import APNs
import Foundation
import Payload
import TestSupport
import Testing

@Suite("The service's choices in device.json") struct DeviceFileTests {
  @Test("every choice has a key, and each key is read")
  func everyKey() {
    let choices = DeviceFile.read(
      Array(
        #"""
        {
          "choices": { "refusesBackgroundAtPriority10": false },
          "endpoint": {
            "adoptsUnknownTokens": true, "refusesMalformedPayload": true, "refusesEmptyCollapseIdentifier": true,
            "allowsLocationOnCertificate": true, "tellsUniqueIdentifierOnErrors": false,
            "hasBroadcastCapability": false, "spellsEnvironmentReasonAsOnTheWire": true,
            "pushesPerTokenAndMinute": 9, "secondsUntilUnregistered": 1.5,
            "reasonForTopicOfOtherPushType": "DeviceTokenNotForTopic",
          },
        }
        """#.utf8))
    #expect(choices.findings == [])
    let standard = Mirror(reflecting: GatewayChoices()).children
    let others = ["credentials", "limits"]
    for (read, usual) in zip(Mirror(reflecting: choices.choices).children, standard)
    where !others.contains(read.label ?? "") {
      #expect("\(read.value)" != "\(usual.value)", "\(read.label ?? "")")
    }
  }

  @Test("every choice stands in docs/profiles.md, and in docs/apple-rules.md with its rule")
  func documented() throws {
    let (profiles, rules) = (try Self.page("profiles.md"), try Self.page("apple-rules.md"))
    for name in Self.names {
      #expect(profiles.contains("| `\(name)` |"), "\(name)")
      #expect(rules.contains("`endpoint.\(name)`") || rules.contains("`choices.\(name)`"), "\(name)")
    }
  }

  /// The choices by their names; those about credentials stand with the others.
  private static let names =
    (Mirror(reflecting: GatewayChoices()).children.compactMap(\.label)
    + Mirror(reflecting: CredentialChoices()).children.compactMap(\.label)).filter {
      $0 != "credentials" && $0 != "limits"
    }

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: Fixtures.folder.appending(path: "../../docs/\(name)").standardized, encoding: .utf8)
  }

  @Test("each limit that has a key is read, and its key stands in docs/profiles.md")
  func limits() throws {
    let keys = [
      "connectionLimit", "refusalsInARow", "resetsAtOnce", "resetsPerSecond", "secondsUntilIdle", "secondsForHandshake",
      "secondsForRequest", "secondsForReading", "secondsForLeaving",
    ]
    let profiles = try Self.page("profiles.md")
    for key in keys {
      let file = DeviceFile.read(Array(#"{ "endpoint": { "\#(key)": 77 } }"#.utf8))
      #expect(file.findings == [])
      #expect(Mirror(reflecting: file.choices.limits).children.count { "\($0.value)".hasPrefix("77") } == 1, "\(key)")
      #expect(profiles.contains("| `\(key)` |"), "\(key)")
    }
  }

  @Test("an unknown key is named with the nearest right one, a wrong value with its place, each once")
  func findings() {
    let text = #"""
      {
        "endpoint": {
          "adoptUnknownTokens": true,
          "pushesPerTokenAndMinute": -1,
          "reasonForTopicOfOtherPushType": "BadTopic",
        },
        "endpoints": {},
      }
      """#
    let file = DeviceFile.read(Array(text.utf8))
    let lines = file.findings.map(\.description)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("device.json:3:5: warning: endpoint.adoptUnknownTokens: unknown key"))
    #expect(lines[0].hasSuffix("did you mean 'adoptsUnknownTokens'?"))
    #expect(lines[1].contains("4:32: error: endpoint.pushesPerTokenAndMinute: is -1; expected a whole number from 0"))
    #expect(lines[2].contains("'BadTopic' is none of 'TopicDisallowed' or 'DeviceTokenNotForTopic'"))
    #expect(lines[3].contains("did you mean 'endpoint'?"))
    #expect(file.choices == GatewayChoices())
  }

  @Test("faults of the syntax are told once, and what can be read holds")
  func syntax() {
    let file = DeviceFile.read(Array(#"{"endpoint": {"adoptsUnknownTokens": true} "locale": "en_US"}"#.utf8))
    #expect(file.findings.count == 1)
    #expect(file.choices.adoptsUnknownTokens)
    #expect(DeviceFile.read(Array("[]".utf8)).profile == nil)
  }
}
