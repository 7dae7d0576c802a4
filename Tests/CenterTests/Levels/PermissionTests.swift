import Center
import Payload
import Testing

private let loud = "{\"aps\":{\"alert\":\"a\",\"badge\":3,\"sound\":\"default\"}}"

@Test(
  "without permission a push is taken and nothing of it is seen, heard or counted",
  arguments: [AppProfile.Authorization.denied, .notDetermined]) func withoutPermission(answer: AppProfile.Authorization)
{
  var phone = Phone(.allowedEverything { $0.settings.authorization = answer })
  let delivery = phone.push(loud)
  #expect(delivery.refusal == nil && delivery.presentation == .none)
  #expect(phone.badge == 0 && phone.listed.isEmpty && phone.sounds.isEmpty)
  #expect(delivery.explanation.last?.step == .permission)
  #expect(delivery.explanation.last?.keyPath == "settings.authorization")
}

@Test("provisional goes to the list only: no banner, no sound, no badge, no Lock Screen", arguments: [false, true])
func provisional(isLocked: Bool) {
  var phone = Phone(.allowedEverything { $0.settings.authorization = .provisional })
  if isLocked { phone.send(.locked) }
  let delivery = phone.push(loud)
  #expect(delivery.presentation == .list && delivery.sound == nil && delivery.badge == nil)
  #expect(phone.listed == ["n1"] && phone.badge == 0)
}

@Test("with alerts off nothing is shown, badge and sound still count") func alertsOff() {
  var phone = Phone(.allowedEverything { $0.settings.alerts = false })
  let delivery = phone.push(loud)
  #expect(delivery.presentation == .none && phone.listed.isEmpty)
  #expect(phone.badge == 3 && phone.sounds.count == 1)
}

@Test(
  "banners, Lock Screen and Notification Center are three places, each with its switch",
  arguments: [
    // banners, lock screen, center, locked → presentation, listed
    (true, true, true, false, Presentation.banner, true), (false, true, true, false, .list, true),
    (true, true, false, false, .banner, false), (false, true, false, false, .none, false),
    (true, true, true, true, .banner, true), (true, false, true, true, .list, true),
    (true, false, false, true, .none, false), (false, true, false, true, .banner, true),
  ]) func places(
    banners: Bool, lockScreen: Bool, center: Bool, isLocked: Bool, expected: Presentation, isListed: Bool
  )
{
  var phone = Phone(
    .allowedEverything {
      $0.settings.banners = banners
      $0.settings.lockScreen = lockScreen
      $0.settings.notificationCenter = center
    })
  if isLocked { phone.send(.locked) }
  #expect(phone.push(loud).presentation == expected)
  #expect(phone.listed.isEmpty != isListed)
}

@Test("a banner without a list entry is gone when it leaves, and was never stored") func bannerOnly() {
  var phone = Phone(.allowedEverything { $0.settings.notificationCenter = false })
  phone.push(loud)
  #expect(phone.state.banner?.key == Phone.key("n1") && phone.state.notifications.count == 1)
  #expect(!phone.effects.contains { if case .storeNotification = $0 { true } else { false } })
  phone.push(loud)
  #expect(phone.state.banner?.key == Phone.key("n2") && phone.state.notifications.count == 1)
  phone.wait(seconds: 5)
  #expect(phone.state.banner == nil && phone.state.notifications.isEmpty)
}

@Test("a banner without a list entry takes a listed one of the same identifier out") func bannerOnlyReplaces() {
  var phone = Phone()
  phone.push(loud, id: "x")
  var settings = AppProfile.Settings()
  settings.notificationCenter = false
  phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
  phone.push(loud, id: "x")
  #expect(phone.removals == [.replaced])
  #expect(phone.listed.isEmpty && phone.state.banner?.key == Phone.key("x"))
}

@Test(
  "in front the app's delegate decides what is shown",
  arguments: [
    ([], Presentation.none, false, false, 0), ([.list], .list, true, false, 0), ([.banner], .banner, false, false, 0),
    ([.banner, .list], .banner, true, false, 0), ([.sound], .none, false, true, 0), ([.badge], .none, false, false, 3),
    ([.banner, .list, .sound, .badge], .banner, true, true, 3),
  ] as [(Set<AppProfile.PresentationOption>, Presentation, Bool, Bool, Int64)])
func inFront(
  options: Set<AppProfile.PresentationOption>, expected: Presentation, isListed: Bool, isHeard: Bool, badge: Int64
) {
  var phone = Phone(.allowedEverything { $0.foregroundPresentation = options })
  phone.send(.foregroundAppChanged(Phone.app))
  let delivery = phone.push(loud)
  #expect(delivery.presentation == expected)
  #expect(phone.listed.isEmpty != isListed)
  #expect(phone.sounds.isEmpty != isHeard)
  #expect(phone.badge == badge)
}

@Test("another app in front changes nothing, and behind the lock no app is in front") func notInFront() {
  var phone = Phone()
  phone.send(.foregroundAppChanged("com.example.other"))
  #expect(phone.push(loud).presentation == .banner)
  phone.send(.foregroundAppChanged(Phone.app))
  phone.send(.locked)
  #expect(phone.push(loud).presentation == .banner)
}

@Test("priority 1 never wakes a locked device") func priorityOne() {
  var phone = Phone()
  phone.send(.locked)
  let delivery = phone.push(loud, headers: .init(priority: 1))
  #expect(delivery.presentation == .list && delivery.sound == nil)
  #expect(phone.push(loud, headers: .init(priority: 5)).presentation == .banner)
}

@Test("an app without a profile gets a plain one, and its push is shown") func plainApp() {
  var phone = Phone()
  #expect(phone.push(loud, to: "com.example.unheard").presentation == .banner)
  #expect(phone.state.apps["com.example.unheard"]?.profile.isPlain == true)
}
