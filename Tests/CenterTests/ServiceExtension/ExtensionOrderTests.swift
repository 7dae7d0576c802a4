import Center
import Payload
import Testing

@Suite("pushes that overtake each other in service extensions") struct ExtensionOrderTests {
  @Test("the list keeps the order of arrival, whichever extension is done first") func order() throws {
    var phone = Phone(Extending.profile())
    let requests = try (1...4).map { number in
      try phone.pushIntoExtension(Extending.payload("\(number)", ",\"thread-id\":\"t\(number % 2)\""))
    }
    phone.push("{\"aps\":{\"alert\":\"plain\"}}", id: "plain")
    for place in [3, 0, 2, 1] { try phone.hear("{\"content\":{}}", of: requests[place]) }
    #expect(phone.stacks == ["(1)", "t0(2)", "t1(2)"])
    #expect(phone.listed == ["plain", "n4", "n2", "n3", "n1"])
    #expect(phone.delivery(1)?.verdict(.position) == "in order")
  }

  @Test("of two with one identifier the newer stays, also where the older comes back later") func collapse() throws {
    var phone = Phone(Extending.profile())
    let headers = Arrival.Headers(collapseIdentifier: "flight")
    let older = try phone.pushIntoExtension(Extending.payload("older"), headers: headers)
    let newer = try phone.pushIntoExtension(Extending.payload("newer"), headers: headers)
    try phone.hear("{\"content\":{}}", of: newer)
    #expect(phone.effects.contains(.stopServiceExtension(delivery: older.delivery)))
    #expect(phone.delivery(older.delivery)?.disposition == .replaced)
    try phone.hear("{\"content\":{\"body\":\"too late\"}}", of: older)
    #expect(phone.notification("flight")?.body == "newer" && phone.listed == ["flight"])
  }

  @Test("in order they replace each other as ever") func collapseInOrder() throws {
    var phone = Phone(Extending.profile())
    let headers = Arrival.Headers(collapseIdentifier: "flight")
    let older = try phone.pushIntoExtension(Extending.payload("older"), headers: headers)
    let newer = try phone.pushIntoExtension(Extending.payload("newer"), headers: headers)
    try phone.hear("{\"content\":{}}", of: older)
    #expect(try phone.hear("{\"content\":{}}", of: newer).replaced)
    #expect(phone.notification("flight")?.body == "newer")
  }

  @Test("an older push does not take back the badge of a newer one") func badges() throws {
    var phone = Phone(Extending.profile())
    let older = try phone.pushIntoExtension(Extending.payload("older", ",\"badge\":1"))
    phone.push("{\"aps\":{\"alert\":\"newer\",\"badge\":2}}")
    let delivery = try phone.hear("{\"content\":{}}", of: older)
    #expect(phone.badge == 2)
    #expect(delivery.verdict(.badge) == "ignored" && delivery.reason(.badge).contains("newer push"))
  }

  @Test("a badge of 0 takes away what came before it, not what came since") func badgeZero() throws {
    var phone = Phone(Extending.profile())
    phone.push("{\"aps\":{\"alert\":\"before\",\"badge\":4}}")
    let request = try phone.pushIntoExtension(Extending.payload("zero", ",\"badge\":0"))
    phone.push("{\"aps\":{\"alert\":\"since\"}}")
    try phone.hear("{\"content\":{}}", of: request)
    #expect(phone.badge == 0 && phone.listed == ["n3", "n2"])
  }

  @Test("a push that waited for the phone gets its place when it reaches it") func forwarded() throws {
    var phone = Phone(Extending.profile())
    phone.send(.connectionChanged(isOnline: false))
    phone.push(Extending.payload("stored"))
    phone.push("{\"aps\":{\"alert\":\"other app\"}}", to: "com.example.other")
    phone.send(.connectionChanged(isOnline: true))
    let request = try #require(phone.extensionRequests.first)
    let delivery = try phone.hear("{\"content\":{\"body\":\"opened\"}}", of: request)
    #expect(delivery.forwardedAt != nil && delivery.verdict(.storeAndForward) == "forwarded")
    #expect(phone.notification("n1")?.body == "opened")
  }

  @Test("after a process that ended meanwhile the original is shown") func restored() throws {
    var phone = Phone(Extending.profile())
    var disk = Disk()
    let request = try phone.pushIntoExtension(Extending.payload("original", ",\"badge\":1"))
    disk.apply(phone.effects, of: phone.state)
    phone.send(.serviceExtensionStarted(delivery: request.delivery))
    disk.apply(phone.effects, of: phone.state)
    var restored = CenterState(
      restoring: disk.stored, now: phone.clock, deviceProfile: .standard, profiles: [Extending.profile()])
    #expect(restored.brokenInvariants().isEmpty)
    #expect(restored.nextDeadline == phone.clock)
    _ = restored.reduce(.timePassed, at: phone.clock)
    #expect(restored.brokenInvariants().isEmpty)
    #expect(restored.notifications[Phone.key("n1")]?.body == "original" && restored.apps[Phone.app]?.badge == 1)
    let delivery = try #require(restored.recentDeliveries.last)
    #expect(delivery.verdict(.serviceExtension) == "original")
    #expect(delivery.reason(.serviceExtension).contains("ended while it ran"))
    #expect(delivery.serviceExtension?.startedAt == phone.clock)
    // What the old process would have said is of no interest any more.
    #expect(
      restored.reduce(.serviceExtensionEnded(delivery: 1, Extending.run(of: request)), at: phone.clock).isEmpty)
  }

  @Test("with a thousand in extensions the next is shown as it was sent") func bounded() throws {
    var phone = Phone(Extending.profile())
    for _ in 0..<1_000 { _ = phone.state.reduce(.payloadArrived(arrival()), at: phone.clock) }
    #expect(phone.state.extensionPushes.count == 1_000)
    let delivery = phone.push(Extending.payload())
    #expect(delivery.verdict(.serviceExtension) == "original" && delivery.presentation == .banner)
  }

  private func arrival() -> Arrival {
    Arrival(
      bundleIdentifier: Phone.app, payload: Array(Extending.payload().utf8), deliveryIdentifier: "d",
      assignedRequestIdentifier: "r")
  }
}
