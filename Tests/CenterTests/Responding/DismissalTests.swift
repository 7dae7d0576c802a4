import Center
import Payload
import Testing

@Test(
  "an app hears of a dismissal only where its category asks for it",
  arguments: [("message", 1), ("plain", 0), ("none", 0)])
func customDismiss(category: String, count: Int) {
  var phone = Phone(Chat.profile)
  phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"\(category)\"}}")
  phone.send(.notificationsDismissed([Phone.key("n1")]))
  #expect(phone.responses.map(\.actionIdentifier) == Array(repeating: Response.dismissActionIdentifier, count: count))
  #expect(phone.responses.allSatisfy { $0.activation == .background })
  #expect(phone.removals == [.dismissed] && phone.listed.isEmpty)
}

@Test("clearing a stack dismisses each of it, from the top, and no other") func stack() {
  var phone = Phone(Chat.profile)
  for _ in 0..<12 { phone.push(Chat.payload) }
  phone.push("{\"aps\":{\"alert\":\"other\"}}")
  phone.send(.threadDismissed(ThreadKey(bundleIdentifier: Phone.app, group: "t")))
  #expect(phone.responses.map(\.requestIdentifier) == (1...12).reversed().map { "n\($0)" })
  #expect(phone.removals == Array(repeating: .dismissed, count: 12))
  #expect(phone.listed == ["n13"])
  phone.send(.threadDismissed(ThreadKey(bundleIdentifier: Phone.app, group: "t")))
  #expect(phone.effects.isEmpty)
}

@Test("clear all leaves none, counts to zero, and is an explicit dismissal of each") func clearAll() {
  var phone = Phone(Chat.profile)
  for number in 0..<50 {
    phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"message\",\"thread-id\":\"t\(number % 5)\"}}")
  }
  phone.send(.allDismissed)
  #expect(phone.listed.isEmpty && phone.state.notifications.isEmpty && phone.state.threadCount == 0)
  #expect(phone.state.apps[Phone.app]?.notificationCount == 0)
  #expect(phone.responses.count == 50 && phone.removals == Array(repeating: .cleared, count: 50))
}

@Test("the count follows every dismissal") func counts() {
  var phone = Phone()
  for _ in 0..<5 { phone.push("{\"aps\":{\"alert\":\"a\"}}") }
  for number in 1...4 { phone.send(.notificationsDismissed([Phone.key("n\(number)")])) }
  for _ in 0..<3 { phone.push("{\"aps\":{\"alert\":\"a\"}}") }
  #expect(phone.state.apps[Phone.app]?.notificationCount == 4)
  #expect(phone.listed == ["n8", "n7", "n6", "n5"])
}

@Test("dismissing what is not there, or twice, does nothing") func twice() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.send(.notificationsDismissed([Phone.key("n1"), Phone.key("n1"), Phone.key("gone")]))
  #expect(phone.removals == [.dismissed])
  #expect(phone.responses.count == 1)
  phone.send(.notificationsDismissed([Phone.key("n1")]))
  #expect(phone.effects.isEmpty)
}

@Test("many dismissed at once leave their stacks in order") func many() {
  var phone = Phone()
  for number in 0..<60 { phone.push("{\"aps\":{\"alert\":\"a\",\"thread-id\":\"t\(number % 3)\"}}") }
  let even = stride(from: 2, through: 60, by: 2).map { Phone.key("n\($0)") }
  phone.send(.notificationsDismissed(even))
  #expect(phone.removals.count == 30)
  #expect(phone.state.notifications.count == 30)
  #expect(phone.stacks == ["t1(10)", "t2(10)", "t0(10)"])
}
