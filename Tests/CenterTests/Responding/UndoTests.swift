import Center
import Payload
import Testing

@Suite("Taking a dismissal back")
struct UndoTests {
  private static let thread = ThreadKey(bundleIdentifier: Phone.app, group: "t")

  /// Six in three stacks, a reply asked for in one of them, a badge of 3.
  private func filled() -> Phone {
    var phone = Phone(Chat.profile)
    for number in 1...5 { phone.push("{\"aps\":{\"alert\":\"a\",\"thread-id\":\"t\(number % 2)\"}}") }
    phone.push(Chat.payload)
    phone.push("{\"aps\":{\"badge\":3}}")
    return phone
  }

  @Test(
    "everything is where it was, in the list and on disk",
    arguments: [
      CenterEvent.allDismissed, .threadDismissed(thread), .notificationsDismissed([Phone.key("n2")]),
      .notificationsDismissed([Phone.key("n5"), Phone.key("n1"), Phone.key("n6")]),
    ])
  func restores(dismissal: CenterEvent) {
    var phone = filled()
    let before = phone.state
    var disk = Disk()
    phone.send(dismissal)
    disk.apply(phone.effects, of: phone.state)
    let removed = before.notifications.keys.filter { phone.state.notifications[$0] == nil }
    #expect(!removed.isEmpty)
    phone.send(.dismissalUndone)
    disk.apply(phone.effects, of: phone.state)
    #expect(phone.state.threads == before.threads)
    #expect(phone.state.threadOrder == before.threadOrder)
    #expect(phone.state.notifications == before.notifications)
    #expect(Set(disk.stored.notifications.map(\.key)) == Set(removed))
    #expect(phone.badge == 3, "a dismissal never touched the badge")
  }

  @Test("many come back to the middle of their stacks at once")
  func many() {
    var phone = Phone()
    for number in 0..<60 { phone.push("{\"aps\":{\"alert\":\"a\",\"thread-id\":\"t\(number % 3)\"}}") }
    let before = phone.state
    phone.send(.notificationsDismissed(stride(from: 2, through: 58, by: 2).map { Phone.key("n\($0)") }))
    phone.send(.dismissalUndone)
    #expect(phone.state.threads == before.threads && phone.state.threadOrder == before.threadOrder)
  }

  @Test("dismissals come back one after the other, the last one first")
  func oneByOne() {
    var phone = filled()
    phone.send(.notificationsDismissed([Phone.key("n6")]))
    phone.send(.notificationsDismissed([Phone.key("n1")]))
    phone.send(.dismissalUndone)
    #expect(phone.listed == ["n5", "n3", "n1", "n4", "n2"])
    phone.send(.dismissalUndone)
    #expect(phone.listed == ["n6", "n5", "n3", "n1", "n4", "n2"])
    phone.send(.dismissalUndone)
    #expect(phone.effects.isEmpty && phone.state.dismissalUndo == nil)
  }

  @Test("the log keeps what the app was told, and the sentence says so")
  func told() throws {
    var phone = filled()
    phone.send(.notificationsDismissed([Phone.key("n6")]))
    let undo = try #require(phone.state.dismissalUndo)
    #expect(undo.sentence == "1 brought back; apps had been told of 1 dismissal")
    phone.send(.dismissalUndone)
    #expect(phone.responses.isEmpty && phone.state.responseCount == 1)
    #expect(phone.state.recentResponses.map(\.actionIdentifier) == [Response.dismissActionIdentifier])
  }

  @Test("what came in again meanwhile stays, and the older one does not come back")
  func cameInAgain() throws {
    var phone = filled()
    phone.send(.notificationsDismissed([Phone.key("n1"), Phone.key("n2")]))
    phone.push("{\"aps\":{\"alert\":\"newer\"}}", id: "n2")
    let undo = try #require(phone.state.dismissalUndo)
    #expect(undo.refused == [.cameInAgain: [Phone.key("n2")]])
    #expect(undo.sentence == "1 brought back; 'n2' came in again meanwhile: the newer stays")
    phone.send(.dismissalUndone)
    #expect(phone.notification("n2")?.body == "newer" && phone.notification("n1") != nil)
  }

  @Test("a badge of 0 clears what was dismissed before it as well")
  func badgeZero() throws {
    var phone = filled()
    phone.send(.notificationsDismissed([Phone.key("n1")]))
    phone.push("{\"aps\":{\"badge\":0}}")
    phone.push("{\"aps\":{\"alert\":\"later\"}}", id: "later")
    phone.send(.notificationsDismissed([Phone.key("later")]))
    phone.send(.dismissalUndone)
    #expect(phone.listed == ["later"])
    let undo = try #require(phone.state.dismissalUndo)
    #expect(undo.sentence == "nothing comes back; 'n1' was cleared by a badge of 0 since")
    phone.send(.dismissalUndone)
    #expect(phone.listed == ["later"] && phone.effects.isEmpty)
  }

  @Test("a full list takes back the newest that have room, and loses nothing")
  func fullList() throws {
    var device = DeviceProfile.standard
    device.choices.listedNotificationLimit = 4
    var phone = Phone(device: device)
    for _ in 1...4 { phone.push("{\"aps\":{\"alert\":\"a\"}}") }
    phone.send(.notificationsDismissed([1, 2, 3].map { Phone.key("n\($0)") }))
    phone.push("{\"aps\":{\"alert\":\"a\"}}")
    phone.push("{\"aps\":{\"alert\":\"a\"}}")
    #expect(phone.state.dismissalUndo?.sentence == "1 brought back; 2 have no room in the full list")
    phone.send(.dismissalUndone)
    #expect(phone.listed == ["n6", "n5", "n4", "n3"])
  }

  @Test("a dismissed summary waits again, and comes at once where its time has passed")
  func summary() {
    var phone = Phone(.allowedEverything { $0.settings.scheduledSummary = true })
    for score in [2, 9, 5] { phone.push("{\"aps\":{\"alert\":\"a\",\"relevance-score\":0.\(score)}}") }
    let before = phone.state
    phone.send(.notificationsDismissed(phone.state.summary))
    phone.send(.dismissalUndone)
    #expect(phone.state.summary == before.summary && phone.state.waitingForSummary == before.waitingForSummary)
    phone.send(.notificationsDismissed(phone.state.summary))
    phone.wait(seconds: 86_400)
    phone.send(.dismissalUndone)
    #expect(phone.state.summary.isEmpty)
    #expect(phone.listed == ["n2", "n3", "n1"])
  }

  @Test("stacks are made as they are now, wherever the notifications lay before")
  func regrouped() {
    var phone = filled()
    phone.send(.allDismissed)
    var settings = AppProfile.Settings()
    settings.grouping = .byApp
    phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
    phone.send(.dismissalUndone)
    #expect(phone.stacks == ["(6)"])
  }

  @Test("twenty dismissals are remembered, and no answer, tap or banner is one")
  func bounded() {
    var phone = Phone(Chat.profile)
    for _ in 1...25 { phone.push(Chat.payload) }
    for number in 1...22 { phone.send(.notificationsDismissed([Phone.key("n\(number)")])) }
    phone.choose("LIKE", on: "n23")
    phone.send(.actionChosen(Phone.key("n24"), actionIdentifier: Response.defaultActionIdentifier, userText: nil))
    phone.send(.bannerDismissed)
    for _ in 1...30 { phone.send(.dismissalUndone) }
    #expect(phone.listed == ["n25"] + (3...22).reversed().map { "n\($0)" })
  }

  @Test("a banner that was never in the list is gone")
  func bannerOnly() {
    var phone = Phone(.allowedEverything { $0.settings.notificationCenter = false })
    phone.push("{\"aps\":{\"alert\":\"a\"}}")
    phone.send(.notificationsDismissed([Phone.key("n1")]))
    #expect(phone.state.dismissalUndo == nil)
  }
}
