import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("The bars at the top and the bottom, and the help")
struct BarTests {
  @Test("a locked phone shows the time once: large on the Lock Screen, small on every other page")
  func lockedTime() {
    #expect(!view(lockedPhone()).line(0).contains("10:29"))
    for page in [Page.help, .inspector] {
      let frame = view(lockedPhone()) { screen, _ in screen.pages = [.list, page] }
      #expect(frame.line(0).contains("10:29"))
    }
    #expect(!view(lockedPhone()) { screen, _ in screen.pages = [.list, .focusPicker] }.line(0).contains("10:29"))
  }

  @Test("hints are whole or left out, and the way to all keys stays", arguments: 40...100)
  func hints(columns: Int) {
    let key = mayasNewest(busyPhone().center)
    for (page, help) in [
      (Page.list, "? keys"), (.expanded(key), "? keys"), (.reply(key, actionIdentifier: "reply"), "F1 keys"),
    ] {
      let frame = view(busyPhone(), columns: columns) { screen, _ in
        screen.selection = .stack(mayasThread)
        if page != .list { screen.pages.append(page) }
      }
      #expect(frame.line(23).contains(help))
      #expect(!frame.line(23).contains("…"))
    }
  }

  @Test("a notice that names a file and a fault can be read to its end", arguments: [40, 60, 80, 140])
  func longNotice(columns: Int) {
    let fault =
      "config.json:1:10: theme: cannot read 'mine': mine.json:22:24: '##33271A' is no colour, expected '#RRGGBB'"
    let frame = view(busyPhone(), columns: columns) { screen, _ in screen.notice = fault }
    let shown = (18..<24).map { frame.line($0).split(separator: "│")[0] }.joined(separator: " ")
    #expect(shown.split(separator: " ").joined().hasSuffix(fault.split(separator: " ").joined()))
    #expect(frame.brokenInvariants().isEmpty)
    let short = view(busyPhone(), columns: columns) { screen, _ in screen.notice = "copied" }
    #expect(short.line(23).contains("copied"))
  }

  @Test("every word of the help can be read at every width", arguments: [40, 60, 76, 80, 110, 140])
  func wholeHelp(columns: Int) {
    for page in [Page.list, .expanded(mayasNewest(busyPhone().center)), .inspector] {
      let frame = view(busyPhone(), columns: columns, rows: 120) { screen, _ in
        if page != .list { screen.pages.append(page) }
        screen.pages.append(.help)
      }
      let help = (2..<119).map(frame.line).joined(separator: "\n")
      #expect(!help.contains("…"))
      let shown = Set(help.split { " │\n-".contains($0) })
      for word in page.keyPlace.standardKeyMap.bindings.flatMap({ $0.meaning.split { " -".contains($0) } }) {
        #expect(shown.contains(word), "'\(word)' is not there")
      }
    }
  }

  @Test("under the clock of the Lock Screen no card begins in its middle", arguments: [10, 12, 18, 20, 24, 33])
  func wholeCards(rows: Int) {
    var phone = ListWindowTests.crowd
    phone.apply(.locked)
    var screen = ScreenState(columns: 80, rows: rows)
    screen.centerChanged(phone.center)
    for _ in 0..<30 {
      _ = screen.reduce(.moveDown, center: phone.center)
      let frame = render(center: phone.center, screen: screen)
      screen.viewport = frame.viewport
      let first = (1..<rows - 1).map(frame.line).first { $0.contains { "╭│┃╰".contains($0) } }
      #expect(first?.contains("╭") == true)
      #expect(frame.line(1).contains("▲") == (frame.viewport.top != nil))
    }
  }
}

extension Frame {
  /// The text of a row.
  func line(_ row: Int) -> String {
    String(cells[row * columns..<(row + 1) * columns].compactMap(\.cluster))
  }
}
