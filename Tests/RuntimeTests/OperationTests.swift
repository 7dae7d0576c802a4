import Center
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A center in memory whose clock stands and whose identifiers repeat.
func memoryRuntime(seed: UInt64 = 1) throws -> Runtime {
  try Runtime(
    Runtime.Configuration(
      state: .memory, clock: StandingClock(Timestamp(milliseconds: 1_751_544_000_000)),
      identifiers: SeededIdentifiers(seed: seed)))
}

func push(
  _ payload: String, to app: String? = "com.example.chat", collapse: String? = nil, id: String? = nil
) -> Operation {
  .push(
    .init(
      bundleIdentifier: app, payload: Array(payload.utf8), headers: .init(collapseIdentifier: collapse),
      deliveryIdentifier: id, origin: "a.apns"))
}

private let hello = #"{"aps":{"alert":"hello","thread-id":"t"}}"#

extension Result<[JSONOutput], OperationError> {
  /// The value of a member of the first object.
  func member(_ key: String) -> JSONOutput? {
    guard case .success(let output) = self, case .object(let members)? = output.first else { return nil }
    return members.first { $0.0 == key }?.1
  }

  var message: String? { if case .failure(let error) = self { "\(error.exitCode): \(error.message)" } else { nil } }
}

@Suite("An operation does what it says, or says what is in the way")
struct OperationTests {
  @Test("a push gives its delivery, with the identifiers that were asked for or repeat")
  func pushing() throws {
    let runtime = try memoryRuntime()
    let first = runtime.perform(push(hello, id: "mine"))
    #expect(first.member("deliveryIdentifier") == .string("mine"))
    let second = runtime.perform(push(hello))
    #expect(second.member("deliveryIdentifier") != .string("mine"))
    #expect(first.member("requestIdentifier") != second.member("requestIdentifier"))
    let again = try memoryRuntime()
    #expect(again.perform(push(hello)).member("requestIdentifier") == first.member("requestIdentifier"))
    #expect(
      try memoryRuntime(seed: 2).perform(push(hello)).member("requestIdentifier") != first.member("requestIdentifier"))
  }

  @Test("the app comes from the argument, else from the payload; without either the push is refused")
  func bundle() throws {
    let runtime = try memoryRuntime()
    let named = #"{"Simulator Target Bundle":"com.example.mail","aps":{"alert":"x"}}"#
    #expect(runtime.perform(push(named)).member("bundleIdentifier") == .string("com.example.chat"))
    #expect(runtime.perform(push(named, to: nil)).member("bundleIdentifier") == .string("com.example.mail"))
    let refused = runtime.perform(push(hello, to: nil))
    guard case .failure(let error) = refused else {
      Issue.record("a push for no app was taken")
      return
    }
    #expect(error.exitCode == 1)
    #expect(error.message.hasPrefix("a.apns: "))
    #expect(error.output.count == 1)
  }

  @Test("a refused push is recorded and found, yet not listed")
  func refused() throws {
    let runtime = try memoryRuntime()
    #expect(runtime.perform(push("nonsense", id: "bad")).message?.hasPrefix("1: a.apns: ") == true)
    #expect(runtime.perform(.explain("bad")).member("deliveryIdentifier") == .string("bad"))
    #expect(
      runtime.perform(.dismiss(identifier: "bad")).message
        == "3: no notification 'bad' in the list: it was refused; see 'belfry explain bad'")
  }

  @Test("a dismissal is taken back as long as the center runs, and the answer says what came of it")
  func undo() throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(hello, collapse: "score"))
    _ = runtime.perform(push(hello, collapse: "other"))
    _ = runtime.perform(.clear)
    _ = runtime.perform(push(hello, collapse: "score"))
    let answer = runtime.perform(.undoDismissal)
    #expect(answer.member("message") == .string("1 brought back; 'score' came in again meanwhile: the newer stays"))
    #expect(runtime.state.notifications.count == 2)
    #expect(runtime.perform(.undoDismissal).message == "1: \(DismissalUndo.nothingToUndo)")
  }

  @Test("the clock that is read back goes on where nothing happens")
  func clock() throws {
    let clock = StandingClock(Timestamp(milliseconds: 1_751_544_000_000))
    let runtime = try Runtime(Runtime.Configuration(state: .memory, clock: clock))
    clock.advance(seconds: 5)
    #expect(runtime.perform(.deviceState).member("clock") == .string("2025-07-03T12:00:05Z"))
    clock.advance(seconds: 5)
    let states = try runtime.perform(.state).get()
    #expect(states.first?.line.contains(#""clock":"2025-07-03T12:00:10Z""#) == true)
  }

  @Test("a payload that nobody should send is refused unread")
  func giant() throws {
    let runtime = try memoryRuntime()
    let push = Operation.Push(
      bundleIdentifier: "b", payload: [UInt8](repeating: 32, count: Runtime.payloadByteLimit + 1), origin: "-")
    #expect(
      runtime.perform(.push(push)).message
        == "1: -: the payload has more than the 4194304 bytes that are read at all; "
        + "a push may have 4096 (5120 for voip)")
    #expect(runtime.state.lastSequence == 0)
  }

  @Test(
    "a name that means nothing or too much says what there is",
    arguments: [
      (Operation.dismiss(identifier: "scroe"), "3: no notification 'scroe' in the list; did you mean 'score'?"),
      (
        .dismiss(identifier: "zzzzzzzz"),
        "3: no notification 'zzzzzzzz' in the list; 'belfry state' shows what is there, 'latest' is the newest"
      ),
      (
        .dismiss(identifier: "sc"),
        "3: 'sc' names several notifications: 'com.example.news/score', 'com.example.chat/scream', "
          + "'com.example.chat/score'; give more of the identifier"
      ),
      (
        .dismiss(identifier: "score"),
        "3: 'score' names several notifications: 'com.example.news/score', 'com.example.chat/score'; "
          + "give more of the identifier"
      ),
      (.explain("zzzzzzzz"), "3: no delivery 'zzzzzzzz'; 'belfry deliveries' lists them, 'latest' is the newest"),
      (.explain("scores"), "3: no delivery 'scores'; did you mean 'score'?"),
      (.explain(""), "3: no delivery ''; 'belfry deliveries' lists them, 'latest' is the newest"),
      (
        .focus("wrok"),
        "3: no Focus 'wrok'; did you mean 'work'? there are 'do-not-disturb', 'work', 'sleep' and 'off'"
      ),
      (.dismissThread("u", bundleIdentifier: nil), "3: no thread 'u' in the list; 'belfry state' shows the threads"),
      (
        .dismissThread("t", bundleIdentifier: nil),
        "3: several apps have a thread 't': 'com.example.chat', 'com.example.news'; name the app too"
      ),
      (
        .dismissThread("t", bundleIdentifier: "com.example.none"),
        "3: no thread 't' of 'com.example.none' in the list; no notification in the list has a thread identifier"
      ),
      (.device(.advance(seconds: -1)), "2: a clock can only be advanced forwards, not by -1.0 seconds"),
    ])
  func unknown(operation: Operation, message: String) throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(hello, collapse: "score"))
    _ = runtime.perform(push(hello, collapse: "scream"))
    _ = runtime.perform(push(hello, to: "com.example.news", collapse: "score"))
    #expect(runtime.perform(operation).message == message)
  }

  @Test(
    "an empty center says that it is empty",
    arguments: [
      (Operation.dismiss(identifier: "latest"), "3: there is no latest notification: the list is empty"),
      (.dismiss(identifier: "x"), "3: no notification 'x': the list is empty"),
      (.explain("latest"), "3: there is no latest delivery: nothing has arrived yet"),
      (.explain("x"), "3: no delivery 'x': nothing has arrived yet"),
    ])
  func empty(operation: Operation, message: String) throws {
    #expect(try memoryRuntime().perform(operation).message == message)
  }

  @Test(
    "a notification is named by its identifier, with its app, by a beginning in either case, or as the latest",
    arguments: ["order-77", "com.example.chat/order-77", "ORD", "com.example.chat/o", "latest", "apns-3", "apns-"])
  func naming(name: String) throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(hello, collapse: "first", id: "x-1"))
    _ = runtime.perform(push(hello, collapse: "order-77", id: "apns-3"))
    #expect(
      runtime.perform(.respond(identifier: name, action: "default", text: nil)).member("requestIdentifier")
        == .string("order-77"))
    #expect(
      runtime.perform(.responses(after: 0)).member("actionIdentifier")
        == .string("com.apple.UNNotificationDefaultActionIdentifier"))
  }

  @Test("an action that the notification does not have is refused, and nothing happens")
  func unknownAction() throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(hello, collapse: "a"))
    #expect(runtime.perform(.respond(identifier: "a", action: "REPLY", text: "x")).message?.hasPrefix("3: ") == true)
    #expect(runtime.perform(.responses(after: 0)) == .success([]))
    #expect(runtime.state.notifications.count == 1)
  }

  @Test("a thread, one notification, or all are dismissed")
  func dismissing() throws {
    let runtime = try memoryRuntime()
    for name in ["a", "b", "c"] { _ = runtime.perform(push(hello, collapse: name)) }
    _ = runtime.perform(push(#"{"aps":{"alert":"x"}}"#, collapse: "d"))
    _ = runtime.perform(push(#"{"aps":{"alert":"x"}}"#, collapse: "e"))
    _ = runtime.perform(.dismiss(identifier: "e"))
    #expect(runtime.state.notifications.count == 4)
    #expect(runtime.perform(.dismissThread("t", bundleIdentifier: nil)) == .success([]))
    #expect(runtime.state.notifications.keys.map(\.requestIdentifier) == ["d"])
    _ = runtime.perform(.clear)
    #expect(runtime.state.notifications.isEmpty)
  }

  @Test("the device changes as it is told, and is shown")
  func device() throws {
    let runtime = try memoryRuntime()
    #expect(runtime.perform(.device(.lock)).member("locked") == .bool(true))
    #expect(runtime.perform(.device(.unlock)).member("locked") == .bool(false))
    #expect(runtime.perform(.device(.ringer(on: false))).member("ringer") == .bool(false))
    #expect(runtime.perform(.device(.offline)).member("online") == .bool(false))
    #expect(
      runtime.perform(.device(.foreground("com.example.chat"))).member("foregroundApp") == .string("com.example.chat"))
    #expect(runtime.perform(.focus("Do Not Disturb")).member("focus") == .string("do-not-disturb"))
    #expect(runtime.perform(.focus(nil)).member("focus") == .null)
    #expect(runtime.perform(.device(.advance(seconds: 90))).member("clock") == .string("2025-07-03T12:01:30Z"))
  }

  @Test("a running clock cannot be advanced")
  func runningClock() throws {
    let runtime = try Runtime(Runtime.Configuration(state: .memory))
    #expect(
      runtime.perform(.device(.advance(seconds: 1))).message
        == "2: this clock runs by itself and cannot be advanced; start with --clock TIME to make it stand")
  }

  @Test("a standing clock is advanced by a hundred years at most", arguments: [1e300, 3_155_760_001])
  func longAdvance(seconds: Double) throws {
    let runtime = try memoryRuntime()
    let before = runtime.configuration.clock.now
    let answer = runtime.perform(.device(.advance(seconds: seconds)))
    #expect(
      answer.message == "2: a clock can be advanced by 100 years (3155760000 seconds) at most, and to the year 9999")
    #expect(runtime.configuration.clock.now == before)
  }

  @Test("thousands of arrivals come in pages, each once, and whole to whoever asks for all")
  func pages() throws {
    let runtime = try memoryRuntime()
    let count = OperationReply.pageSize * 2 + 1
    for number in 1...count { _ = runtime.perform(push(hello, id: "\(number)")) }
    let first = runtime.reply(to: .deliveries(after: 0))
    #expect(first.output.count == OperationReply.pageSize)
    #expect(first.next == Int64(OperationReply.pageSize))
    guard case .success(let all) = runtime.perform(.deliveries(after: 0)) else {
      Issue.record("no deliveries")
      return
    }
    let identifiers = all.map { Result<[JSONOutput], OperationError>.success([$0]).member("deliveryIdentifier") }
    #expect(identifiers == (1...count).map { .string("\($0)") })
    guard case .success(let newest) = runtime.perform(.newestDeliveries(Int64(count - 1))) else {
      Issue.record("no newest deliveries")
      return
    }
    #expect(newest == Array(all.dropFirst()))
    #expect(runtime.reply(to: .newestDeliveries(3)).output == Array(all.suffix(3)))
  }

  @Test("pages behind the first need no center, and end where nobody wants more")
  func pagesOfStore() throws {
    let scratch = try Scratch()
    let configuration = Runtime.Configuration(state: .directory(scratch.path))
    let count = OperationReply.pageSize * 2 + 1
    do {
      let runtime = try Runtime(configuration)
      for number in 1...count { _ = runtime.perform(push(hello, id: "\(number)")) }
    }
    var sizes: [Int] = []
    try CenterAccess.performInPages(.deliveries(after: 0), configuration) { page in
      sizes.append(page.count)
      return true
    }
    #expect(sizes == [OperationReply.pageSize, OperationReply.pageSize, 1])
    sizes = []
    try CenterAccess.performInPages(.deliveries(after: 0), configuration) { page in
      sizes.append(page.count)
      return false
    }
    #expect(sizes == [OperationReply.pageSize])
  }
}
