import Center
import Payload
import Testing

@Suite("The device profile") struct DeviceProfileFileTests {
  @Test("every fault is reported at its place, and the default takes the value's", arguments: wrong)
  func faults(_ row: (text: String, findings: [String])) {
    let file = DeviceProfileFile.read(Array(row.text.utf8))
    #expect(file.findings.map { String($0.description.dropFirst("device.json:".count)) } == row.findings)
    #expect(file.profile == .standard)
  }

  static let wrong: [(text: String, findings: [String])] = [
    ("{ \"local\": \"en\" }", ["1:3: warning: local: unknown key 'local'; did you mean 'locale'?"]),
    (
      "{ \"locale\": \"English\", \"utcOffset\": \"5\", \"showPreviews\": \"whenUnlocked\" }",
      [
        "1:13: error: locale: 'English' is no locale; expected a language and a region, as in 'en_US'",
        "1:37: error: utcOffset: '5' is no distance from UTC; expected '+HH:MM' or '-HH:MM' up to 14 hours, as in '+05:00'",
        "1:58: error: showPreviews: 'whenUnlocked' is none of 'always', 'when-unlocked' or 'never'; "
          + "did you mean 'when-unlocked'?",
      ]
    ),
    (
      "{ \"focusModes\": [{ \"name\": \"Mine\" }, { \"identifier\": \"deep work\" }, { \"identifier\": \"off\" }] }",
      [
        "1:18: error: focusModes[0]: lacks 'identifier'",
        "1:54: error: focusModes[1].identifier: 'deep work' cannot name a Focus; expected letters, digits and '-', "
          + "not 'off', as in 'deep-work'",
        "1:85: error: focusModes[2].identifier: 'off' cannot name a Focus; expected letters, digits and '-', not 'off', "
          + "as in 'deep-work'",
      ]
    ),
    (
      "{ \"choices\": { \"bannerSeconds\": 0, \"listedNotificationLimit\": 1.5, \"passiveShowsBaner\": true } }",
      [
        "1:33: error: choices.bannerSeconds: is 0; expected a number from 0.1 to 3600",
        "1:63: error: choices.listedNotificationLimit: is 1.5; expected a whole number from 1 to 1000000",
        "1:68: warning: choices.passiveShowsBaner: unknown key 'passiveShowsBaner'; did you mean 'passiveShowsBanner'?",
      ]
    ),
  ]

  @Test("a time of day is HH:MM; wrong ones are left out, the others ascend")
  func summaryTimes() {
    let file = DeviceProfileFile.read(
      Array("{ \"summaryTimes\": [\"18:30\", \"24:00\", \"8:00\", \"07:05\", 9] }".utf8))
    #expect(file.profile?.summaryTimes == [7 * 60 + 5, 18 * 60 + 30])
    #expect(file.findings.map(\.keyPath.description) == ["summaryTimes[1]", "summaryTimes[2]", "summaryTimes[4]"])
    #expect(DeviceProfileFile.read(Array("{ \"summaryTimes\": [] }".utf8)).profile?.summaryTimes == [])
  }

  @Test(
    "a distance from UTC is read to the minute, either way",
    arguments: [("+05:00", 18_000), ("-03:30", -12_600), ("Z", 0), ("+14:00", 50_400)])
  func utcOffset(_ text: String, seconds: Int) {
    #expect(DeviceProfileFile.read(Array("{ \"utcOffset\": \"\(text)\" }".utf8)).profile?.secondsFromUTC == seconds)
  }

  @Test(
    "a locale is taken in any common spelling",
    arguments: [("ur-pk", "ur_PK"), ("zh_hans_CN", "zh_Hans_CN"), ("en", "en")])
  func locale(_ text: String, locale: String) {
    #expect(DeviceProfileFile.read(Array("{ \"locale\": \"\(text)\" }".utf8)).profile?.locale == locale)
  }

  @Test("a Focus of the file changes the ready-made one of its name key by key, others are added")
  func focusModes() throws {
    let text = """
      { "focusModes": [
        { "identifier": "work", "allowedApps": ["com.example.a"], "filters": { "com.example.a": ["team"] } },
        { "identifier": "deep-work", "glyph": "❡" },
      ] }
      """
    let file = DeviceProfileFile.read(Array(text.utf8))
    #expect(file.findings.isEmpty)
    let modes = try #require(file.profile?.focusModes)
    #expect(modes.map(\.identifier) == ["do-not-disturb", "work", "sleep", "deep-work"])
    var work = FocusMode.readyMade[1]
    work.allowedApps = ["com.example.a"]
    work.filters = ["com.example.a": ["team"]]
    #expect(modes[1] == work)
    #expect(modes[3] == FocusMode(identifier: "deep-work", name: "Deep Work", glyph: "❡"))
  }

  @Test("every choice has a key")
  func choices() {
    var expected = Choices()
    expected.bodyHidesLocalizationKey = false
    expected.badgeZeroClearsNotifications = false
    expected.passiveShowsBanner = true
    expected.bannerSeconds = 8
    expected.eitherCriticalSwitchSuffices = false
    expected.replacementAlertsAgain = false
    expected.refusesBackgroundAtPriority10 = false
    expected.defaultActionRemoves = false
    expected.pastExpirationTriesOnce = false
    expected.lowPriorityGroupingSeconds = 90
    expected.backgroundPushesPerHour = 0
    expected.filesRunServiceExtensions = false
    expected.listedNotificationLimit = 7
    let text = """
      { "choices": {
        "bodyHidesLocalizationKey": false, "badgeZeroClearsNotifications": false, "passiveShowsBanner": true,
        "bannerSeconds": 8, "eitherCriticalSwitchSuffices": false, "replacementAlertsAgain": false,
        "refusesBackgroundAtPriority10": false, "defaultActionRemoves": false, "pastExpirationTriesOnce": false,
        "lowPriorityGroupingSeconds": 90, "backgroundPushesPerHour": 0, "filesRunServiceExtensions": false,
        "listedNotificationLimit": 7,
      } }
      """
    let file = DeviceProfileFile.read(Array(text.utf8))
    #expect(file.findings.isEmpty)
    #expect(file.profile?.choices == expected)
    #expect(Mirror(reflecting: expected).children.count == 13, "a new choice needs a key, a line here and in the docs")
  }
}
