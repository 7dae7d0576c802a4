import APNs
import Center
import Payload
import Storage
import Testing

import enum Runtime.Operation

@testable import Runtime

@Suite("Tokens of the phone's apps") struct TokenOperationTests {
  @Test("an app has one token in each environment, which repeats with the seed")
  func register() throws {
    let runtime = try memoryRuntime()
    let token = try runtime.token()
    #expect(try runtime.token() == token)
    #expect(try memoryRuntime().token() == token)
    #expect(try memoryRuntime(seed: 2).token() != token)
    #expect(try runtime.token(in: .production) != token)
    #expect(try runtime.tokens(.list).count == 2)
  }

  @Test("reinstalling and restoring give new tokens, and the old ones are dead with the moment")
  func renewal() throws {
    for renewal in [TokenOperation.reinstall(bundleIdentifier: app), .restore] {
      let runtime = try memoryRuntime()
      let old = [try runtime.token(), try runtime.token(in: .production)]
      runtime.configuration.clock.advance(seconds: 60)
      let changed = try runtime.tokens(renewal)
      #expect(changed.filter { $0["condition"] == .string("active") }.count == 2)
      for token in old {
        let dead = runtime.gateway.tokens[token]
        #expect(dead?.condition == .unregistered(since: runtime.configuration.clock.now))
      }
      #expect(try !old.contains(runtime.token()))
    }
  }

  @Test(
    "what waits for a token that dies is dropped with the reason; what waits for others stays",
    arguments: [
      (TokenOperation.uninstall(bundleIdentifier: app), "removed"), (.reinstall(bundleIdentifier: app), "reinstalled"),
      (.restore, "restored"), (.expire(app), "expired"),
    ])
  func waiting(operation: TokenOperation, word: String) throws {
    let runtime = try memoryRuntime()
    let token = try runtime.token()
    _ = runtime.perform(.device(.offline))
    for (identifier, to, topic) in [("PUSH-1", token, app), ("PUSH-2", "00fc", "com.example.other")] {
      try runtime.accept(
        [
          Acceptance(
            environment: .sandbox, token: to, bundleIdentifier: topic, headers: Arrival.Headers(pushType: .alert),
            identifier: identifier, payload: Array(#"{"aps":{"alert":"a"}}"#.utf8),
            receivedAt: runtime.configuration.clock.now)
        ], effects: [])
    }
    _ = try runtime.tokens(operation)
    #expect(runtime.state.storedPushes.map(\.arrival.deliveryIdentifier) == ["PUSH-2"])
    let dropped = try #require(runtime.state.recentDeliveries.first)
    #expect(dropped.disposition == .dropped)
    #expect(dropped.explanation.last?.reason.contains(word) == true)
    _ = runtime.perform(.device(.online))
    #expect(runtime.state.notifications.values.map(\.deliveryIdentifier) == ["PUSH-2"])
    // Whoever had read both records hears of what became of each.
    let changed = try runtime.store.deliveries(after: 2, limit: 9)
    #expect(changed.map(\.deliveryIdentifier) == ["PUSH-1", "PUSH-2"])
    #expect(changed.map(\.disposition) == [.dropped, .delivered])
  }

  @Test("an app that is removed has none until it asks again; a token expires by its digits or its app")
  func death() throws {
    let runtime = try memoryRuntime()
    let first = try runtime.token()
    _ = try runtime.tokens(.uninstall(bundleIdentifier: app))
    #expect(runtime.gateway.tokens[first]?.condition.word == "unregistered")
    let second = try runtime.token()
    #expect(second != first)
    _ = try runtime.tokens(.expire(second.uppercased()))
    #expect(runtime.gateway.tokens[second]?.condition.word == "expired")
    let third = try runtime.token()
    _ = try runtime.tokens(.expire(app))
    #expect(runtime.gateway.tokens[third]?.condition.word == "expired")
  }

  @Test("whoever has no token hears which are near, and what is no bundle identifier gets none")
  func wrongNames() throws {
    let runtime = try memoryRuntime()
    _ = try runtime.token()
    let unknown = runtime.perform(.provider(.tokens(.expire("com.example.chta"))))
    #expect(
      unknown.message == "3: the app 'com.example.chta' has no token that counts; did you mean 'com.example.chat'?")
    let wrong = runtime.perform(
      .provider(.tokens(.register(bundleIdentifier: "not an app", environment: .sandbox))))
    #expect(wrong.message == "2: 'not an app' is no bundle identifier, such as com.example.chat")
  }

  @Test("all of them are there when the state is opened again")
  func kept() throws {
    let scratch = try Scratch()
    let configuration = Runtime.Configuration(state: .directory(scratch.path + "/state"))
    let before: DeviceTokens
    do {
      let runtime = try Runtime(configuration)
      _ = try runtime.token()
      _ = try runtime.tokens(.reinstall(bundleIdentifier: app))
      _ = try runtime.token(in: .production)
      _ = try runtime.tokens(.expire(runtime.token(in: .production)))
      before = runtime.gateway.tokens
      runtime.end()
    }
    #expect(before.count == 3)
    #expect(try Runtime(configuration).gateway.tokens == before)
  }

  @Test(
    "an operation arrives as it was sent",
    arguments: [
      .list, .register(bundleIdentifier: "a", environment: .production), .reinstall(bundleIdentifier: "a"),
      .uninstall(bundleIdentifier: "a"), .restore, .expire("a1"),
    ] as [TokenOperation])
  func line(operation: TokenOperation) throws {
    let sent = Operation.provider(.tokens(operation))
    let root = try #require(JSONDocument(Array(JSONOutput.object(sent.members).line.utf8)).root)
    let name = try #require(root["operation"]?.string)
    #expect(try Operation(named: name, in: root) == sent)
  }
}

private let app = "com.example.chat"

extension Runtime {
  fileprivate func tokens(_ operation: TokenOperation) throws -> [JSONOutput] {
    try perform(.provider(.tokens(operation))).get()
  }

  fileprivate func token(in environment: APNsEnvironment = .sandbox) throws -> String {
    let answer = try tokens(.register(bundleIdentifier: app, environment: environment))
    guard case .string(let token)? = answer.first?["token"] else { return "" }
    return token
  }
}

extension JSONOutput {
  fileprivate subscript(key: String) -> JSONOutput? {
    if case .object(let members) = self { members.first { $0.0 == key }?.1 } else { nil }
  }
}
