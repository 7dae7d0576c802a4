import Center
import Screen
import Testing

@Suite("The banner's way in and out")
struct BannerMotionTests {
  private func desk() -> Desk {
    var desk = Desk()
    desk.screen.motion.isOn = true
    return desk
  }

  /// The rows in sight of a card of five, every twentieth of a second until nothing moves.
  private func way(_ desk: inout Desk) -> [Int] {
    var rows: [Int] = []
    while desk.screen.motion.isMoving, rows.count < 20 {
      rows.append(desk.screen.motion.visibleRows(of: 5))
      desk.screen.motion.advance(by: 0.05)
    }
    return rows
  }

  @Test("it slides in within a fifth of a second, fast at first, and lies still")
  func comes() {
    var desk = desk()
    desk.arrive("chat:one")
    #expect(desk.screen.motion.phase == .entering(over: nil))
    #expect(way(&desk) == [1, 3, 4, 5])
    #expect(!desk.screen.motion.isMoving && desk.screen.motion.visibleRows(of: 5) == 5)
  }

  @Test("a temporary one slides out after its time, and then nothing moves")
  func leaves() {
    var desk = desk()
    desk.arrive("chat:one")
    _ = way(&desk)
    for _ in 0..<4 { desk.apply([.timePassed]) }
    #expect(!desk.screen.motion.isMoving && desk.center.banner != nil)
    desk.apply([.timePassed])
    #expect(desk.screen.motion.phase == .leaving(Desk.key("one")))
    #expect(way(&desk) == [5, 5, 4, 2])
    #expect(desk.center.nextDeadline == nil)
  }

  @Test("a persistent one stays until it is dismissed")
  func stays() {
    var desk = desk()
    var app = Desk.chat
    app.settings.bannerStyle = .persistent
    desk.apply([.profilesLoaded([app])])
    desk.arrive("chat:one")
    _ = way(&desk)
    for _ in 0..<60 { desk.apply([.timePassed]) }
    #expect(!desk.screen.motion.isMoving && desk.center.banner != nil)
    desk.press("Esc")
    #expect(desk.screen.motion.phase == .leaving(Desk.key("one")))
  }

  @Test("the next one slides over it; in a burst it takes the place without a slide")
  func replaced() {
    var desk = desk()
    desk.arrive("chat:one")
    _ = way(&desk)
    desk.arrive("chat:two")
    #expect(desk.screen.motion.phase == .entering(over: Desk.key("one")))
    _ = way(&desk)
    for _ in 0..<30 { desk.push("burst") }
    #expect(!desk.screen.motion.isMoving)
    #expect(desk.center.banner != nil)
  }

  @Test("one that comes while another one is coming goes on from where that is")
  func replacedOnTheWay() {
    var desk = desk()
    desk.arrive("chat:one")
    desk.screen.motion.advance(by: 0.1)
    desk.push("burst")
    #expect(desk.screen.motion.phase == .entering(over: nil))
    #expect(desk.screen.motion.visibleRows(of: 5) == 4)
  }

  @Test("one that is dismissed while it comes turns round where it is")
  func turnsRound() {
    var desk = desk()
    desk.arrive("chat:one")
    desk.screen.motion.advance(by: 0.05)
    desk.press("Esc")
    #expect(way(&desk) == [2])
  }

  @Test("without motion it is there and gone at once")
  func off() {
    var desk = Desk()
    desk.arrive("chat:one")
    #expect(!desk.screen.motion.isMoving && desk.screen.motion.visibleRows(of: 5) == 5)
    desk.press("Esc")
    #expect(!desk.screen.motion.isMoving && desk.center.banner == nil)
  }

  @Test("locking the phone takes it away at once")
  func locking() {
    var desk = desk()
    desk.arrive("chat:one")
    desk.apply([.locked])
    #expect(!desk.screen.motion.isMoving)
  }

  @Test("keys act while it slides")
  func keys() {
    var desk = desk()
    desk.arrive("chat/a:one chat/b:two")
    desk.press("j")
    desk.arrive("chat/c:three")
    #expect(desk.screen.motion.isMoving)
    desk.press("Enter")
    #expect(desk.pages == "expanded one")
  }
}

extension Desk {
  /// Lets another one arrive at the very moment of the last event.
  fileprivate mutating func push(_ identifier: String) {
    let arrival = Arrival(
      bundleIdentifier: "chat", payload: Array(#"{"aps":{"alert":"\#(identifier)"}}"#.utf8), headers: .init(),
      source: .file, deliveryIdentifier: "delivery", assignedRequestIdentifier: "\(identifier)-\(center.lastSequence)")
    _ = center.reduce(.payloadArrived(arrival), at: center.now)
    screen.centerChanged(center)
  }
}
