import Center
import Payload
import Testing

@Suite("ready-made steps of a service extension") struct ExtensionStepTests {
  private func content(_ userInfo: String, body: String = "sealed") -> NotificationContent {
    var content = NotificationContent()
    content.title = "Old"
    content.body = body
    content.userInfo = userInfo
    return content
  }

  @Test("texts are made of what is there and of fields of the payload") func replacement() throws {
    var content = content("{\"order\":{\"number\":17,\"who\":[\"Ada\",\"Lin\"]}}")
    try TextReplacement(title: "{order.who.1}: {title}", body: "#{order.number} {{of}} {body}").apply(to: &content)
    #expect(content.title == "Lin: Old" && content.body == "#17 {of}} sealed")
  }

  @Test("a field that is missing leaves all as it was, and is named", arguments: ["{order}", "{none.at.all}", "{open"])
  func missing(template: String) {
    var changed = content("{\"order\":{}}")
    #expect(throws: StepFailure.self) {
      try TextReplacement(title: "new", body: template).apply(to: &changed)
    }
  }

  @Test(
    "a message is cut into its parts as its layout says",
    arguments: [
      (Decryption.Layout.nonceCiphertextTag, [UInt8](1...12), [13, 14], [UInt8](15...30)),
      (.nonceTagCiphertext, [UInt8](1...12), [29, 30], [UInt8](13...28)),
    ])
  func layouts(layout: Decryption.Layout, nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8]) throws {
    var decryption = Decryption(key: .environment("K"))
    decryption.layout = layout
    let text = Base64.encoded([UInt8](1...30))
    let parts = try decryption.parts(in: content("{\"encrypted_data\":\"\(text)\"}"))
    #expect(parts.nonce == nonce && parts.ciphertext == ciphertext && parts.tag == tag)
  }

  @Test("nonce and tag may have fields of their own, in hexadecimal digits") func fields() throws {
    var decryption = Decryption(key: .environment("K"))
    decryption.encoding = .hex
    decryption.nonceField = "iv"
    decryption.tagField = "tag"
    let zeros = String(repeating: "00", count: 12)
    let userInfo = "{\"encrypted_data\":\"a0B1\",\"iv\":\"\(zeros)\",\"tag\":\"\(zeros)00000000\"}"
    let parts = try decryption.parts(in: content(userInfo))
    #expect(parts.ciphertext == [0xA0, 0xB1] && parts.nonce.count == 12 && parts.tag.count == 16)
  }

  @Test(
    "what is wrong with a message is said",
    arguments: [
      ("{}", "there is no text 'encrypted_data'"), ("{\"encrypted_data\":\"$$\"}", "is no base64"),
      ("{\"encrypted_data\":\"AAAA\\nAAAA\"}", "line breaks"), ("{\"encrypted_data\":\"AAAA\"}", "3 bytes, fewer than"),
    ])
  func wrongMessages(userInfo: String, reason: String) {
    do {
      _ = try Decryption(key: .environment("K")).parts(in: content(userInfo))
      Issue.record("it has parts")
    } catch {
      #expect(error.message.contains(reason), "\(error.message)")
    }
  }

  @Test(
    "what is encoded otherwise is told",
    arguments: [
      ("_-8", "is no base64, but base64url: say so with 'encoding'"), ("YWJj ZGVm", "it has blanks or line breaks"),
      ("YQ", "is no base64, but base64url"), ("$$", "is no base64"), ("YWJ$", "is no base64"),
    ]) func encodings(text: String, reason: String)
  {
    do throws(StepFailure) {
      _ = try Decryption(key: .environment("K")).parts(in: content("{\"encrypted_data\":\"\(text)\"}"))
      Issue.record("it has parts")
    } catch {
      #expect(error.message.contains(reason), "\(error.message)")
    }
  }

  @Test("a key is 32 bytes: raw, as hexadecimal digits or as base64") func keys() throws {
    let key = [UInt8](repeating: 0xAB, count: 32)
    #expect(try Decryption.key(in: key) == key)
    #expect(try Decryption.key(in: Array((String(repeating: "ab", count: 32) + "\n").utf8)) == key)
    #expect(try Decryption.key(in: Array(Base64.encoded(key).utf8)) == key)
    #expect(throws: StepFailure("the key has 20 bytes instead of 32")) {
      try Decryption.key(in: Array(String(repeating: "ab", count: 20).utf8))
    }
    #expect(throws: StepFailure.self) { try Decryption.key(in: Array("secret!".utf8)) }
  }

  @Test("an object that was decrypted replaces what it names, a text the body") func decrypted() throws {
    var object = content("{}")
    try object.takeDecrypted(Array("{\"title\":\"Maya\",\"body\":\"at eight\",\"other\":1}".utf8))
    #expect(object.title == "Maya" && object.body == "at eight")
    #expect(
      try object.takeDecrypted(Array("{\"title\":\"Ada\",\"titel\":\"x\"}".utf8))
        == "in what was decrypted: content has no 'titel', did you mean 'title'?")
    #expect(throws: StepFailure("in what was decrypted: content has no 'aps'")) {
      try object.takeDecrypted(Array("{\"aps\":{\"alert\":\"x\"}}".utf8))
    }
    var text = content("{}")
    #expect(try text.takeDecrypted(Array("at nine".utf8)) == nil)
    #expect(text.title == "Old" && text.body == "at nine")
    #expect(throws: StepFailure.self) { try text.takeDecrypted([0xFF, 0xFE, 0x80]) }
  }

  @Test("the app's strings replace their keys") func localizing() throws {
    var phone = Phone(
      Extending.profile {
        $0.localizations = ["en": StringTable(entries: ["NEW": "New from %@"])]
        $0.serviceExtension = ServiceExtension(.steps([ExtensionStep(.localize(Localizing()))]))
      })
    let payload =
      "{\"aps\":{\"alert\":{\"title\":\"NEW\",\"body\":\"b\"},\"mutable-content\":1},\"arguments\":[\"Ada\"]}"
    let request = try phone.pushIntoExtension(payload)
    var content = request.content
    #expect(request.localize(&content, as: Localizing()) == nil)
    #expect(content.title == "New from Ada" && content.body == "b")
  }

  @Test(
    "arguments that do not fit the app's strings are said",
    arguments: [
      (#""arguments":["Ada","Lin"]"#, "Ada and Lin", nil),
      (#""arguments":["Ada"]"#, "Ada and ", "the string 'BOTH' takes 2 arguments and gets 1"),
      (#""arguments":["Ada",null]"#, "Ada and <null>", "argument 2 is null"),
      (
        #""other":[]"#, " and ",
        "there is no 'arguments' in userInfo; the string 'BOTH' takes 2 arguments and gets 0"
      ),
      (
        #""arguments":"Ada""#, " and ",
        "'arguments' is text, expected a list of texts; the string 'BOTH' takes 2 arguments and gets 0"
      ),
    ] as [(String, String, String?)])
  func misfits(field: String, text: String, remark: String?) throws {
    var phone = Phone(
      Extending.profile {
        // The title needs fewer of the arguments than the body, which is no mistake.
        $0.localizations = ["en": StringTable(entries: ["BOTH": "%@ and %@", "NEW": "New"])]
        $0.serviceExtension = ServiceExtension(.steps([ExtensionStep(.localize(Localizing()))]))
      })
    let alert = #"{"title":"NEW","body":"BOTH"}"#
    let request = try phone.pushIntoExtension(#"{"aps":{"alert":\#(alert),"mutable-content":1},\#(field)}"#)
    var content = request.content
    #expect(request.localize(&content, as: Localizing()) == remark)
    #expect(content.title == "New" && content.body == text)
  }

  @Test(
    "the profile's steps are read, and what is wrong is named with its place",
    arguments: [
      ("{\"step\":\"decrypt\",\"key\":\"c2VjcmV0\"}", "does not belong into a profile"),
      ("{\"step\":\"decrypt\"}", "needs one of 'keyFile' and 'keyEnvironment'"),
      ("{\"step\":\"decrypt\",\"keyFile\":\"k\",\"keyEnvironment\":\"K\"}", "has both 'keyFile' and"),
      ("{\"step\":\"decript\",\"keyFile\":\"k\"}", "did you mean 'decrypt'?"),
      ("{\"step\":\"replaceText\"}", "needs 'title', 'subtitle' or 'body'"), ("{\"title\":\"x\"}", "needs 'step'"),
      ("{\"step\":\"decrypt\",\"keyFile\":\"k\",\"layout\":\"iv-first\"}", "none of 'nonce-ciphertext-tag'"),
    ])
  func faults(step: String, message: String) {
    let text = "{ \"serviceExtension\": { \"steps\": [\(step)] } }"
    let file = AppProfileFile.read(Array(text.utf8), fileName: "com.example.a.app.json")
    #expect(file.findings.contains { $0.description.contains(message) }, "\(file.findings)")
    #expect(file.findings.allSatisfy { $0.keyPath.description.hasPrefix("serviceExtension.steps[0]") })
  }

  @Test("steps printed as JSON and read again are the same steps") func roundTrip() throws {
    var decryption = Decryption(key: .file("chat.key"))
    decryption.layout = .nonceTagCiphertext
    decryption.encoding = .base64url
    decryption.nonceByteCount = 16
    decryption.tagField = "tag"
    let steps = [
      ExtensionStep(.decrypt(decryption), timeoutSeconds: 2), ExtensionStep(.localize(Localizing())),
      ExtensionStep(.replaceText(TextReplacement(body: "{body}!"))),
    ]
    let profile = Extending.profile { $0.serviceExtension = ServiceExtension(.steps(steps)) }
    let file = AppProfileFile.read(Array(profile.json.line.utf8), fileName: "\(Phone.app).app.json")
    #expect(file.findings == [] && file.profile?.serviceExtension?.work == .steps(steps))
  }
}
