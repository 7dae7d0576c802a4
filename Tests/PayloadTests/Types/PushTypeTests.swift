import Payload
import TestSupport
import Testing

@Suite("Push types and Live Activities")
struct PushTypeTests {
  @Test(
    "a sender who gave no push type most likely means the one of the keys",
    arguments: [
      (#"{"aps":{"alert":"x"}}"#, .alert), (#"{"aps":{"badge":1}}"#, .alert), (#"{"aps":{"sound":"x"}}"#, .alert),
      (#"{"aps":{}}"#, .alert), (#"{}"#, .alert), (#"{"aps":null}"#, .alert), (#"{"x":1}"#, .alert),
      (#"{"aps":{"content-available":1}}"#, .background),
      (#"{"aps":{"content-available":1,"category":"C"}}"#, .background),
      (#"{"aps":{"content-available":1,"alert":"","sound":""}}"#, .background),
      (#"{"aps":{"content-available":1,"alert":{}}}"#, .background),
      (#"{"aps":{"content-available":1,"alert":"x"}}"#, .alert),
      (#"{"aps":{"content-available":1,"badge":0}}"#, .alert),
      (#"{"aps":{"content-available":1,"sound":"default"}}"#, .alert), (#"{"aps":{"content-available":"1"}}"#, .alert),
      (#"{"aps":{"content-changed":true}}"#, .widgets), (#"{"aps":{"content-changed":true,"alert":"x"}}"#, .alert),
      (#"{"aps":{"content-changed":false}}"#, .alert), (#"{"mdm":"magic"}"#, .mdm),
      (#"{"mdm":"magic","aps":{}}"#, .mdm),
      (#"{"aps":{"event":"update","content-state":{}}}"#, .liveactivity),
      (#"{"aps":{"event":"end","alert":"x"}}"#, .liveactivity), (#"{"aps":{"content-state":{"a":1}}}"#, .liveactivity),
      (#"{"aps":{"attributes-type":"A","timestamp":1}}"#, .liveactivity),
      (#"{"aps":{"timestamp":1,"alert":"x"}}"#, .alert),
      (#"{"aps":{"event":"begin","alert":"x"}}"#, .alert),
    ] as [(String, PushType)])
  func inferred(text: String, type: PushType) throws {
    #expect(try #require(Payload(JSONDocument(text))).inferredPushType == type)
  }

  @Test(
    "the files are told apart",
    arguments: [
      ("010", .alert), ("014", .alert), ("018", .widgets), ("022", .mdm), ("023", .mdm), ("092", .liveactivity),
      ("093", .liveactivity), ("094", .liveactivity), ("095", .liveactivity), ("103", .background),
      ("104", .background),
      ("125", .background), ("131", .background), ("128", .alert),
    ] as [(String, PushType)])
  func files(number: String, type: PushType) throws {
    #expect(try #require(Payload(JSONDocument(try Fixtures.payload(number)))).inferredPushType == type)
  }

  @Test("a Live Activity push gives its verb, times and content")
  func liveActivity() throws {
    let text = """
      {"aps":{"timestamp":1700000000,"event":"start","content-state":{"a":1},"stale-date":1700000600.5,
      "dismissal-date":1700001200,"attributes-type":"Trip","attributes":{"b":2},"relevance-score":75}}
      """
    let activity = try #require(Payload(JSONDocument(text))?.liveActivity)
    #expect(activity.event == .start)
    #expect(activity.timestamp == 1_700_000_000)
    #expect(activity.staleDate == 1_700_000_600.5)
    #expect(activity.dismissalDate == 1_700_001_200)
    #expect(activity.contentState?.minified == #"{"a":1}"#)
    #expect(activity.attributesType == "Trip")
    #expect(activity.attributes?.minified == #"{"b":2}"#)
  }

  @Test("values of a wrong type are absent from a Live Activity")
  func wrongTypes() throws {
    let text = #"{"aps":{"event":"Start","timestamp":"now","content-state":[],"attributes":"x","attributes-type":1}}"#
    let activity = try #require(Payload(JSONDocument(text))?.liveActivity)
    #expect(activity.event == nil)
    #expect(activity.timestamp == nil)
    #expect(activity.contentState == nil)
    #expect(activity.attributes == nil)
    #expect(activity.attributesType == nil)
  }

  @Test(
    "without one of its own keys there is no Live Activity",
    arguments: [
      (#"{"aps":{"alert":"x"}}"#, false), (#"{"aps":{"stale-date":1,"attributes":{},"dismissal-date":2}}"#, false),
      (#"{"aps":{"event":null}}"#, false), (#"{"aps":{"stale-date":1,"event":"end"}}"#, true),
      (#"{"aps":{"timestamp":1}}"#, true), (#"{"event":"end"}"#, false),
    ])
  func presence(text: String, isPresent: Bool) throws {
    let activity = try #require(Payload(JSONDocument(text))).liveActivity
    #expect((activity != nil) == isPresent)
    if text.contains("stale-date"), isPresent { #expect(activity?.staleDate == 1) }
  }
}
