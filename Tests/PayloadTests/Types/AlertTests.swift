import Payload
import TestSupport
import Testing

@Suite("The alert")
struct AlertTests {
  private func read(alert: String) throws -> Payload {
    try #require(Payload(JSONDocument("{\"aps\":{\"alert\":\(alert)}}")))
  }

  @Test("text is a body")
  func text() throws {
    #expect(try read(alert: "\"Hello!\"").alert == Alert(body: Alert.Text(literal: "Hello!")))
    #expect(try read(alert: "\"\"").alert == Alert(body: Alert.Text(literal: "")))
  }

  @Test("null, a number, a Boolean or an array is no alert", arguments: ["null", "1", "true", "[\"a\"]", "[]"])
  func wrongType(json: String) throws {
    let payload = try read(alert: json)
    #expect(payload.alert == nil)
    #expect(!payload.isVisiblyAlerting)
  }

  @Test("a dictionary gives each line its literal, its key and its arguments")
  func dictionary() throws {
    let alert = try read(
      alert: """
        {"title":"T","subtitle":"S","body":"B","title-loc-key":"TK","title-loc-args":["a"],"subtitle-loc-key":"SK",
        "subtitle-loc-args":["b","c"],"loc-key":"BK","loc-args":["d"],"launch-image":"L","sound":"s.caf","action":"x"}
        """
    ).alert
    #expect(
      alert
        == Alert(
          title: Alert.Text(literal: "T", localizationKey: "TK", localizationArguments: ["a"]),
          subtitle: Alert.Text(literal: "S", localizationKey: "SK", localizationArguments: ["b", "c"]),
          body: Alert.Text(literal: "B", localizationKey: "BK", localizationArguments: ["d"]), launchImage: "L",
          sound: Sound(name: "s.caf")))
  }

  @Test("values of a wrong type are absent")
  func wrongValues() throws {
    let alert = try read(
      alert: #"{"title":1,"subtitle":null,"body":["x"],"loc-key":null,"title-loc-key":2,"loc-args":"x","sound":3}"#
    ).alert
    #expect(alert == Alert())
  }

  @Test("arguments that are no text are shown as Apple shows them")
  func arguments() throws {
    let json = #"{"loc-key":"K","loc-args":["a",null,12,1.50,12345678901234567890,true,false,{"a": 1},["x"]]}"#
    #expect(
      try read(alert: json).alert?.body.localizationArguments == [
        "a", "<null>", "12", "1.50", "12345678901234567890", "1", "0", #"{"a":1}"#, #"["x"]"#,
      ])
    let file = try #require(Payload(JSONDocument(try Fixtures.payload("137"))))
    #expect(file.alert?.body.localizationArguments.first == "<null>")
  }

  @Test("title and body may be a key with arguments, as for Live Activities")
  func keyObjects() throws {
    let alert = try read(
      alert: #"{"title":{"loc-key":"T %@","loc-args":["x"]},"body":{"loc-key":"B"},"subtitle":{}}"#
    ).alert
    #expect(alert?.title == Alert.Text(localizationKey: "T %@", localizationArguments: ["x"]))
    #expect(alert?.body == Alert.Text(localizationKey: "B"))
    #expect(alert?.subtitle == Alert.Text())
  }

  @Test(
    "an alert is visible where a line has literal text, or a key that no literal hides",
    arguments: [
      ("\"x\"", true, true), ("\"\"", false, false), ("\" \"", true, true), ("{}", false, false),
      ("{\"title\":\"x\"}", true, true), ("{\"subtitle\":\"x\"}", true, true), ("{\"body\":\"x\"}", true, true),
      ("{\"title\":\"\",\"body\":\"\"}", false, false), ("{\"loc-key\":\"K\"}", true, true),
      ("{\"title-loc-key\":\"K\"}", true, true), ("{\"subtitle-loc-key\":\"K\"}", true, true),
      ("{\"loc-key\":\"\"}", false, false), ("{\"loc-args\":[\"a\"]}", false, false),
      ("{\"body\":\"\",\"loc-key\":\"K\"}", false, true), ("{\"body\":null,\"loc-key\":\"K\"}", true, true),
      ("{\"title\":\"\",\"loc-key\":\"K\"}", true, true), ("{\"sound\":\"x\"}", false, false),
      ("{\"lockey\":\"K\"}", false, false), ("null", false, false),
    ])
  func visible(json: String, isVisible: Bool, isVisibleWithKeysFirst: Bool) throws {
    let payload = try read(alert: json)
    #expect(payload.isVisiblyAlerting == isVisible)
    #expect(payload.isVisiblyAlerting(literalHidesLocalizationKey: false) == isVisibleWithKeysFirst)
  }

  @Test("no alert at all is not visible")
  func absent() throws {
    #expect(try #require(Payload(JSONDocument(#"{"aps":{"badge":1}}"#))).isVisiblyAlerting == false)
  }
}
