import Center
import Payload
import Testing

/// Reports of people whose extension was not called, or whose notification never came.
@Suite("service extensions as people met them") struct ExtensionReportTests {
  @Test("with 'mutable_content' it is not run, and the right spelling is told") func underscore() throws {
    var phone = Phone(Extending.profile())
    let delivery = phone.push(bytes: try Fixtures.payload(127), source: .endpoint)
    #expect(phone.extensionRequests.isEmpty && delivery.verdict(.serviceExtension) == "not run")
    #expect(
      delivery.findings.contains {
        "\($0.message) \($0.suggestion ?? "")".contains("mutable-content") && $0.keyPath == "aps.mutable_content"
      }, "\(delivery.findings)")
  }

  @Test("where decrypting fails the text that was sent is shown, with its custom keys") func brokenCiphertext() throws {
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

  @Test("29 seconds are enough, and after 30 the original is shown") func limit() throws {
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
}
