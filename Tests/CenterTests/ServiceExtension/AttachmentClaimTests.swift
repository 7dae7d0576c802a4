import Center
import Media
import Payload
import Testing

@Suite("What a service extension says that it attaches") struct AttachmentClaimTests {
  private func content(_ attachments: String) throws -> (NotificationContent, [String]) {
    var phone = Phone(Extending.profile())
    let request = try phone.pushIntoExtension()
    let run = Extending.run(of: request, writing: "{\"content\":{\"attachments\":\(attachments)}}")
    return (try #require(run.after), run.remarks)
  }

  @Test("is read with its options, and gets a name by its place where it has none, each its own") func names() throws {
    let (content, remarks) = try content(
      #"[{"url":"a.png","options":{"thumbnailTime":2}},{"url":"b.png","identifier":"b"},{"url":"c.png","identifier":"b"}]"#
    )
    #expect(remarks == [] && content.attachments.map(\.identifier) == ["attachment-1", "b", "b-3"])
    #expect(content.attachments.map(\.url) == ["a.png", "b.png", "c.png"])
    #expect(content.attachments[0].options.thumbnailTime == 2)
  }

  @Test(
    "what cannot be one is a remark, and the others count",
    arguments: [
      (#"{}"#, 0, "line 1: 'attachments' must be a list: it stays as it was"),
      (#"[{"url":"a"},7]"#, 1, "line 1: an attachment needs 'url', the path of a file: it is left out"),
      (#"[{"url":"a"},{"url":""}]"#, 1, "line 1: an attachment needs 'url', the path of a file: it is left out"),
      (#"[{"url":"a","identifer":"x"}]"#, 1, "line 1: an attachment has no 'identifer', did you mean 'identifier'?"),
      (
        #"[{"url":"a","options":{"thumbnailHiden":true}}]"#, 1,
        "line 1: options have no 'thumbnailHiden', did you mean 'thumbnailHidden'?"
      ),
    ])
  func wrong(attachments: String, count: Int, remark: String) throws {
    let (content, remarks) = try content(attachments)
    #expect(content.attachments.count == count && remarks == [remark])
  }

  @Test("more than ten are left out") func many() throws {
    let list = (1...12).map { "{\"url\":\"\($0)\"}" }.joined(separator: ",")
    let (content, remarks) = try content("[\(list)]")
    #expect(content.attachments.count == 10 && remarks.count == 1)
  }

  @Test("what nobody has looked at is not attached; what was there before stays where it is not named") func kept()
    throws
  {
    var phone = Phone(Extending.profile())
    let mine = Center.Attachment(identifier: "mine", path: "/media/a.png", type: .png)
    phone.push(Extending.payload(), source: .endpoint, attachments: [mine])
    let request = try #require(phone.extensionRequests.first)
    #expect(request.content.attachments == [AttachmentClaim(mine)])
    var run = Extending.run(of: request, writing: #"{"content":{"body":"open"}}"#)
    run.after?.attachments.add(AttachmentClaim(identifier: "", url: "/media/b.png"))
    phone.send(.serviceExtensionEnded(delivery: request.delivery, run))
    let notification = try #require(phone.state.notifications.values.first)
    #expect(notification.attachments == [mine] && notification.body == "open")
  }

  @Test("an extension that fails leaves what was attached before") func original() throws {
    var phone = Phone(Extending.profile())
    let mine = Center.Attachment(identifier: "mine", path: "/media/a.png", type: .png)
    phone.push(Extending.payload(), source: .endpoint, attachments: [mine])
    let request = try #require(phone.extensionRequests.first)
    try phone.hear("", of: request, end: .exited(1))
    #expect(phone.state.notifications.values.first?.attachments == [mine])
  }
}

@Suite("The step 'attach' in a profile, and the hosts that media may come from") struct AttachProfileTests {
  private func read(_ serviceExtension: String) -> (ServiceExtension?, [String]) {
    let file = AppProfileFile.read(
      Array("{\"serviceExtension\":\(serviceExtension)}".utf8), fileName: "com.example.darkroom.app.json")
    return (file.profile?.serviceExtension, file.findings.map(\.message))
  }

  @Test("has a field or a file, a name, options, and comes back from its JSON") func step() throws {
    let (serviceExtension, findings) = read(
      #"{"allowedHosts":["Media.Example.com","[::1]"],"steps":[{"step":"attach","field":"media-url","identifier":"photo","#
        + #""timeoutSeconds":5,"options":{"thumbnailHidden":true}},{"step":"attach","file":"logo.png"}]}"#)
    #expect(findings == [])
    let read = try #require(serviceExtension)
    #expect(read.allowedHosts == ["media.example.com", "::1"])
    guard case .steps(let steps) = read.work else { return #expect(Bool(false)) }
    #expect(steps.map(\.timeoutSeconds) == [5, 10] && steps.allSatisfy(\.isOptional))
    #expect(self.read(read.json.line).0 == read)
  }

  @Test(
    "what is wrong is found",
    arguments: [
      (#"{"steps":[{"step":"attach"}]}"#, "needs one of 'field' and 'file'"),
      (#"{"steps":[{"step":"attach","field":"a","file":"b"}]}"#, "needs one of 'field' and 'file'"),
      (#"{"steps":[{"step":"attach","file":"../b.png"}]}"#, "'file' must lie in the profile's folder or below"),
      (#"{"steps":[{"step":"attach","file":"/etc/b.png"}]}"#, "'file' must lie in the profile's folder or below"),
      (
        #"{"steps":[{"step":"attach","field":"a","options":{"thumbnailTime":"x"}}]}"#, "'thumbnailTime' must be seconds"
      ),
      (#"{"steps":[],"allowedHosts":["http://a.example"]}"#, "is no host"),
      (#"{"steps":[],"allowedHosts":["a.example:80"]}"#, "is no host"),
      (#"{"steps":[],"allowedHosts":["127.0.0.1:8765"]}"#, "is no host"),
      (#"{"steps":[],"allowedHosts":["cafe:80"]}"#, "is no host"),
    ])
  func wrong(text: String, finding: String) {
    #expect(read(text).1.contains { $0.contains(finding) }, "\(read(text).1)")
  }

  @Test("the phone's list is read too, and both hold") func device() throws {
    let file = DeviceProfileFile.read(Array(#"{"allowedHosts":["a.example"]}"#.utf8))
    #expect(file.findings == [] && file.profile?.allowedHosts == ["a.example"])
    let address = try MediaAddress("http://a.example/")
    try MediaHosts(device: ["a.example"]).check(address)
    #expect(throws: StepFailure.self) { try MediaHosts(device: ["a.example"], profile: []).check(address) }
  }
}
