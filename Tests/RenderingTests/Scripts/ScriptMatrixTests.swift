import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Every script in every place")
struct ScriptMatrixTests {
  @Test("there are texts to show") func present() {
    #expect(ScriptText.all.count > 50)
    #expect(Set(ScriptText.all.map(\.name)).count == ScriptText.all.count)
  }

  @Test("every row is as wide as the screen, and no text disturbs a border", arguments: ScriptText.all)
  func whole(text: ScriptText) {
    let phones = ScriptPhone(text: text)
    let (phone, key) = phones.ordinary
    #expect(phone.center.notifications[key] != nil, "APNs takes the payload")
    var quiet = phone
    quiet.wait(seconds: 60)
    let (locked, waiting) = (phones.locked, phones.waiting)
    for columns in [40, 60, 80, 120] {
      let edges: [EdgeStyle] = columns == 60 ? EdgeStyle.allCases : [.lines]
      for edges in edges {
        func expect(_ name: String, _ phone: CenterFixture, _ look: (inout ScreenState, CenterState) -> Void) {
          let frame = view(phone, columns: columns, rows: 20, edges: edges, look)
          let broken = frame.brokenInvariants() + frame.brokenBorders()
          #expect(broken.isEmpty, "\(text) in \(name) at \(columns), \(edges): \(broken.joined(separator: "\n"))")
        }
        expect("banner", phone) { _, _ in }
        expect("notice", quiet) { screen, _ in screen.notice = text.body }
        expect("stack", quiet) { screen, center in
          guard let thread = center.thread(at: 0) else { return }
          screen.openThreads = [thread.key]
          screen.selection = .heading(thread.key)
        }
        expect("locked", locked) { _, _ in }
        expect("summary and Live Activity", waiting) { _, _ in }
        for (name, pages) in Self.pages(key) {
          expect(name, pages.contains(.focusPicker) ? locked : phone) { screen, _ in
            screen.pages = pages
            screen.output = CommandOutput(title: text.title, text: text.body)
            screen.commandLine = Draft(text: text.title)
          }
        }
        for draft in [Draft(text: text.title + "\n" + text.body), Draft(text: text.title)] {
          expect("reply", phone) { screen, _ in
            screen.pages = [.list, .reply(key, actionIdentifier: "reply")]
            screen.drafts[DraftKey(notification: key, actionIdentifier: "reply")] = draft
          }
        }
      }
      for view in View.allCases {
        let frame = render(view, of: phone.center, columns: columns, rows: nil)
        let broken = frame.brokenInvariants() + frame.brokenBorders()
        #expect(broken.isEmpty, "\(text) as \(view.rawValue) at \(columns): \(broken.joined(separator: "\n"))")
      }
    }
  }

  private static func pages(_ key: NotificationKey) -> [(name: String, pages: [Page])] {
    [
      ("expanded", [.list, .expanded(key)]), ("empty reply", [.list, .reply(key, actionIdentifier: "reply")]),
      ("inspector", [.list, .inspector]), ("Focus", [.list, .focusPicker]), ("output", [.list, .output]),
      ("unlock", [.list, .unlock(key, actionIdentifier: "long")]), (": line", [.list, .commandLine]),
    ]
  }

  @Test("text is cut between clusters and says so with an ellipsis", arguments: [40, 60, 80, 120])
  func cut(columns: Int) {
    for text in ScriptText.all {
      let phone = ScriptPhone(text: text).ordinary.phone
      let frame = view(phone, columns: columns, rows: 20)
      let clusters = Set(text.title + text.subtitle + text.body)
      for cluster in frame.cells.compactMap(\.cluster) where cluster.unicodeScalars.count > 1 {
        // A cluster on the screen is one that was sent, or what is left of one that no terminal draws.
        #expect(clusters.contains(cluster) || cluster.unicodeScalars.count <= 5, "\(text): '\(cluster)'")
      }
      if text.name.hasPrefix("long") { #expect(frame.text.contains("…"), "\(text) at \(columns)") }
    }
  }
}
