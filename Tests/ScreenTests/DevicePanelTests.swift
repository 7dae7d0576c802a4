import Center
import Payload
import Testing

@testable import Screen

@Suite("The device panel")
struct DevicePanelTests {
  private func row(_ title: String, _ desk: Desk) -> PanelRow? {
    desk.screen.panelRows(center: desk.center).first { $0.title == title }
  }

  private func select(_ title: String, _ desk: inout Desk) {
    desk.screen.pageSelection = desk.screen.panelRows(center: desk.center).firstIndex { $0.title == title } ?? -1
  }

  @Test("every value goes on with the right arrow and back with the left one")
  func backAndForth() {
    var desk = Desk("chat:1 mail:2")
    var chat = Desk.chat
    chat.localizations = ["ur": StringTable()]
    desk.apply([.profilesLoaded([chat, Desk.mail])])
    desk.press("v")
    for index in desk.screen.panelRows(center: desk.center).indices {
      desk.screen.pageSelection = index
      let before = desk.screen.panelRows(center: desk.center)[index]
      desk.press("Right")
      #expect(desk.screen.panelRows(center: desk.center)[index].value != before.value, "\(before.title)")
      desk.press("Left")
      #expect(desk.screen.panelRows(center: desk.center)[index].value == before.value, "\(before.title)")
    }
  }

  @Test("the settings are those of the selected app, and a change says what the profile has")
  func settings() {
    var desk = Desk("mail:1 chat:2")
    desk.press("v")
    #expect(row("Sounds", desk)?.group == "Chat")
    select("Sounds", &desk)
    desk.press("Enter")
    #expect(desk.center.apps["chat"]?.profile.settings.sounds == false)
    #expect(row("Sounds", desk)?.value == "off")
    #expect(row("Sounds", desk)?.remark == "was on")
    desk.press("Right")
    #expect(row("Sounds", desk)?.remark == "")
    desk.press("Esc j v")
    #expect(row("Sounds", desk)?.group == "Mail")
  }

  @Test("Enter opens the Focus picker, the arrows take the next Focus")
  func focus() {
    var desk = Desk("chat:1")
    desk.press("v")
    select("Focus", &desk)
    desk.press("Right")
    #expect(desk.center.device.focus == "do-not-disturb")
    desk.press("Left Left")
    #expect(desk.center.device.focus == "sleep")
    desk.press("Enter")
    #expect(desk.pages == "device > focus")
  }
}
