import Center
import Payload
import Rendering
import Screen
import TestSupport
import Testing

@Suite("What is copied of the inspector")
struct InspectorCopyTests {
  private func text(_ tab: InspectorTab, _ phone: CenterFixture) -> String {
    var screen = ScreenState(columns: 80, rows: 24)
    screen.centerChanged(phone.center)
    screen.inspectorTab = tab
    return inspectorText(center: phone.center, screen: screen)
  }

  @Test("a payload's lines without numbers and findings, which are JSON again with every digit")
  func payload() throws {
    var phone = CenterFixture()
    phone.deliver(#"{"aps":{"alert":"\u0627","badge":"4"},"rate":1.50}"#)
    let copied = text(.payload, phone)
    #expect(
      copied == """
        {
          "aps": {
            "alert": "\\u0627",
            "badge": "4"
          },
          "rate": 1.50
        }

        """)
    #expect(JSONDocument(Array(copied.utf8)).isReadable)
  }

  @Test("text from right to left in the order of reading, and nothing cut")
  func explanation() {
    var phone = CenterFixture()
    phone.apply(.focusChanged("do-not-disturb"))
    phone.deliver(#"{"aps":{"alert":{"title":"ہفتے کی شام","body":"b"}}}"#)
    let copied = text(.explanation, phone)
    #expect(copied.hasPrefix("Held by Focus\nin the list, silenced while in Do Not Disturb\n"))
    #expect(copied.contains("◆ focus               held"))
    #expect(copied.contains("focusModes.do-not-disturb.allowedApps"))
    #expect(!copied.contains("…"))
  }

  @Test("of an empty inspector what it says", arguments: InspectorTab.allCases)
  func empty(tab: InspectorTab) { #expect(text(tab, CenterFixture()).count > 20) }
}
