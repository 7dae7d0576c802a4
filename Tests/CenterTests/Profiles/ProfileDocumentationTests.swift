import Center
import Payload
import Testing

@Suite("docs/profiles.md") struct ProfileDocumentationTests {
  @Test("the example of an app is a profile without findings, and shows every key")
  func appExample() throws {
    let example = try #require(try RepositoryFiles.blocks("jsonc", of: "docs/profiles.md").first)
    let file = AppProfileFile.read(Array(example.utf8), fileName: "com.example.chat.app.json")
    #expect(file.findings == [])
    let profile = try #require(file.profile)
    #expect(profile.categories.first?.actions.map(\.identifier) == ["reply", "open_chat", "mute"])
    #expect(profile.localizations.count == 2)
  }

  @Test("the example of a phone is a profile without findings")
  func deviceExample() throws {
    let example = try RepositoryFiles.blocks("jsonc", of: "docs/profiles.md")[1]
    let file = DeviceProfileFile.read(Array(example.utf8))
    #expect(file.findings == [])
    #expect(file.profile?.secondsFromUTC == 18_000)
    #expect(file.profile?.focusModes.count == 4)
    #expect(file.profile?.choices.bannerSeconds == 8)
  }

  @Test("every key that a profile has stands in the tables")
  func everyKey() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/profiles.md"), as: UTF8.self)
    var profile = AppProfile.plain(bundleIdentifier: "com.example.a")
    profile.categories = [
      NotificationCategory(
        identifier: "c", actions: [NotificationAction(identifier: "a", title: "A", textInput: .init())])
    ]
    var keys: Set<String> = []
    func collect(_ value: JSONValue) {
      for member in value.members where member.key != "localizations" {
        keys.insert(member.key)
        collect(member.value)
      }
      for element in value.elements { collect(element) }
    }
    collect(try #require(JSONDocument(Array(profile.json.line.utf8)).root))
    keys.formUnion(Mirror(reflecting: Choices()).children.compactMap(\.label))
    #expect(keys.count >= 40)
    for key in keys.sorted() { #expect(page.contains("`\(key)`") || page.contains("textInput.\(key)`"), "\(key)") }
  }

  @Test("a profile printed as JSON and read again is the same profile")
  func roundTrip() throws {
    for name in RepositoryFiles.names(below: "demo-payloads/apps") where name.hasSuffix(AppProfileFile.suffix) {
      var profile = try #require(
        AppProfileFile.read(try RepositoryFiles.bytes("demo-payloads/apps/\(name)"), fileName: name).profile)
      profile.delegate = ResponseDelegate(.command(["python3", "bot.py"]), timeoutSeconds: 2.5, retries: 1)
      profile.serviceExtension = ServiceExtension(.command(["./extend"]), memoryLimitMegabytes: nil)
      let again = AppProfileFile.read(Array(profile.json.pretty.utf8), fileName: name)
      #expect(again.profile == profile)
      #expect(again.findings.allSatisfy { $0.severity != .error })
    }
  }
}
