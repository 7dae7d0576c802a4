import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Buttons of an app's own view")
struct DrawnButtonTests {
  private func opened(_ look: (inout ScreenState) -> Void = { _ in }) throws -> (Frame, ScreenState, CenterState) {
    var chat = CenterFixture.profiles[0]
    chat.contentExtensions = [
      ContentExtension(
        categories: ["MESSAGE"],
        content: [
          .text(ContentTemplate(text: String(repeating: "long ", count: 120)), .body), .buttons(["like", "delete"]),
        ])
    ]
    var phone = CenterFixture(profiles: [chat])
    let key = phone.deliver(#"{"aps":{"alert":"a","category":"MESSAGE"}}"#)
    phone.wait(seconds: 60)
    var screen = ScreenState(columns: 80, rows: 40)
    screen.centerChanged(phone.center)
    screen.pages = [.list, .expanded(key)]
    screen.pageSelection = ScreenState.noButton
    look(&screen)
    return (render(center: phone.center, screen: screen), screen, phone.center)
  }

  /// The first cell of `text` on the screen.
  private func place(of text: String, in frame: Frame) throws -> Frame.Position {
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(text) })
    let line = rows[row]
    let start = try #require(line.firstRange(of: text)).lowerBound
    return Frame.Position(column: line.distance(from: line.startIndex, to: start), row: row)
  }

  @Test("a click presses what lies under it, and nothing beside it", arguments: [("2 Like", 1), ("3 Delete", 2)])
  func click(text: String, index: Int) throws {
    var (frame, screen, center) = try opened()
    let place = try place(of: text, in: frame)
    #expect(frame.target(column: place.column, row: place.row) == .action(index))
    #expect(frame.target(column: place.column - 2, row: place.row) == .closePage)
    let outcome = screen.reduce(
      .mouse(.click, frame.target(column: place.column, row: place.row)), center: center)
    let key = try #require(center.notifications.keys.first)
    let action = center.actions(of: try #require(center.notifications[key]))[index].identifier
    #expect(outcome.events == [.actionChosen(key, actionIdentifier: action, userText: nil)])
  }

  @Test("scrolled away they answer to nothing")
  func scrolled() throws {
    let (frame, _, _) = try opened { $0.rows = 20 }
    #expect(!frame.text.contains("2 Like"))
    // The menu below has all three; nothing else answers.
    #expect(frame.regions.filter { if case .action = $0.target { true } else { false } }.count == 3)
  }
}
