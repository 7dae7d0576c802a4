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
      let key = phone.deliver(
        #"{"aps":{"alert":{"title":"Transfer","body":"80.00 to Corner Bakery"},"category":"TRANSFER"}}"#,
        to: "com.example.bank")
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
    SnapshotScene("device-panel") { view(busyPhone()) { screen, _ in screen.pages = [.list, .devicePanel] } },
    SnapshotScene("confirmation") {
      view(busyPhone()) { screen, _ in screen.pages = [.list, .confirmation(.clearAll(count: 6))] }
    },
    SnapshotScene("confirmation-stack") {
      view(busyPhone(), columns: 40, rows: 12) { screen, _ in
        screen.pages = [.list, .confirmation(.dismissThread(mayasThread, count: 3))]
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
      view(busyPhone()) { screen, _ in
        screen.pages = [.list, .commandLine]
        screen.commandNames = ["deliveries", "device", "dismiss", "focus"]
        screen.commandLine = Draft(text: "de")
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

  static let all = list + pages + views + blocks
}

let mayasThread = ThreadKey(bundleIdentifier: "com.example.chat", group: "maya")

func mayasNewest(_ center: CenterState) -> NotificationKey {
  center.threads[mayasThread]?.newest.key ?? NotificationKey(bundleIdentifier: "", requestIdentifier: "")
}

private func mayasDraft(_ center: CenterState) -> DraftKey {
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
