import Center
import Payload
import Testing

@Suite("Categories of an app profile") struct AppCategoriesTests {
  private func read(_ categories: String) -> AppProfileFile {
    AppProfileFile.read(Array("{ \"categories\": [\(categories)] }".utf8), fileName: "a.app.json")
  }

  @Test("every fault of a category is reported at its place", arguments: wrong)
  func faults(_ row: (categories: String, findings: [String])) {
    #expect(read(row.categories).findings.map(\.description) == row.findings)
  }

  static let wrong: [(categories: String, findings: [String])] = [
    ("{}", ["a.app.json:1:18: error: categories[0]: lacks 'identifier'"]),
    (
      "{ \"identifier\": \"m\", \"actions\": [{ \"identifier\": \"a\" }, { \"title\": \"B\" }] }",
      [
        "a.app.json:1:51: error: categories[0].actions[0]: lacks 'title'",
        "a.app.json:1:74: error: categories[0].actions[1]: lacks 'identifier'",
      ]
    ),
    (
      "{ \"identifier\": \"m\" },\n{ \"identifier\": \"m\" }",
      ["a.app.json:2:1: error: categories[1]: the category 'm' already stands on line 1; the first one counts"]
    ),
    (
      "{ \"identifier\": \"m\", \"actions\": [{ \"identifier\": \"a\", \"title\": \"A\" },\n"
        + "{ \"identifier\": \"a\", \"title\": \"B\" }] }",
      [
        "a.app.json:2:1: error: categories[0].actions[1]: the action 'a' already stands in this category; "
          + "the first one counts"
      ]
    ),
    (
      "{ \"identifier\": \"m\", \"actions\": [{ \"identifier\": \"a\", \"title\": \"A\" }] },\n"
        + "{ \"identifier\": \"n\", \"actions\": [{ \"identifier\": \"a\", \"title\": \"A\" }] }",
      [
        "a.app.json:2:34: warning: categories[1].actions[0]: the action 'a' already stands on line 1; "
          + "identifiers must be unique across all categories"
      ]
    ),
    (
      "{ \"identifier\": \"m\", \"options\": [\"customDismiss\"], \"hiddenPreviewsBodyPlaceholder\": \"%d new\" }",
      [
        "a.app.json:1:51: error: categories[0].options[0]: 'customDismiss' is none of 'customDismissAction', "
          + "'allowInCarPlay', 'hiddenPreviewsShowTitle', 'hiddenPreviewsShowSubtitle' or 'allowAnnouncement'",
        "a.app.json:1:102: warning: categories[0].hiddenPreviewsBodyPlaceholder: only %u (the number of notifications "
          + "in the thread) is replaced; write %% for '%'",
      ]
    ),
    (
      "{ \"identifier\": \"m\", \"actions\": [{ \"identifier\": \"a\", \"title\": \"A\", "
        + "\"options\": [\"destructiv\"], \"textInput\": { \"button\": \"Go\" } }] }",
      [
        "a.app.json:1:98: error: categories[0].actions[0].options[0]: 'destructiv' is none of "
          + "'authenticationRequired', 'destructive' or 'foreground'; did you mean 'destructive'?",
        "a.app.json:1:128: warning: categories[0].actions[0].textInput.button: unknown key 'button'; "
          + "known here: 'buttonTitle' or 'placeholder'",
      ]
    ),
  ]

  @Test("a text action without a button title sends with 'Send'")
  func textInputDefaults() {
    let actions = read(
      "{ \"identifier\": \"m\", \"actions\": [{ \"identifier\": \"r\", \"title\": \"Reply\", \"textInput\": {} }] }"
    ).profile?.categories.first?.actions
    #expect(actions == [NotificationAction(identifier: "r", title: "Reply", textInput: .init(buttonTitle: "Send"))])
  }

  @Test(
    "more than four actions are worth knowing, more than ten a warning",
    arguments: [(4, nil), (5, "info"), (11, "warning")])
  func counts(_ count: Int, severity: String?) {
    let actions = (1...count).map { "{ \"identifier\": \"a\($0)\", \"title\": \"A\" }" }.joined(separator: ",")
    let file = read("{ \"identifier\": \"m\", \"actions\": [\(actions)] }")
    #expect(file.findings.map(\.severity.rawValue) == [severity].compactMap { $0 })
    #expect(file.profile?.categories.first?.actions.count == count)
  }

  @Test("a placeholder counts the thread, and writes a percent sign as two")
  func placeholders() throws {
    let file = read("{ \"identifier\": \"m\", \"hiddenPreviewsBodyPlaceholder\": \"%u new, 100%% quiet, %%u\" }")
    #expect(file.findings == [])
    var profile = try #require(file.profile)
    profile.settings.showPreviews = .never
    var center = CenterState(now: Timestamp(milliseconds: 0), profiles: [profile])
    let arrival = Arrival(
      bundleIdentifier: "a", payload: Array("{\"aps\":{\"alert\":\"x\",\"category\":\"m\"}}".utf8),
      deliveryIdentifier: "1", assignedRequestIdentifier: "1")
    _ = center.reduce(.payloadArrived(arrival), at: Timestamp(milliseconds: 0))
    let notification = try #require(center.notifications.values.first)
    #expect(center.visibleText(of: notification).body == "1 new, 100% quiet, %u")
  }
}
