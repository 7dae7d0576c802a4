import Center
import Payload
import Testing

@Test("a delivery is written with its keys in their order") func deliveryJSON() {
  var phone = Phone()
  let delivery = phone.push(
    "{\"aps\":{\"alert\":\"a\",\"badge\":2,\"sound\":{\"critical\":1,\"volume\":0.5,\"name\":\"default\"}}}")
  var plain = delivery
  plain.findings = [
    Finding(
      rule: "rule-name", severity: .warning, position: SourcePosition(offset: 0, line: 1, column: 2),
      keyPath: "aps.alert", message: "m")
  ]
  plain.explanation = [ExplanationStep(.size, "pass", "9 bytes", keyPath: "k")]
  #expect(
    plain.json.line == """
      {"deliveryIdentifier":"delivery-1","requestIdentifier":"n1","bundleIdentifier":"com.example.app",\
      "pushType":"alert","receivedAt":"2026-07-03T12:00:00Z","forwardedAt":null,"source":"file",\
      "disposition":"delivered","presentation":"banner","replaced":false,\
      "sound":{"name":"default","critical":true,"volume":0.5},"badge":2,"bytes":\(delivery.byteCount),\
      "findings":[{"line":1,"column":2,"keyPath":"aps.alert","rule":"rule-name","severity":"warning","message":"m",\
      "suggestion":null}],"explanation":[{"step":"size","verdict":"pass","reason":"9 bytes","keyPath":"k"}],\
      "serviceExtension":null,"sequence":\(delivery.sequence),"revision":\(delivery.revision)}
      """)
}

@Test("a refused delivery has its refusal in the explanation") func refusedJSON() {
  var phone = Phone()
  let line = phone.push("").json.line
  #expect(line.contains("\"step\":\"size\",\"verdict\":\"refused\",\"reason\":\"the payload is empty"))
  #expect(line.contains("\"sound\":null,\"badge\":null,\"bytes\":0"))
}

@Test("a response is written with its keys in their order, userText only for a reply") func responseJSON() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.push(Chat.payload)
  phone.choose("REPLY", on: "n1", text: "سلام \u{1B}[2J")
  #expect(
    phone.responses.first?.json.line == """
      {"sequence":1,"respondedAt":"2026-07-03T12:00:00Z","bundleIdentifier":"com.example.app",\
      "requestIdentifier":"n1","threadIdentifier":"t","categoryIdentifier":"message","actionIdentifier":"REPLY",\
      "userText":"سلام \\u001b[2J","activation":"background","authenticated":true,\
      "userInfo":{"aps":{"alert":"a","category":"message","thread-id":"t"},"id":12345678901234567},"delegate":null}
      """)
  phone.choose("LIKE", on: "n2")
  #expect(phone.responses.first?.json.line.contains("userText") == false)
}

@Test("the whole state is written with its keys in their order, from the top of the screen down") func stateJSON() {
  var phone = Phone(
    .allowedEverything {
      $0.categories = [
        .init(
          identifier: "c",
          actions: [
            .init(
              identifier: "R", title: "Reply", options: [.destructive, .authenticationRequired],
              textInput: .init(buttonTitle: "Send", placeholder: "…"))
          ])
      ]
    })
  phone.push(
    "{\"aps\":{\"alert\":{\"title\":\"T\",\"subtitle\":\"S\",\"body\":\"B\"},\"category\":\"c\",\"thread-id\":\"t\",\"badge\":1}}"
  )
  phone.push("{\"aps\":{\"alert\":\"b\",\"thread-id\":\"t\"}}")
  phone.send(.focusChanged("work"))
  #expect(
    phone.state.json.line == """
      {"device":{"clock":"2026-07-03T12:00:00Z","locked":false,"focus":"work","ringer":true,"online":true,\
      "lowPower":false,"foregroundApp":null,"locale":"en_US"},\
      "apps":[{"bundleIdentifier":"com.example.app","name":"Example","badge":1}],\
      "threads":[{"bundleIdentifier":"com.example.app","threadIdentifier":"t","count":2,\
      "summary":"1 more notification","requestIdentifiers":["n2","n1"]}],"notifications":[\
      {"requestIdentifier":"n2","bundleIdentifier":"com.example.app","threadIdentifier":"t",\
      "categoryIdentifier":null,"title":"","subtitle":"","body":"b","interruptionLevel":"active","relevanceScore":0,\
      "deliveredAt":"2026-07-03T12:00:00Z","presentation":"banner","actions":[],"attachments":[],\
      "userInfo":{"aps":{"alert":"b","thread-id":"t"}}},\
      {"requestIdentifier":"n1","bundleIdentifier":"com.example.app","threadIdentifier":"t",\
      "categoryIdentifier":"c","title":"T","subtitle":"S","body":"B","interruptionLevel":"active",\
      "relevanceScore":0,"deliveredAt":"2026-07-03T12:00:00Z","presentation":"banner",\
      "actions":[{"identifier":"R","title":"Reply","options":["authenticationRequired","destructive"],\
      "textInput":{"buttonTitle":"Send","placeholder":"…"}}],"attachments":[],\
      "userInfo":{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"category":"c","thread-id":"t","badge":1}}}],\
      "banner":"n2","summary":[],"storedPushes":[],"liveActivities":[],"responseCount":0}
      """)
}

@Test("what waits for the summary is in the state too, after what is listed") func waitingJSON() {
  var phone = Phone(.allowedEverything { $0.settings.scheduledSummary = true })
  phone.push("{\"aps\":{\"alert\":\"a\"}}")
  let line = phone.state.json.line
  #expect(line.contains("\"presentation\":\"summary\"") && line.contains("\"summary\":[\"n1\"]"))
  #expect(line.contains("\"threads\":[]"))
}

@Test("a Live Activity is written with its content as it was sent") func activityJSON() {
  var phone = Phone()
  phone.push("{\"aps\":{\"timestamp\":1700000000,\"event\":\"update\",\"content-state\":{\"v\":1.50}}}")
  #expect(
    phone.state.json.line.contains("\"contentState\":{\"v\":1.50},\"state\":\"active\",\"timestamp\":1700000000,"))
}
