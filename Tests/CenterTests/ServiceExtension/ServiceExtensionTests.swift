import Center
import Payload
import Testing

@Suite("the service extension of an app") struct ServiceExtensionTests {
  @Test("a push waits for it, unseen and unheard, and is shown as the extension left it") func changed() throws {
    var phone = Phone(Extending.profile())
    let payload = Extending.payload("sealed", ",\"badge\":3,\"sound\":\"default\",\"thread-id\":\"t\"")
    let request = try phone.pushIntoExtension(payload)
    #expect(request.content.body == "sealed" && request.content.badge == 3)
    #expect(request.requestIdentifier == "n1" && request.delivery == 1)
    #expect(phone.listed.isEmpty && phone.sounds.isEmpty && phone.badge == 0 && phone.state.banner == nil)
    #expect(phone.delivery(1)?.disposition == .inExtension)
    #expect(phone.delivery(1)?.verdict(.serviceExtension) == "running")

    let delivery = try phone.hear(
      "{\"content\":{\"title\":\"Maya\",\"body\":\"at eight\",\"badge\":5,\"threadIdentifier\":\"maya\"}}", of: request)
    let notification = try #require(phone.notification("n1"))
    #expect(notification.title == "Maya" && notification.body == "at eight")
    #expect(notification.threadIdentifier == "maya")
    #expect(phone.badge == 5 && phone.sounds.count == 1 && phone.state.banner?.key == Phone.key("n1"))
    #expect(delivery.disposition == .delivered && delivery.presentation == .banner)
    #expect(delivery.verdict(.serviceExtension) == "changed")
    #expect(delivery.reason(.serviceExtension).contains("it changed title, body, badge, threadIdentifier"))
    #expect(delivery.explanation.filter { $0.step == .permission }.count == 1)
  }

  @Test(
    "it is not run where there is no alert to change, none allowed, or nobody to run",
    arguments: [
      ("{\"aps\":{\"content-available\":1,\"mutable-content\":1}}", Extending.profile(), "no title, subtitle or body"),
      ("{\"aps\":{\"badge\":1,\"sound\":\"a\",\"mutable-content\":1}}", Extending.profile(), "no title"),
      ("{\"aps\":{\"alert\":\"a\",\"mutable_content\":1}}", Extending.profile(), "not 1"),
      (Extending.payload(), Extending.profile { $0.settings.alerts = false }, "switched off"),
      (Extending.payload(), AppProfile.allowedEverything(), "names none"),
    ])
  func notRun(payload: String, profile: AppProfile, reason: String) {
    var phone = Phone(profile)
    let delivery = phone.push(payload, source: .endpoint)
    #expect(phone.extensionRequests.isEmpty)
    #expect(delivery.verdict(.serviceExtension) == "not run")
    #expect(delivery.reason(.serviceExtension).contains(reason))
  }

  @Test("a silent push with an alert added runs it") func addedAlert() throws {
    var phone = Phone(Extending.profile())
    _ = try phone.pushIntoExtension(
      "{\"aps\":{\"alert\":{\"title\":\"t\"},\"content-available\":1,\"mutable-content\":1}}")
  }

  @Test("pushes from files run it too, unless the choice says as simctl", arguments: [true, false])
  func files(runs: Bool) {
    var device = DeviceProfile.standard
    device.choices.filesRunServiceExtensions = runs
    var phone = Phone(Extending.profile(), device: device)
    let delivery = phone.push(Extending.payload())
    #expect(phone.extensionRequests.count == (runs ? 1 : 0))
    #expect((delivery.reason(.serviceExtension).contains("simctl")) == !runs)
  }

  @Test("what fails shows the original with its buttons, and says why") func fallback() throws {
    var phone = Phone(Extending.profile { $0.categories = [NotificationCategory(identifier: "c", actions: [])] })
    let request = try phone.pushIntoExtension(Extending.payload("fallback", ",\"category\":\"c\""))
    let delivery = try phone.hear("{\"attempt\":{\"body\":\"better\"}}", of: request, end: .killed(signal: 11))
    let notification = try #require(phone.notification("n1"))
    #expect(notification.body == "fallback" && notification.categoryIdentifier == "c")
    #expect(notification.userInfo.contains("\"secret\":1"))
    #expect(delivery.verdict(.serviceExtension) == "original")
    #expect(delivery.reason(.serviceExtension).contains("crashed by signal 11"))
  }

  @Test("when its time is over the best attempt counts, else the original") func expiry() throws {
    var phone = Phone(Extending.profile())
    let first = try phone.pushIntoExtension()
    let attempt = try phone.hear("{\"attempt\":{\"body\":\"better\"}}", of: first, end: .timedOut)
    #expect(phone.notification("n1")?.body == "better")
    #expect(attempt.verdict(.serviceExtension) == "attempt")
    let second = try phone.pushIntoExtension()
    let original = try phone.hear("", of: second, end: .timedOut)
    #expect(phone.notification("n2")?.body == "sealed")
    #expect(original.reason(.serviceExtension).contains("it timed out: its 30 seconds were over"))
  }

  @Test("an empty alert shows the original, and with the filtering capability nothing", arguments: [true, false])
  func filtering(mayFilter: Bool) throws {
    var phone = Phone(Extending.profile { if !mayFilter { $0.capabilities = [] } })
    let request = try phone.pushIntoExtension(Extending.payload("sealed", ",\"badge\":2,\"sound\":\"default\""))
    let delivery = try phone.hear("{\"content\":{\"body\":\"\"}}", of: request)
    #expect(delivery.verdict(.serviceExtension) == (mayFilter ? "suppressed" : "original"))
    #expect(delivery.presentation == (mayFilter ? .none : .banner))
    #expect(phone.notification("n1")?.body == (mayFilter ? nil : "sealed"))
    #expect(phone.badge == (mayFilter ? 0 : 2) && phone.sounds.count == (mayFilter ? 0 : 1))
  }

  @Test("what it changes counts for everything after it: level, Focus, summary") func laterSteps() throws {
    var phone = Phone(Extending.profile())
    phone.send(.focusChanged("work"))
    let request = try phone.pushIntoExtension()
    let delivery = try phone.hear("{\"content\":{\"interruptionLevel\":\"time-sensitive\"}}", of: request)
    #expect(delivery.verdict(.interruptionLevel) == "time-sensitive")
    #expect(phone.notification("n1")?.interruptionLevel == .timeSensitive)
  }

  @Test("userInfo that it changes is what the app gets; else the payload as it came") func userInfo() throws {
    var phone = Phone(Extending.profile())
    let first = try phone.pushIntoExtension()
    try phone.hear("{\"content\":{\"body\":\"b\"}}", of: first)
    #expect(phone.notification("n1")?.payload == Array(Extending.payload().utf8))
    let second = try phone.pushIntoExtension()
    try phone.hear("{\"content\":{\"userInfo\":{\"opened\":true}}}", of: second)
    #expect(phone.notification("n2")?.userInfo == "{\"opened\":true}")
  }

  @Test("settings that change while it runs count when it is done") func permissionTakenBack() throws {
    var phone = Phone(Extending.profile())
    let request = try phone.pushIntoExtension()
    var settings = AppProfile.Settings()
    settings.authorization = .denied
    phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
    let delivery = try phone.hear("{\"content\":{}}", of: request)
    #expect(delivery.verdict(.permission) == "denied" && phone.listed.isEmpty)
  }
}
