import Payload
import Testing

@testable import Center

@Suite("Expanded views that a program draws")
struct ContentProgramTests {
  private static let profileText = """
    {
      "categories": [{ "identifier": "tram", "actions": [{ "identifier": "later", "title": "Later" }] }],
      "contentExtension": {
        "categories": ["tram"], "command": ["python3", "tram.py"], "timeoutSeconds": 2,
        "defaultContentHidden": true, "content": [{ "text": "Line {line}" }],
        "reactions": { "later": { "option": "doNotDismiss", "content": [{ "text": "One moment" }] } },
      },
    }
    """
  private let later = KeptAction(actionIdentifier: "later")

  private func profile(_ text: String = profileText) throws -> (AppProfile, [String]) {
    let file = AppProfileFile.read(Array(text.utf8), fileName: "\(Phone.app).app.json")
    return (try #require(file.profile), file.findings.map(\.message))
  }

  private func phone(_ change: (inout ContentExtension) -> Void = { _ in }) throws -> (Phone, Notification) {
    var (profile, findings) = try profile()
    #expect(findings == [])
    change(&profile.contentExtensions[0])
    var phone = Phone(profile)
    phone.push(#"{"aps":{"alert":"a","category":"tram"},"line":"4"}"#)
    return (phone, try #require(phone.notification("n1")))
  }

  /// What the view shows where the program has replied so.
  private func view(
    _ reply: ContentDescriptions.Reply?, after responses: [KeptAction] = [],
    _ change: (inout ContentExtension) -> Void = { _ in }
  ) throws -> ExtensionView? {
    let (phone, notification) = try phone(change)
    var descriptions = ContentDescriptions()
    let request = try #require(phone.state.descriptionRequest(for: notification.key, after: responses))
    if let reply { descriptions.take(reply, to: request) }
    return phone.state.extensionView(of: notification, after: responses, descriptions: descriptions)
  }

  private func described(_ text: String) throws(ContentDescription.Fault) -> ContentDescription {
    try ContentDescription(reading: Array(text.utf8))
  }

  @Test("a profile names the program and its limits, which mean nothing without it")
  func reading() throws {
    let (profile, _) = try profile()
    #expect(profile.contentExtensions[0].program == ContentProgram(["python3", "tram.py"], timeoutSeconds: 2))
    let without = Self.profileText.replacing("\"command\": [\"python3\", \"tram.py\"],", with: "")
    let (plain, findings) = try self.profile(without)
    #expect(plain.contentExtensions[0].program == nil)
    #expect(findings == ["says something of a 'command', and there is none"])
  }

  @Test("it is asked with the notification, the language and what was chosen")
  func question() throws {
    let (phone, notification) = try phone()
    let request = try #require(phone.state.descriptionRequest(for: notification.key, after: [later, later]))
    let line = try #require(phone.state.question(request)).line
    let question = try #require(JSONDocument(Array(line.utf8)).root)
    #expect(!line.contains("\n"))
    #expect(question["notification"]?["userInfo"]?["line"]?.string == "4")
    #expect(question["notification"]?["requestIdentifier"]?.string == "n1")
    #expect(question["locale"]?.string == phone.state.locale)
    #expect(question["response"]?["actionIdentifier"]?.string == "later")
    #expect(question["responses"]?.elements.count == 2)
  }

  @Test("its texts stand as they are, its word on the notification's text counts")
  func answer() throws {
    let answer = try described(#"{"content":[{"text":"{brace} 100%"}],"defaultContentHidden":false}"#)
    #expect(answer.remark == nil)
    let view = try #require(try view(.described(answer)))
    #expect(view == ExtensionView(items: [.text("{brace} 100%", .body)], hidesDefaultContent: false))
  }

  @Test("while it has not answered nothing stands in its place, after an action what it showed before")
  func waiting() throws {
    #expect(try view(nil) == ExtensionView(items: [], hidesDefaultContent: true, isAwaited: true))
    let (phone, notification) = try phone()
    var descriptions = ContentDescriptions()
    let before = ContentDescription([.text(ContentTemplate(text: "9:47"), .title)])
    descriptions.take(
      .described(before), to: try #require(phone.state.descriptionRequest(for: notification.key, opening: 3)))
    func shown(opening: Int) -> ExtensionView? {
      phone.state.extensionView(of: notification, opening: opening, after: [later], descriptions: descriptions)
    }
    #expect(shown(opening: 3)?.items == [.text("9:47", .title)])
    #expect(shown(opening: 4)?.isAwaited == true)
  }

  @Test("where it fails, what the profile says takes its place, and the reason is shown")
  func failing() throws {
    let first = try #require(try view(.failed("took too long")))
    #expect(first.items == [.text("Line 4", .body)] && first.hidesDefaultContent)
    #expect(first.fault == "the program that draws it took too long")
    #expect(try view(.failed("ended with 1"), after: [later])?.items == [.text("One moment", .body)])
    // Something to read is always there.
    let bare = try #require(try view(.failed("ended with 1")) { $0.content = [] })
    #expect(bare.items == [] && !bare.hidesDefaultContent)
  }

  @Test("while previews are hidden it is not asked")
  func hidden() throws {
    var (phone, notification) = try phone()
    var settings = AppProfile.Settings()
    settings.showPreviews = .whenUnlocked
    phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
    phone.send(.locked)
    #expect(phone.state.descriptionRequest(for: notification.key) == nil)
    #expect(phone.state.extensionView(of: notification, descriptions: ContentDescriptions()) == nil)
  }

  @Test(
    "what is no description is said to be none, with its place",
    arguments: [
      ("", "wrote nothing"), (" \n", "wrote nothing"),
      ("Traceback", "wrote no JSON object: line 1, column 1"), ("[]", "wrote no JSON object: line 1, column 1"),
      ("{\"content\":[}", "wrote no JSON object: line 1, column 13"),
      ("{\"text\":\"a\"}", "wrote an object without 'content'"),
      ("{\"content\":\"a\"}", "wrote a 'content' that is text; expected a list of parts"),
    ])
  func faults(_ text: String, _ message: String) {
    do throws(ContentDescription.Fault) {
      let description = try described(text)
      Issue.record("read \(description)")
    } catch { #expect(error.message.hasPrefix(message), "\(error.message)") }
  }

  @Test("a part that is wrong is left out and named")
  func remark() throws {
    let answer = try described(#"{"content":[{"txt":"a"},{"text":"b"}]}"#)
    #expect(answer.content == [.text(ContentTemplate(text: "b"), .body)])
    #expect(answer.remark?.hasPrefix("content[0]") == true)
    #expect(try view(.described(answer))?.fault == answer.remark)
  }

  @Test("so many answers are kept, and the newest of them")
  func limit() throws {
    let (phone, notification) = try phone()
    var descriptions = ContentDescriptions()
    let requests = (0...ContentDescriptions.limit).compactMap {
      phone.state.descriptionRequest(for: notification.key, opening: $0)
    }
    for request in requests { descriptions.take(.failed("\(request.opening)"), to: request) }
    #expect(descriptions[requests[0]] == nil)
    #expect(requests.dropFirst().allSatisfy { descriptions[$0] != nil })
  }
}
