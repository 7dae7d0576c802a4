import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("The window of the list")
struct ListWindowTests {
  /// A phone with a hundred threads of one to three notifications.
  static let crowd: CenterFixture = {
    var phone = CenterFixture()
    for number in 0..<100 {
      for member in 0...number % 3 {
        phone.deliver(
          #"{"aps":{"alert":{"title":"Thread \#(number)","body":"member \#(member)"},"thread-id":"t\#(number)"}}"#)
      }
    }
    phone.wait(seconds: 60)
    return phone
  }()

  @Test("wherever the selection goes, its card is whole on the screen", arguments: [10, 14, 24, 50])
  func selectionIsVisible(rows: Int) {
    var screen = ScreenState(columns: 80, rows: rows)
    let center = Self.crowd.center
    screen.centerChanged(center)
    let jumps: [Intent] = [
      .moveToLast, .moveToFirst, .pageDown, .pageDown, .pageUp, .halfPageDown, .moveToLast, .pageUp,
    ]
    for intent in Array(repeating: .moveDown, count: 40) + Array(repeating: .moveUp, count: 25) + jumps {
      _ = screen.reduce(intent, center: center)
      let frame = render(center: center, screen: screen)
      #expect(frame.brokenInvariants() == [])
      let selection = screen.selection
      let region = frame.regions.last { region in selection.map { region.target == .item($0) } ?? false }
      #expect(region != nil, "\(intent): \(String(describing: selection)) is not on the screen")
      screen.viewport = frame.viewport
    }
  }

  @Test("at the top nothing is above, at the end nothing is below")
  func ends() {
    let center = Self.crowd.center
    let top = view(Self.crowd)
    #expect(top.viewport.top == nil)
    #expect(!top.text.contains("▲"))
    #expect(top.text.contains("▼"))
    let end = view(Self.crowd) { screen, _ in screen.selection = screen.lastItem(center: center) }
    #expect(end.text.contains("▲"))
    #expect(!end.text.contains("▼"))
    #expect(end.text.contains("Thread 0"))
  }

  @Test("a window that stands behind the end comes back")
  func pulledBack() {
    let frame = view(Self.crowd) { screen, center in
      screen.selection = screen.lastItem(center: center)
      screen.viewport = Viewport(top: screen.lastItem(center: center), offset: 3)
    }
    #expect(frame.text.contains("Thread 1 "))
  }

  @Test("a window on something that is gone begins at the top")
  func goneTop() {
    let gone = NotificationKey(bundleIdentifier: "com.example.gone", requestIdentifier: "1")
    let frame = view(Self.crowd) { screen, _ in screen.viewport = Viewport(top: .card(gone), offset: 2) }
    #expect(frame.text.contains("Thread 99"))
  }

  @Test("a click hits what is drawn there: the card, the banner over it, a button")
  func targets() {
    var phone = busyPhone()
    let frame = view(phone)
    #expect(
      frame.target(column: 20, row: 4) == .item(.stack(ThreadKey(bundleIdentifier: "com.example.rail", group: ""))))
    #expect(frame.target(column: 3, row: 1) == .app("com.example.bank"))
    let key = phone.deliver(#"{"aps":{"alert":"over"}}"#)
    #expect(view(phone).target(column: 20, row: 2) == .banner(key))
    let page = view(busyPhone()) { screen, center in screen.pages = [.list, .expanded(mayasNewest(center))] }
    #expect(page.regions.contains { $0.target == .action(2) })
  }
}
