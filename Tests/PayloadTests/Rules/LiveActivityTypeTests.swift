import Payload
import Testing

@Suite("The types of what a Live Activity push has")
struct LiveActivityTypeTests {
  @Test(
    "a value of the wrong type is an error at its place",
    arguments: [
      (#""timestamp":-1"#, "live-activity-timestamp", "aps.timestamp"),
      (#""timestamp":1e999"#, "live-activity-timestamp", "aps.timestamp"),
      (#""timestamp":1,"event":5"#, "live-activity-event", "aps.event"),
      (#""timestamp":1,"content-state":[1]"#, "content-state-missing", "aps.content-state"),
      (#""timestamp":1,"stale-date":-5"#, "date-type", "aps.stale-date"),
      (#""timestamp":1,"dismissal-date":true"#, "date-type", "aps.dismissal-date"),
      (#""timestamp":1,"attributes-type":5"#, "text-expected", "aps.attributes-type"),
      (#""timestamp":1,"attributes":"{}""#, "activity-attributes-type", "aps.attributes"),
      (#""timestamp":1,"attributes":[]"#, "activity-attributes-type", "aps.attributes"),
      (#""timestamp":1,"input-push-token":"1""#, "flag-value", "aps.input-push-token"),
      (#""timestamp":1,"input-push-channel":5"#, "text-expected", "aps.input-push-channel"),
      (#""timestamp":1,"alert":{"title":{"loc-key":5}}"#, "activity-alert-text", "aps.alert.title.loc-key"),
      (#""timestamp":1,"alert":{"title":"a","body":{"foo":1}}"#, "activity-alert-text", "aps.alert.body"),
      (
        #""timestamp":1,"alert":{"body":{"loc-key":"K","loc-args":["a",2]}}"#, "activity-alert-text",
        "aps.alert.body.loc-args[1]"
      ),
      (#""timestamp":1,"alert":{"title":"a","sound":5}"#, "activity-alert-sound", "aps.alert.sound"),
      (
        #""timestamp":1,"alert":{"title":"a","sound":{"critical":1,"name":5}}"#, "activity-alert-sound",
        "aps.alert.sound.name"
      ),
    ])
  func wrong(members: String, rule: String, path: String) {
    let event = members.contains(#""event""#) ? "" : #""event":"start","#
    let state = members.contains("content-state") ? "" : #","content-state":{"a":1}"#
    let found = PayloadFindings(of: #"{"aps":{\#(event)\#(members)\#(state)}}"#)[rule]
    #expect(found.map(\.keyPath.description) == [path])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("the right types are no faults")
  func right() {
    let payload =
      #"{"aps":{"timestamp":1700000000,"event":"start","content-state":{"a":1},"attributes-type":"A","attributes":{"b":2},"#
      + #""stale-date":1700000900,"input-push-token":1,"alert":{"title":{"loc-key":"K","loc-args":["a"]},"body":"b","#
      + #""sound":"default"}}}"#
    #expect(PayloadFindings(of: payload).findings.map(\.rule) == [])
  }
}
