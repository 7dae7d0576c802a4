import Center
import Payload
import Testing

private func answer(_ text: String) -> DelegateAnswer { DelegateAnswer(reading: Array(text.utf8)) }

@Suite("what a delegate answers")
struct DelegateAnswerTests {
  @Test("operations, one on a line, in their order; blank lines are none") func operations() throws {
    let read = answer(
      """
      {"operation":"setBadge","badge":3}

      {"operation":"removeDelivered","identifiers":["a","b"]}\r
      {"operation":"postNotification","identifier":"sent","title":"T","subtitle":"S","body":"B",\
      "threadIdentifier":"t","categoryIdentifier":"c","sound":"default","userInfo":{"id":12345678901234567890}}
      """)
    #expect(read.remarks == [])
    #expect(read.operations.count == 3)
    #expect(read.operations[0] == .setBadge(3))
    #expect(read.operations[1] == .removeDelivered(["a", "b"]))
    guard case .postNotification(let notification) = read.operations[2] else {
      Issue.record("no notification")
      return
    }
    #expect(notification.identifier == "sent")
    #expect(
      String(decoding: notification.payload, as: UTF8.self)
        == #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"thread-id":"t","category":"c","sound":"default"},"#
        + #""id":12345678901234567890}"#)
  }

  @Test(
    "what is wrong is said with its line, and the other lines count",
    arguments: [
      ("nonsense", "line 1: an operation is one JSON object on a line"),
      ("[]", "line 1: an operation is one JSON object on a line"),
      ("{}", "line 1: 'operation' must name what to do"),
      (#"{"operation":"setBagde","badge":1}"#, "line 1: unknown operation 'setBagde', did you mean 'setBadge'?"),
      (#"{"operation":"setBadge","bagde":1}"#, "line 1: 'setBadge' has no 'bagde', did you mean 'badge'?"),
      (#"{"operation":"setBadge","badge":-1}"#, "line 1: 'badge' must be a whole number of 0 or more"),
      (#"{"operation":"removeDelivered","identifiers":[1]}"#, "line 1: 'identifiers' must be a list of texts"),
      (#"{"operation":"postNotification","title":1}"#, "line 1: 'title' must be text"),
      (
        #"{"operation":"postNotification","userInfo":{"aps":{}}}"#,
        "line 1: 'userInfo' must be an object without 'aps'"
      ),
    ])
  func faults(line: String, remark: String) {
    let read = answer(line + "\n" + #"{"operation":"setBadge","badge":0}"#)
    #expect(read.remarks == [remark])
    #expect(read.operations == [.setBadge(0)])
  }

  @Test("is bounded") func bounded() {
    let read = answer(String(repeating: "{\"operation\":\"setBadge\",\"badge\":1}\n", count: 200))
    #expect(read.operations.count == DelegateAnswer.limit && read.remarks.count == 1)
    #expect(answer(String(repeating: "x\n", count: 1000)).remarks.count == 10)
  }
}

@Suite("what a delegate wants is done as the app's own code could do it")
struct DelegateReportTests {
  private func told(_ acts: [DelegateReport.Act]) -> CenterEvent {
    .delegateReported(
      DelegateReport(
        response: 1, bundleIdentifier: Phone.app, outcome: DelegateOutcome(.delivered, attempts: 1), acts: acts))
  }

  private var answered: Phone {
    var phone = Phone(
      .allowedEverything {
        $0.delegate = ResponseDelegate(.command(["true"]))
        // The tap brings the app to the front.
        $0.foregroundPresentation = [.list]
      })
    phone.push("{\"aps\":{\"alert\":\"a\"}}", id: "first")
    phone.push("{\"aps\":{\"alert\":\"b\"}}", id: "second")
    phone.send(
      .actionChosen(Phone.key("second"), actionIdentifier: Response.defaultActionIdentifier, userText: nil))
    return phone
  }

  @Test("a response to an app with a delegate is still to be told; without one it is nobody's")
  func pending() {
    #expect(answered.responses.first?.delegate == DelegateOutcome(.pending))
    var phone = Phone()
    phone.push("{\"aps\":{\"alert\":\"a\"}}")
    phone.send(.actionChosen(Phone.key("n1"), actionIdentifier: Response.defaultActionIdentifier, userText: nil))
    #expect(phone.responses.first?.delegate == nil)
  }

  @Test("the outcome is written into the response") func outcome() {
    var phone = answered
    phone.send(told([]))
    #expect(phone.state.recentResponses.last?.delegate == DelegateOutcome(.delivered, attempts: 1))
    #expect(phone.effects == [.storeDelegateOutcome(response: 1, DelegateOutcome(.delivered, attempts: 1))])
  }

  @Test("badge, removal, and a notification of its own, which comes whatever the connection") func acts() {
    var phone = answered
    phone.send(.connectionChanged(isOnline: false))
    phone.send(
      told([
        .setBadge(4), .removeDelivered(["first", "first", "unknown"]),
        .post(
          Arrival(
            bundleIdentifier: Phone.app, payload: Array("{\"aps\":{\"alert\":\"mine\"}}".utf8), source: .local,
            deliveryIdentifier: "d", assignedRequestIdentifier: "local")),
      ]))
    #expect(phone.badge == 4)
    #expect(phone.removals == [.removedByApp])
    #expect(phone.listed == ["local"])
    #expect(phone.state.recentDeliveries.last?.source == .local)
  }

  @Test("a badge that the user switched off stays off") func badgesOff() {
    var phone = answered
    var settings = AppProfile.Settings()
    settings.badges = false
    phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
    phone.send(told([.setBadge(4)]))
    #expect(phone.badge == 0)
  }
}

@Suite("the key 'delegate' of a profile")
struct DelegateProfileTests {
  private func read(_ delegate: String) -> AppProfileFile {
    AppProfileFile.read(Array("{\"delegate\": \(delegate)}".utf8), fileName: "com.example.a.app.json")
  }

  @Test("names a command or an address, with its bounds") func forms() {
    #expect(
      read(#"{"command": ["python3", "bot.py"], "timeoutSeconds": 3, "retries": 1}"#).profile?.delegate
        == ResponseDelegate(.command(["python3", "bot.py"]), timeoutSeconds: 3, retries: 1))
    #expect(
      read(#"{"url": "http://127.0.0.1:9000/responses"}"#).profile?.delegate
        == ResponseDelegate(.url("http://127.0.0.1:9000/responses"), timeoutSeconds: 10, retries: 3))
  }

  @Test(
    "that is wrong is reported and is none",
    arguments: [
      "{}", "[]", #"{"command": []}"#, #"{"command": "bot.py"}"#, #"{"url": "ftp://example.com"}"#,
      #"{"url": "http://"}"#, #"{"url": "--output=x"}"#, #"{"command": ["a"], "url": "http://example.com"}"#,
    ])
  func faults(text: String) {
    let file = read(text)
    #expect(file.profile?.delegate == nil)
    #expect(!file.isRight)
  }
}
