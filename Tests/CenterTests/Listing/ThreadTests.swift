import Center
import Payload
import Testing

private func alert(_ thread: String? = nil) -> String {
  "{\"aps\":{\"alert\":\"a\"\(thread.map { ",\"thread-id\":\"\($0)\"" } ?? "")}}"
}

@Test("stacks are made by thread-id, the one with the newest on top, the newest on top of each") func automatic() {
  var phone = Phone()
  for thread in ["a", "b", "a", "c"] { phone.push(alert(thread)) }
  #expect(phone.stacks == ["c(1)", "a(2)", "b(1)"])
  #expect(phone.listed == ["n4", "n3", "n1", "n2"])
  phone.push(alert("b"))
  #expect(phone.stacks == ["b(2)", "c(1)", "a(2)"])
}

@Test("without a thread-id, with an empty one or one that is no text, it joins the app's own group") func ownGroup() {
  var phone = Phone()
  phone.push(alert())
  phone.push(alert(""))
  phone.push("{\"aps\":{\"alert\":\"a\",\"thread-id\":5}}")
  #expect(phone.stacks == ["(3)"])
  #expect(phone.state.thread(at: 0)?.key == ThreadKey(bundleIdentifier: Phone.app, group: ""))
}

@Test("the same thread-id in two apps is two stacks") func twoApps() {
  var phone = Phone()
  phone.push(alert("a"))
  phone.push(alert("a"), to: "com.example.other")
  #expect(phone.stacks == ["a(1)", "a(1)"])
}

@Test(
  "the user can stack by app, or not at all, and what is there is stacked anew at once",
  arguments: [
    (AppProfile.Grouping.byApp, ["(4)"], ["n4", "n3", "n2", "n1"]),
    (.off, ["(1)", "(1)", "(1)", "(1)"], ["n4", "n3", "n2", "n1"]),
    (.automatic, ["c(1)", "a(2)", "b(1)"], ["n4", "n3", "n1", "n2"]),
  ]) func grouping(grouping: AppProfile.Grouping, stacks: [String], listed: [String])
{
  var settings = AppProfile.Settings()
  settings.grouping = grouping
  var after = Phone()
  var before = Phone(.allowedEverything { $0.settings = settings })
  for thread in ["a", "b", "a", "c"] {
    after.push(alert(thread))
    before.push(alert(thread))
  }
  after.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
  for phone in [before, after] {
    #expect(phone.stacks == stacks)
    #expect(phone.listed == listed)
  }
  after.send(.settingsChanged(bundleIdentifier: Phone.app, AppProfile.Settings()))
  #expect(after.stacks == ["c(1)", "a(2)", "b(1)"])
}

@Test(
  "the line under a stack counts the others",
  arguments: [(1, nil), (2, "1 more notification"), (3, "2 more notifications")])
func summaryLine(count: Int, line: String?) {
  var phone = Phone()
  for _ in 0..<count { phone.push(alert("t")) }
  #expect(phone.state.thread(at: 0)?.summaryLine == line)
}

@Test("a stack is found by its place and its place by the stack, and beyond the list there is none") func places() {
  var phone = Phone()
  for thread in ["a", "b", "c"] { phone.push(alert(thread)) }
  for index in 0..<3 {
    #expect(phone.state.thread(at: index).flatMap { phone.state.index(of: $0.key) } == index)
  }
  #expect(phone.state.thread(at: 3) == nil && phone.state.thread(at: -1) == nil)
  #expect(phone.state.index(of: ThreadKey(bundleIdentifier: Phone.app, group: "gone")) == nil)
  #expect(phone.state.threadKey(of: Phone.key("n2"))?.group == "b")
  #expect(phone.state.threadKey(of: Phone.key("gone")) == nil)
}

@Test("the list holds the newest, and what leaves it is said") func listLimit() {
  var device = DeviceProfile.standard
  device.choices.listedNotificationLimit = 5
  var phone = Phone(device: device)
  for number in 1...5 { phone.push(alert("t\(number % 2)")) }
  #expect(phone.removals.isEmpty)
  phone.push(alert("new"))
  #expect(phone.removals == [.listLimit])
  #expect(phone.state.notifications.count == 5 && phone.notification("n1") == nil)
  phone.push(alert("new"), id: "n2")
  #expect(phone.removals.isEmpty, "a replacement takes no more room")
  phone.push(alert("new"))
  #expect(phone.notification("n3") == nil && phone.notification("n2") != nil)
}

@Test("a header named thread-id groups nothing: only the key in aps does") func headerThread() {
  var phone = Phone()
  phone.push("{\"aps\":{\"alert\":\"a\"},\"thread-id\":\"a\"}")
  #expect(phone.stacks == ["(1)"])
}
