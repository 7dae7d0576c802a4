import Payload
import Testing

@testable import Center

@Suite("Texts with values")
struct ContentTemplateTests {
  private func text(_ template: String, _ payload: String, kept: KeptAction? = nil) throws -> String? {
    let notification = Notification(
      key: Phone.key("n"), sequence: 1, deliveryIdentifier: "d", title: "Title", body: "Body", deliveredAt: Phone.noon,
      presentation: .list, payload: Array(payload.utf8))
    return ContentValues(of: notification, after: kept).text(try ContentTemplate(template))
  }

  @Test(
    "a way in braces is the value at its end",
    arguments: [
      ("plain", "plain"), ("{a}", "1.50"), ("{o.p}", "x"), ("{l[1].n}", "second"), ("{userInfo.a} {a}", "1.50 1.50"),
      ("{\"dotted.key\"}", "d"), ("{b}", "true"), ("{o}", "{\"p\":\"x\"}"),
      ("{content.title}: {content.body}", "Title: Body"),
      ("{{a}}", "{a}"), ("{big}", "12345678901234567890"), ("{a}{missing}", "1.50"), ("", ""),
    ])
  func values(template: String, expected: String) throws {
    let payload =
      #"{"a":1.50,"o":{"p":"x"},"l":[{},{"n":"second"}],"dotted.key":"d","b":true,"big":12345678901234567890,"z":null}"#
    #expect(try text(template, payload) == expected)
  }

  @Test(
    "a text whose values are all missing is none",
    arguments: ["{missing}", "a {z} b", "{l[9]}", "{o.p.q}", "{content.subtitle}", "{response.userText}", "{content}"])
  func missing(template: String) throws {
    #expect(try text(template, #"{"o":{"p":"x"},"l":[1],"z":null}"#) == nil)
  }

  @Test("after an action that was kept, its name and its text are values")
  func response() throws {
    let kept = KeptAction(actionIdentifier: "note", userText: "2nd floor")
    #expect(try text("{response.actionIdentifier}: {response.userText}", "{}", kept: kept) == "note: 2nd floor")
  }

  @Test(
    "a template that cannot be read says why",
    arguments: ["{", "a}", "{}", "{a..b}", "{[0]}", "{a[x]}", "{a[-1]}", "{a]}", "{\"a}", "{a.}", "{a[0]b}"])
  func faults(template: String) {
    #expect(throws: ContentTemplate.Fault.self) { try ContentTemplate(template) }
  }

  @Test("a text without places keeps its braces")
  func plainText() throws {
    #expect(try ContentTemplate(ContentTemplate(text: "{a}").source) == ContentTemplate("{{a}}"))
  }
}
