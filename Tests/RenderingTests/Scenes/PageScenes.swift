import APNs
import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// Pages and panels.
  static let pages: [SnapshotScene] = [
    SnapshotScene("expanded") {
      view(busyPhone()) { screen, center in
        screen.pages = [.list, .expanded(mayasNewest(center))]
        screen.pageSelection = ScreenState.noButton
      }
    },
    SnapshotScene("expanded-button-marked") {
      view(busyPhone()) { screen, center in
        screen.pages = [.list, .expanded(mayasNewest(center))]
        screen.pageSelection = 2
      }
    },
    SnapshotScene("expanded-long-text-40x12") {
      var phone = busyPhone()
      let body = (1...40).map { "line \($0)" }.joined(separator: #"\n"#)
      let key = phone.deliver(#"{"aps":{"alert":{"title":"Long","body":"\#(body)"},"category":"MESSAGE"}}"#)
      phone.wait(seconds: 60)
      return view(phone, columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .expanded(key)]
        screen.pageSelection = ScreenState.noButton
        screen.pageScroll = 5
      }
    },
    SnapshotScene("expanded-locked") {
      var phone = lockedPhone()
      phone.apply(.connectionChanged(isOnline: true))
      let key = phone.deliver(
        #"{"aps":{"alert":{"title":"Transfer","body":"80.00 to Corner Bakery"},"category":"TRANSFER"}}"#,
        to: "com.example.bank")
      phone.apply(.connectionChanged(isOnline: false))
      return view(phone) { screen, _ in screen.pages = [.list, .expanded(key)] }
    },
    SnapshotScene("reply-empty") {
      view(busyPhone()) { screen, center in screen.pages = replyPages(center) }
    },
    SnapshotScene("reply-written") {
      view(busyPhone()) { screen, center in
        screen.pages = replyPages(center)
        screen.drafts[mayasDraft(center)] = Draft(
          text: "At six then, with the blue map and a pot of tea for everyone who comes along.\nあいう")
      }
    },
    SnapshotScene("reply-right-to-left") {
      view(busyPhone()) { screen, center in
        screen.pages = replyPages(center)
        screen.drafts[mayasDraft(center)] = Draft(text: "میں آ رہا ہوں")
      }
    },
    SnapshotScene("reply-40x10") {
      view(busyPhone(), columns: 40, rows: 10) { screen, center in
        screen.pages = replyPages(center)
        screen.drafts[mayasDraft(center)] = Draft(text: String(repeating: "again and ", count: 30))
      }
    },
    SnapshotScene("focus-picker") {
      view(busyPhone()) { screen, _ in
        screen.pages = [.list, .focusPicker]
        screen.pageSelection = 1
      }
    },
    SnapshotScene("theme-picker") {
      view(busyPhone()) { screen, _ in
        screen.pages = [.list, .themePicker]
        screen.themes.current = "night-ferry"
        screen.offerThemes([
          ThemeChoices.Choice(name: "ios-dark", note: "dark", swatch: [0x000000, 0x252528, 0xE5E5EA]),
          ThemeChoices.Choice(name: "night-ferry", note: "dark, your own", swatch: [0x0A1423, 0x16263D, 0xDCE7F5]),
        ])
      }
    },
    SnapshotScene("device-panel") { view(busyPhone()) { screen, _ in screen.pages = [.list, .devicePanel] } },
    SnapshotScene("device-panel-settings") {
      var phone = busyPhone()
      var settings = AppProfile.Settings()
      settings.sounds = false
      settings.bannerStyle = .persistent
      phone.apply(.settingsChanged(bundleIdentifier: "com.example.rail", settings))
      return view(phone) { screen, _ in
        screen.pages = [.list, .devicePanel]
        screen.pageSelection = 13
      }
    },
    SnapshotScene("confirmation") {
      view(busyPhone()) { screen, _ in screen.pages = [.list, .confirmation(.clearAll(count: 6))] }
    },
    SnapshotScene("confirmation-stack") {
      view(busyPhone(), columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .confirmation(.dismissThread(mayasThread, count: 3))]
      }
    },
    SnapshotScene("confirmation-quit") {
      view(busyPhone()) { screen, _ in screen.pages = [.list, .confirmation(.quit(draftCount: 1))] }
    },
    SnapshotScene("confirmation-quit-40x12") {
      view(busyPhone(), columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .confirmation(.quit(draftCount: 2))]
      }
    },
    SnapshotScene("unlock") {
      view(lockedPhone()) { screen, center in
        screen.pages = [.list, .unlock(mayasNewest(center), actionIdentifier: "reply")]
      }
    },
    SnapshotScene("help-80x24") { view(busyPhone()) { screen, _ in screen.pages = [.list, .help] } },
    SnapshotScene("help-40x16") {
      view(busyPhone(), columns: 40, rows: 16) { screen, _ in
        screen.pages = [.list, .help]
        screen.pageScroll = 4
      }
    },
    SnapshotScene("command-line") {
      view(busyPhone()) { screen, center in
        screen.pages = [.list, .commandLine]
        screen.commandLine = Draft(text: "de")
        screen.lineCandidates = LineCandidates(
          line: "de",
          candidates: [
            .init(text: "deliveries", note: "every arrival with its verdict"),
            .init(text: "device", note: "lock or unlock the device"),
          ])
        _ = screen.reduce(.complete, center: center)
      }
    },
    SnapshotScene("command-line-empty-40x12") {
      view(busyPhone(), columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .commandLine]
        let words = (1...20).map { LineCandidates.Candidate(text: "command-\($0)", note: "what the command does") }
        screen.lineCandidates = LineCandidates(line: "", candidates: words)
      }
    },
    SnapshotScene("palette") {
      view(busyPhone()) { screen, _ in
        screen.pages = [.list, .palette]
        screen.palette = Draft(text: "lo")
        screen.pageSelection = 1
      }
    },
    SnapshotScene("palette-nothing-fits-40x12") {
      view(busyPhone(), columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .palette]
        screen.palette = Draft(text: "xyzzy")
      }
    },
    SnapshotScene("command-output") {
      view(busyPhone()) { screen, _ in
        screen.pages = [.list, .output]
        screen.output = CommandOutput(title: "focus work", text: "Focus: Work\nallowed: nobody")
      }
    },
    SnapshotScene("inspector-payload") { inspector(.payload) },
    SnapshotScene("inspector-explanation") { inspector(.explanation) },
    SnapshotScene("inspector-responses") { inspector(.responses) },
    SnapshotScene("inspector-deliveries") { inspector(.deliveries) },
    SnapshotScene("inspector-badges") { inspector(.badges) },
    SnapshotScene("inspector-device") { inspector(.device) },
    SnapshotScene("inspector-tokens") { tokens() },
    SnapshotScene("inspector-malformed") { malformed() },
    SnapshotScene("inspector-urdu-140x30") { urdu() },
    SnapshotScene("inspector-held-110x30") { held() },
    SnapshotScene("inspector-140x30") {
      view(inspectedPhone(), columns: 140, rows: 30) { screen, _ in
        screen.pages = [.list, .inspector]
        screen.inspectorTab = .payload
      }
    },
  ]

  /// The views of `belfry render`.
  static let views: [SnapshotScene] = View.allCases.map { view in
    SnapshotScene("view-\(view.rawValue)") { render(view, of: viewedPhone().center, columns: 60, rows: nil) }
  }

  static let all =
    list + pages + views + blocks + search + provider + contentExtensions + serviceExtensions
    + localization
}

let mayasThread = ThreadKey(bundleIdentifier: "com.example.chat", group: "maya")

func mayasNewest(_ center: CenterState) -> NotificationKey {
  center.threads[mayasThread]?.newest.key ?? NotificationKey(bundleIdentifier: "", requestIdentifier: "")
}

func mayasDraft(_ center: CenterState) -> DraftKey {
  DraftKey(notification: mayasNewest(center), actionIdentifier: "reply")
}

func replyPages(_ center: CenterState) -> [Page] {
  [.list, .expanded(mayasNewest(center)), .reply(mayasNewest(center), actionIdentifier: "reply")]
}

private func inspector(_ tab: InspectorTab) -> Frame {
  view(inspectedPhone()) { screen, _ in
    screen.pages = [.list, .inspector]
    screen.inspectorTab = tab
  }
}

/// The device tab of an app that providers know in both environments.
private func tokens() -> Frame {
  view(inspectedPhone(), columns: 80, rows: 48) { screen, center in
    screen.pages = [.list, .inspector]
    screen.inspectorTab = .device
    for app in center.apps.keys {
      for (environment, digits) in [(APNsEnvironment.sandbox, "5a1b"), (.production, "c0de")] {
        screen.gateway.tokens.insert(
          DeviceToken(
            token: String(repeating: digits, count: 14) + app.utf8.suffix(4).map { String($0, radix: 16) }.joined(),
            bundleIdentifier: app, environment: environment, registeredAt: center.now.adding(seconds: -7200)))
      }
    }
  }
}

/// A payload that no reader takes, laid out by its sender.
private func malformed() -> Frame {
  var phone = busyPhone()
  let payload = """
    {
      "aps": {
        "alert": { "title": "Half",
          "body": "a payload that was cut },
        "sound": default
      }
    """
  phone.deliver(payload, to: "com.example.news", after: 5)
  for key in phone.center.notifications.keys { phone.apply(.notificationsDismissed([key])) }
  return view(phone) { screen, center in
    screen.pages = [.list, .inspector]
    screen.storedPayload = center.recentDeliveries.last.map {
      StoredPayload(sequence: $0.sequence, bytes: Array(payload.utf8))
    }
  }
}

/// Text from right to left, long values, and characters that nobody sees.
private func urdu() -> Frame {
  var phone = busyPhone()
  let body = String(repeating: "دادی جان کا خط آیا ہے، شام کو پڑھ لینا۔ ", count: 4)
  phone.deliver(
    #"{"aps":{"alert":{"title":"ہفتے کی شام","body":"\#(body)","loc-args":["a\#u{200B}b\#u{202E}c"]}},"escaped":"\u0627\u0631","rate":1.50e+3,"flags":[true,null,{}]}"#,
    to: "com.example.news", after: 5)
  return view(phone, columns: 140, rows: 30)
}

/// Why a notification was held.
private func held() -> Frame {
  var phone = busyPhone()
  phone.apply(.focusChanged("do-not-disturb"))
  phone.deliver(#"{"aps":{"alert":{"title":"Later","body":"This can wait"}}}"#, to: "com.example.news", after: 5)
  return view(phone, columns: 110, rows: 30) { screen, _ in
    screen.pages = [.list, .inspector]
    screen.inspectorTab = .explanation
    screen.pageScrollLimit = 100
    screen.pageScroll = 18
  }
}

/// A phone whose newest payload has faults, with a response and a refused push.
private func inspectedPhone() -> CenterFixture {
  var phone = busyPhone()
  phone.apply(.actionChosen(mayasNewest(phone.center), actionIdentifier: "reply", userText: "At six, yes"), after: 3)
  phone.deliver("[]", to: "com.example.bank", after: 4)
  phone.deliver(
    #"{"aps":{"alert":{"title":"Faulty","body":"Two keys of this payload are wrong"},"badge":"4","content_available":1},"order":9007199254740993}"#,
    to: "com.example.news", after: 5)
  phone.wait(seconds: 60)
  return phone
}

/// A phone with a banner, for the views.
private func viewedPhone() -> CenterFixture {
  var phone = busyPhone()
  phone.deliver(
    #"{"aps":{"alert":{"title":"Maya Holm","body":"One more thing"},"thread-id":"maya","category":"MESSAGE"}}"#,
    after: 9)
  return phone
}
