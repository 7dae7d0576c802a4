import Center
import Payload
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// The list and what lies over it.
  static let list: [SnapshotScene] = [
    SnapshotScene("list-80x24") { view(busyPhone()) },
    SnapshotScene("list-40x12") { view(busyPhone(), columns: 40, rows: 12) },
    SnapshotScene("list-140x40") {
      view(busyPhone(), columns: 140, rows: 40) { screen, _ in screen.selection = .stack(mayasThread) }
    },
    SnapshotScene("list-110x30") {
      view(busyPhone(), columns: 110, rows: 30) { screen, _ in
        screen.selection = .stack(mayasThread)
        screen.inspectorTab = .explanation
      }
    },
    SnapshotScene("list-empty") { view(CenterFixture()) },
    SnapshotScene("list-empty-with-offers") {
      view(CenterFixture(), columns: 100, rows: 30) { screen, _ in
        screen.welcome = Welcome(
          examplePayload: "demo-payloads/alerts/2-title-and-body.apns", hasDemo: true, watchedFolders: ["payloads"])
      }
    },
    SnapshotScene("list-empty-40x12") { view(CenterFixture(), columns: 40, rows: 12) },
    SnapshotScene("list-cleared") {
      var phone = busyPhone()
      phone.apply(.allDismissed)
      return view(phone)
    },
    SnapshotScene("list-stack-opened") {
      view(busyPhone()) { screen, _ in
        screen.openThreads = [mayasThread]
        screen.selection = .heading(mayasThread)
      }
    },
    SnapshotScene("list-scrolled-to-the-end") {
      view(busyPhone()) { screen, center in screen.selection = screen.lastItem(center: center) }
    },
    SnapshotScene("list-notice") { view(busyPhone()) { screen, _ in screen.notice = "Like: sent to Chat" } },
    SnapshotScene("list-unseen") {
      view(busyPhone()) { screen, center in
        screen.selection = screen.lastItem(center: center)
        screen.unseenCount = 12
      }
    },
    SnapshotScene("banner") { view(phoneWithBanner()) },
    SnapshotScene("banner-over-stack") {
      // Opened where the newest stack is taller than the banner that lies over it.
      var phone = busyPhone()
      phone.deliver(
        #"{"aps":{"alert":{"title":"Maya Holm","body":"Found it"},"thread-id":"maya","category":"MESSAGE"}}"#)
      return view(phone)
    },
    SnapshotScene("banner-that-stays") {
      var profiles = CenterFixture.profiles
      for index in profiles.indices { profiles[index].settings.bannerStyle = .persistent }
      var phone = busyPhone(CenterFixture(profiles: profiles))
      phone.deliver(#"{"aps":{"alert":{"title":"Door","body":"Somebody rings"}}}"#, to: "com.example.news")
      return view(phone)
    },
    SnapshotScene("banner-over-reply") {
      let phone = phoneWithBanner()
      return view(phone) { screen, center in
        screen.pages = [.list, .reply(mayasNewest(center), actionIdentifier: "reply")]
      }
    },
    SnapshotScene("banner-coming") { moving([{ $0.deliver(jonas, after: 60) }]) },
    SnapshotScene("banner-over-banner") {
      moving([
        { $0.deliver(#"{"aps":{"alert":"A short one"}}"#, to: "com.example.rail", after: 60) },
        { $0.deliver(jonas, after: 2) },
      ])
    },
    SnapshotScene("banner-leaving") {
      moving([{ $0.deliver(jonas, after: 60) }, { $0.apply(.bannerDismissed, after: 2) }], seconds: 0.12)
    },
    SnapshotScene("banner-right-to-left") { view(phoneWithUrduBanner()) },
    SnapshotScene("opened-stack-right-to-left") {
      var phone = CenterFixture()
      for body in ["کشتی دس بجے نکلتی ہے", "کشتی نکل گئی"] {
        phone.deliver(
          #"{"aps":{"alert":{"title":"رات کی کشتی","body":"\#(body)"}}}"#, to: "com.example.bank", after: 60)
      }
      phone.wait(seconds: 300)
      let thread = ThreadKey(bundleIdentifier: "com.example.bank", group: "")
      return view(phone) { screen, center in
        screen.openThreads = [thread]
        screen.selection = screen.lastItem(center: center)
      }
    },
    SnapshotScene("inspector-of-live-activity-140x30") {
      view(livePhone(), columns: 140, rows: 30) { screen, center in
        screen.selection = screen.firstItem(center: center)
      }
    },
    SnapshotScene("inspector-of-newest-110x24") {
      var phone = CenterFixture()
      phone.deliver(
        #"{"aps":{"content-available":1},"sync":"now"}"#, to: "com.example.news",
        headers: Arrival.Headers(pushType: .background, priority: 5))
      return view(phone, columns: 110, rows: 24)
    },
    SnapshotScene("levels") { view(levelsPhone()) },
    SnapshotScene("held-by-focus") { view(workingPhone()) },
    SnapshotScene("held-by-focus-opened") {
      let thread = ThreadKey(bundleIdentifier: "com.example.news", group: "")
      return view(workingPhone()) { screen, _ in
        screen.openThreads = [thread]
        screen.selection = .heading(thread)
      }
    },
    SnapshotScene("live-activities") { view(livePhone()) },
    SnapshotScene("live-activity-steps") {
      view(livePhone(#"{"step":2,"totalSteps":4,"rider":"Per","minutesLeft":14,"order_id":"S-2040"}"#))
    },
    SnapshotScene("summary") { view(summaryPhone()) },
    SnapshotScene("summary-opened") { view(summaryPhone()) { screen, _ in screen.isSummaryOpen = true } },
    SnapshotScene("list-200x30") { view(busyPhone(), columns: 200, rows: 30) },
    SnapshotScene("hostile-text") { view(hostilePhone()) },
    SnapshotScene("hostile-text-40x16") { view(hostilePhone(), columns: 40, rows: 16) },
    SnapshotScene("lock-screen") { view(lockedPhone()) },
    SnapshotScene("lock-screen-80x40") { view(lockedPhone(), rows: 40, edges: .blocks) },
    SnapshotScene("lock-screen-ascii") { view(lockedPhone(), edges: .ascii) },
    SnapshotScene("lock-screen-40x12") { view(lockedPhone(), columns: 40, rows: 12) },
    SnapshotScene("ascii-list") { view(busyPhone(), edges: .ascii) },
    SnapshotScene("too-small") { view(busyPhone(), columns: 36, rows: 9) },
  ]
}

/// A phone whose banner has just come.
func phoneWithBanner() -> CenterFixture {
  var phone = busyPhone()
  phone.deliver(jonas)
  return phone
}

private let jonas =
  #"{"aps":{"alert":{"title":"Jonas Brandt","body":"The tickets are in the blue envelope on the shelf beside the door, do not forget them this time, please"},"category":"MESSAGE","thread-id":"jonas"}}"#

/// The busy phone `seconds` after the last of some changes.
private func moving(_ changes: [(inout CenterFixture) -> Void], seconds: Double = 0.05) -> Frame {
  var phone = busyPhone()
  var screen = ScreenState(columns: 80, rows: 24)
  screen.motion.isOn = true
  for change in changes {
    change(&phone)
    screen.motion.advance(by: 1)
    screen.centerChanged(phone.center)
  }
  screen.motion.advance(by: seconds)
  return render(center: phone.center, screen: screen)
}

/// A phone whose banner runs from right to left.
func phoneWithUrduBanner() -> CenterFixture {
  var phone = busyPhone()
  phone.deliver(
    #"{"aps":{"alert":{"title":"علی رضا","subtitle":"کل","body":"کیا آپ کل شام چھ بجے station پر آ رہے ہیں؟ میں 4821 نمبر والی گاڑی سے آؤں گا"},"category":"MESSAGE"}}"#
  )
  return phone
}

/// A phone in Work, with one from before, one that may interrupt and two that may not.
func workingPhone() -> CenterFixture {
  var phone = CenterFixture()
  phone.deliver(#"{"aps":{"alert":{"title":"Before","body":"Nobody was working yet"}}}"#, to: "com.example.bank")
  phone.apply(.focusChanged("work"))
  phone.deliver(#"{"aps":{"alert":{"title":"Later","body":"This one waits"}}}"#, to: "com.example.news", after: 60)
  phone.deliver(#"{"aps":{"alert":{"title":"Later still","body":"So does this"}}}"#, to: "com.example.news", after: 60)
  phone.deliver(
    #"{"aps":{"alert":{"title":"Now","body":"The train leaves"},"interruption-level":"time-sensitive"}}"#,
    to: "com.example.rail", after: 60)
  phone.wait(seconds: 300)
  return phone
}

/// Every level, a replaced notification, one without a title.
private func levelsPhone() -> CenterFixture {
  var phone = CenterFixture()
  phone.deliver(#"{"aps":{"alert":"Only a body: the app's name stands in for the title"}}"#, to: "com.example.rail")
  for minute in 1...4 {
    phone.deliver(
      #"{"aps":{"alert":{"title":"Courier","body":"\#(5 - minute) stops away"}}}"#, to: "com.example.news", after: 60,
      headers: Arrival.Headers(collapseIdentifier: "courier"))
  }
  phone.deliver(
    #"{"aps":{"alert":{"title":"Smoke","body":"Kitchen, ground floor"},"sound":{"critical":1,"name":"default","volume":1},"interruption-level":"critical"}}"#,
    to: "com.example.alarm", after: 60)
  phone.wait(seconds: 60)
  return phone
}

/// An activity on its way and one that went stale.
func livePhone(
  _ contentState: String = #"{"platform":"7","arrival":"11:20","progress":0.4,"delayed":false}"#
) -> CenterFixture {
  var phone = busyPhone()
  let headers = Arrival.Headers(pushType: .liveactivity, priority: 10, topic: "com.example.rail.push-type.liveactivity")
  let now = phone.center.now.milliseconds / 1_000
  phone.deliver(
    #"{"aps":{"timestamp":\#(now),"event":"start","attributes-type":"Journey","attributes":{"train":"IC 204"},"content-state":\#(contentState),"alert":{"title":"To Lindal","body":"On time"}}}"#,
    to: "com.example.rail", headers: headers)
  phone.wait(seconds: 30)
  return phone
}

/// Notifications that wait for the scheduled summary.
func summaryPhone() -> CenterFixture {
  var profiles = CenterFixture.profiles
  for index in profiles.indices { profiles[index].settings.scheduledSummary = true }
  var phone = CenterFixture(profiles: profiles)
  for (app, score) in [("news", 0.2), ("rail", 0.9), ("bank", 0.5), ("chat", 0.1)] {
    phone.deliver(
      #"{"aps":{"alert":{"title":"For later","body":"This can wait until the evening"},"relevance-score":\#(score)}}"#,
      to: "com.example.\(app)", after: 5)
  }
  return phone
}

/// Text that tries to get out of its card.
private func hostilePhone() -> CenterFixture {
  var phone = CenterFixture()
  let marks = String(repeating: "\u{301}", count: 500)
  let texts = [
    #"\u001b[31mred\u001b[0m \u0007\u009b2J \u202Eevil\u202C"#, "👨‍👩‍👧 👍🏽 🇵🇰 1️⃣ ❤️ ⚠ ⚠️ x", "e\(marks) and so on",
    "漢字とかな、そして한글도 쓴다。長い文章は行の終わりで折り返される。",
    String(repeating: "unbreakable", count: 30),
  ]
  for (index, text) in texts.enumerated() {
    phone.deliver(
      #"{"aps":{"alert":{"title":"\#(text)","body":"\#(text)"},"thread-id":"\#(index)"}}"#, to: "com.example.rail",
      after: 20)
  }
  phone.wait(seconds: 30)
  return phone
}

/// A locked phone that is silent and offline.
func lockedPhone() -> CenterFixture {
  var phone = busyPhone()
  phone.apply(.focusChanged("sleep"))
  phone.apply(.ringerSwitched(on: false))
  phone.apply(.connectionChanged(isOnline: false))
  phone.apply(.locked)
  return phone
}
