import Center
import Payload
import Testing

/// Reports of people whose extension was not called, or whose notification never came.
@Suite("service extensions as people met them") struct ExtensionReportTests {
  @Test("BR-50: a silent push does not run it, with the reason; an alert does") func silent() throws {
    var phone = Phone(Extending.profile())
    let silent = phone.push(#"{"aps":{"content-available":1,"mutable-content":1}}"#, source: .endpoint)
    #expect(phone.extensionRequests.isEmpty && silent.verdict(.serviceExtension) == "not run")
    #expect(silent.reason(.serviceExtension) == "there is no title, subtitle or body to change")
    phone.push(#"{"aps":{"alert":"new","content-available":1,"mutable-content":1}}"#, source: .endpoint)
    #expect(phone.extensionRequests.count == 1)
  }

  @Test("BR-51: with 'mutable_content' it is not run, and the right spelling is told") func underscore() throws {
    var phone = Phone(Extending.profile())
    let delivery = phone.push(bytes: try Fixtures.payload(127), source: .endpoint)
    #expect(phone.extensionRequests.isEmpty && delivery.verdict(.serviceExtension) == "not run")
    #expect(
      delivery.findings.contains {
        "\($0.message) \($0.suggestion ?? "")".contains("mutable-content") && $0.keyPath == "aps.mutable_content"
      }, "\(delivery.findings)")
  }

  @Test("BR-54: where decrypting fails the text that was sent is shown, with its custom keys") func brokenCiphertext()
    throws
  {
    var phone = Phone(Extending.profile())
    phone.push(bytes: try Fixtures.payload(65), source: .endpoint)
    let request = try #require(phone.extensionRequests.first)
    try phone.hear("", of: request, end: .exited(1))
    let notification = try #require(phone.notification("n1"))
    #expect(notification.body == "Decryption pending" && notification.userInfo.contains("gggv0000tdaz5806"))
    #expect(throws: StepFailure.self) {
      var decryption = Decryption(key: .environment("K"))
      decryption.field = "ciphertext"
      _ = try decryption.parts(in: request.content)
    }
  }

  @Test("BR-53: 29 seconds are enough, and after 30 the original is shown") func limit() throws {
    var phone = Phone(Extending.profile())
    let quick = try phone.pushIntoExtension()
    #expect(quick.serviceExtension.timeoutSeconds == 30)
    phone.clock = phone.clock.adding(seconds: 29)
    try phone.hear("{\"content\":{\"body\":\"in time\"}}", of: quick)
    #expect(phone.notification("n1")?.body == "in time")
    let slow = try phone.pushIntoExtension()
    phone.clock = phone.clock.adding(seconds: 31)
    try phone.hear("", of: slow, end: .timedOut)
    #expect(phone.notification("n2")?.body == "sealed")
  }

  @Test("BR-52: one that never finishes leaves the text and its buttons, and says that it timed out") func stuck()
    throws
  {
    var phone = Phone(
      Extending.profile {
        $0.categories = [.init(identifier: "event", actions: [.init(identifier: "open", title: "Open")])]
      })
    let request = try phone.pushIntoExtension(Extending.payload("Motion", ",\"category\":\"event\""))
    let delivery = try phone.hear(#"{"step":"image"}"#, of: request, end: .timedOut)
    let notification = try #require(phone.notification("n1"))
    #expect(notification.body == "Motion" && notification.attachments == [])
    #expect(phone.state.category(of: notification)?.actions.map(\.title) == ["Open"])
    #expect(delivery.reason(.serviceExtension).contains("it timed out: its 30 seconds were over"))
  }

  @Test("BR-55: JSON in the body is shown as it is, and is worth a line") func jsonBody() throws {
    var phone = Phone(Extending.profile())
    phone.push(bytes: try Fixtures.payload(34), source: .endpoint)
    let request = try #require(phone.extensionRequests.first)
    let delivery = try phone.hear(#"{"content":{}}"#, of: request)
    #expect(phone.notification("n1")?.body == #"[{"type":"paragraph","children":[{"text":"yo"}]}]"#)
    #expect(delivery.findings.map { "\($0.severity) \($0.keyPath)" } == ["info aps.alert.body"])
  }
}
