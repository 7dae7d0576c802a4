import Center
import Payload
import Testing

@Test("a tap opens the app, gives it the default action, and takes the notification out of the list") func tap() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.tap("n1")
  #expect(
    phone.responses == [
      Response(
        sequence: 1, respondedAt: Phone.noon, bundleIdentifier: Phone.app, requestIdentifier: "n1",
        threadIdentifier: "t", categoryIdentifier: "message", actionIdentifier: Response.defaultActionIdentifier,
        activation: .foreground, authenticated: true,
        userInfo: "{\"aps\":{\"alert\":\"a\",\"category\":\"message\",\"thread-id\":\"t\"},\"id\":12345678901234567}")
    ])
  #expect(phone.removals == [.opened] && phone.listed.isEmpty)
  #expect(phone.state.device.foregroundApp == Phone.app)
}

@Test("a tap can be chosen to keep the notification; its banner leaves all the same") func tapKeeps() {
  var device = DeviceProfile.standard
  device.choices.defaultActionRemoves = false
  var phone = Phone(Chat.profile, device: device)
  phone.push(Chat.payload)
  phone.tap("n1")
  #expect(phone.listed == ["n1"] && phone.state.banner == nil && phone.responses.count == 1)
}

@Test(
  "an action wakes the app where its options say, and the notification is gone",
  arguments: [
    ("LIKE", nil, Response.Activation.background), ("DELETE", nil, .background), ("PAY", nil, .background),
    ("OPEN", nil, .foreground), ("REPLY", "hi", .background),
  ]) func actions(action: String, text: String?, activation: Response.Activation)
{
  var phone = Phone(Chat.profile)
  phone.send(.foregroundAppChanged("com.example.other"))
  phone.push(Chat.payload)
  phone.choose(action, on: "n1", text: text)
  #expect(phone.responses.map(\.actionIdentifier) == [action])
  #expect(phone.responses.map(\.userText) == [text])
  #expect(phone.responses.map(\.activation) == [activation])
  #expect(phone.removals == [.actedUpon] && phone.listed.isEmpty)
  #expect(phone.state.device.foregroundApp == (activation == .foreground ? Phone.app : "com.example.other"))
}

@Test("a reply goes to the notification it was written for, whatever came meanwhile") func replyTarget() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.push(Chat.payload)
  phone.choose("REPLY", on: "n1", text: "for the first")
  #expect(phone.responses.map(\.requestIdentifier) == ["n1"])
  #expect(phone.listed == ["n2"])
}

@Test("a reply to an app that does not run is recorded once") func replyOnce() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.choose("REPLY", on: "n1", text: "hi")
  #expect(phone.responses.count == 1)
  phone.choose("REPLY", on: "n1", text: "hi")
  #expect(phone.responses.isEmpty && phone.state.responseCount == 1)
}

@Test("responses are numbered without gaps") func numbers() {
  var phone = Phone(Chat.profile)
  var numbers: [Int64] = []
  for number in 1...5 {
    phone.push(Chat.payload)
    phone.choose(number == 3 ? "NONSENSE" : "LIKE", on: "n\(number)")
    numbers += phone.responses.map(\.sequence)
  }
  #expect(numbers == [1, 2, 3, 4])
}

@Test("the buttons are those of the category with exactly that name, in order, ten with room and two in a banner")
func buttons() throws {
  let many = (1...12).map { NotificationAction(identifier: "A\($0)", title: "\($0)") }
  var phone = Phone(.allowedEverything { $0.categories = [.init(identifier: "A", actions: many)] })
  phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"A\"}}")
  phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"a\"}}")
  phone.push("{\"aps\":{\"alert\":\"a\"},\"attachment\":\"x.png\"}")
  let state = phone.state
  let counts = try ["n1", "n2", "n3"].map { identifier in
    let notification = try #require(phone.notification(identifier))
    return [state.actions(of: notification).count, state.actions(of: notification, limited: true).count]
  }
  #expect(counts == [[10, 2], [0, 0], [0, 0]])
  let notification = try #require(phone.notification("n1"))
  #expect(state.actions(of: notification) == Array(many.prefix(10)))
  #expect(state.responseObstacle(for: Phone.key("n1"), action: "A10") == nil)
  #expect(state.responseObstacle(for: Phone.key("n1"), action: "A11") != nil)
}

@Test("a category that is not the registered one is a finding that names the nearest") func nearestCategory() {
  var phone = Phone(.allowedEverything { $0.categories = [.init(identifier: "TRIP")] })
  let delivery = phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"trip\"}}")
  let finding = delivery.findings.first { $0.keyPath == "aps.category" }
  #expect(finding.map { $0.message + ($0.suggestion ?? "") }?.contains("TRIP") == true)
}

@Test("buttons are the same with and without an attachment") func attachment() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.push(
    "{\"aps\":{\"alert\":\"a\",\"category\":\"message\",\"mutable-content\":1},\"attachment\":{\"url\":\"x\"}}")
  let buttons = ["n1", "n2"].compactMap { phone.notification($0).map { phone.state.actions(of: $0) } }
  #expect(buttons.count == 2 && buttons[0] == buttons[1] && buttons[0].count == 5)
}

@Test("a category that is defined anew changes the buttons of what is there, and that is noted") func redefined() throws
{
  func profile(_ title: String) -> AppProfile {
    .allowedEverything { $0.categories = [.init(identifier: "X", actions: [.init(identifier: "A", title: title)])] }
  }
  let payload = "{\"aps\":{\"alert\":\"a\",\"category\":\"X\"}}"
  var phone = Phone(profile("Like"))
  phone.push(payload)
  phone.send(.profilesLoaded([profile("Dislike")]))
  phone.push(payload)
  let titles = ["n1", "n2"].compactMap { phone.notification($0) }.map { phone.state.actions(of: $0).map(\.title) }
  #expect(titles == [["Dislike"], ["Dislike"]])
  #expect(phone.state.redefinedCategories.map(\.categoryIdentifier) == ["X"])
  phone.send(.profilesLoaded([profile("Dislike")]))
  #expect(phone.state.redefinedCategories.count == 1)
}
