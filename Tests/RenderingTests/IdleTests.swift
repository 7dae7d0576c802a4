import Center
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Nothing moves when nothing happens")
struct IdleTests {
  /// Ten entries that came one after the other, the last one a while ago.
  private var phone: CenterFixture {
    var phone = CenterFixture()
    for number in 1...10 {
      phone.deliver(#"{"aps":{"alert":{"title":"Entry \#(number)","body":"Text"},"thread-id":"\#(number)"}}"#, after: 7)
    }
    phone.wait(seconds: 6)
    return phone
  }

  @Test("a quiet phone asks for nothing: no deadline, no motion")
  func quiet() {
    var screen = ScreenState(columns: 80, rows: 24)
    screen.motion.isOn = true
    screen.centerChanged(phone.center)
    #expect(!screen.motion.isMoving)
    #expect(phone.center.nextDeadline == nil)
  }

  @Test("when a minute is over the clock and the ages change, and no other cell", arguments: 1...5)
  func minute(number: Int) {
    var phone = phone
    for _ in 1..<number { phone.wait(seconds: 60) }
    let before = view(phone)
    phone.wait(seconds: 60)
    let after = view(phone)
    let changed = (0..<before.cells.count).filter { before.cells[$0] != after.cells[$0] }
    #expect(!changed.isEmpty)
    for index in changed {
      let (row, column) = (index / 80, index % 80)
      let isClock = row == 0 && (2..<7).contains(column)
      let isAge = (70..<78).contains(column) && after.text(ofRow: row).contains("Chat")
      #expect(isClock || isAge, "row \(row), column \(column)")
    }
  }
}
