import Payload
import Testing

@testable import Center

@Suite("Expanded views of the app's own")
struct ContentExtensionTests {
  private static let profileText = """
    {
      "categories": [
        { "identifier": "rider", "actions": [
          { "identifier": "tip", "title": "Tip" }, { "identifier": "hide", "title": "Hide" },
          { "identifier": "call", "title": "Call" }, { "identifier": "note", "title": "Note", "textInput": {} } ] },
        { "identifier": "plain", "actions": [{ "identifier": "open", "title": "Open" }] },
      ],
      "contentExtension": {
        "categories": ["rider"],
        "defaultContentHidden": true,
        "content": [
          { "text": "{name}", "style": "title" },
          { "text": "{nothing}" },
          { "rows": { "Order": "{order}", "Gone": "{nothing}" } },
          { "progress": "{done}", "of": 10, "label": "To go" },
          { "rating": "{stars}" },
          { "image": "{photo}" },
          { "map": { "bounds": [10, 50, 20, 60], "rows": 4, "marks": [
            { "x": "{at.x}", "y": "{at.y}", "label": "{name}" }, { "x": 99, "y": 55 }, { "x": "{nothing}", "y": 55 } ] } },
          { "buttons": ["call", "unknown", "tip"] },
          { "divider": true },
        ],
        "reactions": {
          "tip": { "option": "doNotDismiss", "content": [{ "text": "Thanks, {name}" }] },
          "note": { "option": "doNotDismiss" },
          "hide": "dismiss",
          "call": "dismissAndForwardAction",
        },
      },
    }
    """
  private static let payload = #"""
    {"aps":{"alert":"a","category":"rider"},"name":"Per","order":"S-1","done":4,"stars":7,"photo":"p",\#
    "at":{"x":12.5,"y":"52.5"}}
    """#

  private var profile: AppProfile {
    get throws {
      let file = AppProfileFile.read(Array(Self.profileText.utf8), fileName: "\(Phone.app).app.json")
      #expect(file.findings.isEmpty, "\(file.findings)")
      return try #require(file.profile)
    }
  }

  private func phone(_ payload: String = Self.payload) throws -> Phone {
    var phone = Phone(try profile)
    phone.push(payload)
    return phone
  }

  @Test("the parts come with the values of the payload; what has none is left out")
  func parts() throws {
    let phone = try phone()
    let notification = try #require(phone.notification("n1"))
    let actions = phone.state.actions(of: notification)
    #expect(
      phone.state.extensionContent(of: notification) == [
        .text("Per", .title), .rows([.init(name: "Order", value: "S-1")]), .progress(share: 0.4, label: "To go"),
        .rating(5, outOf: 5), .image("p"),
        .map(rows: 4, marks: [.init(x: 0.25, y: 0.75, glyph: "●", label: "Per")]),
        .buttons([.init(action: actions[2], number: 3), .init(action: actions[0], number: 1)]), .divider,
      ])
    #expect(phone.state.contentExtension(of: notification)?.defaultContentHidden == true)
  }

  @Test("a notification of another category, or without one, has the system's view")
  func others() throws {
    for payload in [#"{"aps":{"alert":"a","category":"plain"}}"#, #"{"aps":{"alert":"a"}}"#] {
      let phone = try phone(payload)
      let notification = try #require(phone.notification("n1"))
      #expect(phone.state.extensionContent(of: notification) == nil)
    }
  }

  @Test(
    "values of the wrong kind leave the part out, and never crash", arguments: ["1e999", "\"x\"", "null", "[]", "-3"])
  func wrongValues(value: String) throws {
    let phone = try phone(#"{"aps":{"alert":"a","category":"rider"},"done":\#(value),"at":{"x":\#(value),"y":1}}"#)
    let notification = try #require(phone.notification("n1"))
    let items = try #require(phone.state.extensionContent(of: notification))
    let shares = items.compactMap { if case .progress(let share, _) = $0 { share } else { nil } }
    #expect(shares == (value == "-3" ? [0] : []))
    #expect(items.contains(.map(rows: 4, marks: [])))
  }

  @Test("an action that the view keeps changes nothing on the phone, and the app hears nothing")
  func keeps() throws {
    var phone = try phone()
    let before = phone.state
    phone.choose("tip", on: "n1")
    #expect(phone.effects.isEmpty && phone.state == before)
    phone.choose("note", on: "n1", text: "hi")
    #expect(phone.effects.isEmpty && phone.listed == ["n1"])
  }

  @Test("the view that stays shows what its reaction says")
  func updates() throws {
    let phone = try phone()
    let notification = try #require(phone.notification("n1"))
    let after = { (action: String) in
      phone.state.extensionContent(of: notification, after: KeptAction(actionIdentifier: action))
    }
    #expect(after("tip") == [.text("Thanks, Per", .body)])
    #expect(after("note") == phone.state.extensionContent(of: notification))
  }

  @Test("an action can close the notification for itself, or pass it on")
  func closes() throws {
    var phone = try phone()
    phone.choose("hide", on: "n1")
    #expect(phone.responses.isEmpty && phone.removals == [.actedUpon])
    phone.push(Self.payload)
    phone.choose("call", on: "n2")
    #expect(phone.responses.map(\.actionIdentifier) == ["call"] && phone.removals == [.actedUpon])
  }

  @Test("taps and dismissals are none of its business")
  func taps() throws {
    var phone = try phone()
    phone.tap("n1")
    #expect(phone.responses.map(\.actionIdentifier) == [Response.defaultActionIdentifier])
  }

  @Test("what stands for a Live Activity is a list of keys, or an object")
  func liveActivities() {
    let text = #"{ "liveActivities": { "A": 5, "B": ["eta"], "C": { "required": ["eta"] } } }"#
    let file = AppProfileFile.read(Array(text.utf8), fileName: "a.app.json")
    #expect(
      file.findings.map(\.description) == [
        "a.app.json:1:28: error: liveActivities.A: expected an array of keys, or an object with 'required' and "
          + "'content', found a number"
      ])
    #expect(file.profile?.liveActivities.keys.sorted() == ["B", "C"])
  }

  @Test("a profile that is printed and read again has the same extension")
  func roundTrip() throws {
    let profile = try profile
    let again = AppProfileFile.read(Array(profile.json.pretty.utf8), fileName: "\(Phone.app).app.json")
    #expect(again.findings.allSatisfy { $0.severity != .error }, "\(again.findings)")
    #expect(again.profile?.contentExtensions == profile.contentExtensions)
  }

  @Test(
    "what is wrong is told with its place, and the rest counts",
    arguments: [
      (#"{"content":[]}"#, "contentExtension", "lacks 'categories': what it draws"),
      (#"{"categories":["ridr"]}"#, "contentExtension.categories[0]", "'ridr' is none of the app's categories"),
      (
        #"{"categories":["rider"],"content":[{"txt":"a"}]}"#, "contentExtension.content[0]",
        "expected one of 'text', 'rows', 'progress', 'rating', 'image', 'map', 'buttons' or 'divider'"
      ),
      (
        #"{"categories":["rider"],"content":[{"text":"{"}]}"#, "contentExtension.content[0].text",
        "a '{' without its '}'; write '{{' for a brace"
      ),
      (
        #"{"categories":["rider"],"content":[{"map":{"bounds":[0,0,1,"1"]}}]}"#,
        "contentExtension.content[0].map.bounds",
        "expected four numbers: left, bottom, right and top, as in [67.0, 24.8, 67.2, 25.0]"
      ),
      (
        #"{"categories":["rider"],"content":[{"map":{"bounds":[1,1,1,1]}}]}"#,
        "contentExtension.content[0].map.bounds",
        "the left, the first number, must be less than the right, the third"
      ),
      (
        #"{"categories":["rider"],"content":[{"map":{"bounds":[0,1,1,0]}}]}"#,
        "contentExtension.content[0].map.bounds",
        "the bottom, the second number, must be less than the top, the fourth"
      ),
      (
        #"{"categories":["rider"],"content":[{"progress":true}]}"#, "contentExtension.content[0].progress",
        "expected a text or a number, found a Boolean"
      ),
      (
        #"{"categories":["rider"],"defaultContentHidden":true}"#, "contentExtension",
        "shows nothing: it has no 'content', and 'defaultContentHidden' leaves out the rest"
      ),
      (
        #"{"categories":["rider"],"reactions":{"tipp":"dismiss"}}"#, "contentExtension.reactions.tipp",
        "'tipp' is no action of these categories"
      ),
      (
        #"{"categories":["rider"],"reactions":{"tip":"stay"}}"#, "contentExtension.reactions.tip",
        "'stay' is none of 'doNotDismiss', 'dismiss' or 'dismissAndForwardAction'"
      ),
      (
        #"{"categories":["rider"],"reactions":{"tip":{"option":"dismiss","content":[]}}}"#,
        "contentExtension.reactions.tip", "shows something new, but 'dismiss' closes it"
      ),
    ])
  func findings(text: String, path: String, message: String) {
    let profile = """
      { "categories": [{ "identifier": "rider", "actions": [{ "identifier": "tip", "title": "T" }] }],
        "contentExtension": \(text) }
      """
    let file = AppProfileFile.read(Array(profile.utf8), fileName: "\(Phone.app).app.json")
    #expect(
      file.findings.contains { $0.keyPath.description == path && $0.message == message }, "\(file.findings)")
  }

  @Test("a Live Activity is drawn of its content-state and its attributes")
  func liveActivity() throws {
    let text = #"""
      { "liveActivities": { "Order": { "required": ["left"], "content": [
        { "progress": "{left}", "of": 10, "label": "{attributes.shop}" }, { "text": "{content.title}" } ] } } }
      """#
    var phone = Phone(
      try #require(AppProfileFile.read(Array(text.utf8), fileName: "\(Phone.app).app.json").profile))
    func push(_ state: String) {
      phone.push(
        #"{"aps":{"timestamp":\#(Phone.noon.milliseconds / 1_000),"event":"start","attributes-type":"Order","#
          + #""attributes":{"shop":"Zhao"},"content-state":\#(state),"alert":{"title":"On","body":"b"}}}"#,
        headers: .init(pushType: .liveactivity))
    }
    push(#"{"right":1}"#)
    #expect(phone.state.orderedLiveActivities.isEmpty)
    push(#"{"left":5}"#)
    let activity = try #require(phone.state.orderedLiveActivities.first)
    #expect(phone.state.content(of: activity) == [.progress(share: 0.5, label: "Zhao"), .text("On", .body)])
  }
}
