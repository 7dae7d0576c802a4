import Center
import Foundation
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A center on a scratch directory with an app whose delegate is `json`, and which lists what comes while it is in front.
private struct Bench {
  static let app = "com.example.chat"
  let scratch: Scratch
  let configuration: Runtime.Configuration

  init(delegate json: String) throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path("apps"), withIntermediateDirectories: true)
    try scratch.write("apps/\(Self.app).app.json", "{\"delegate\": \(json), \"foregroundPresentation\": [\"list\"]}")
    configuration = Runtime.Configuration(
      state: .directory(scratch.path("state")), appDirectories: [scratch.path("apps")],
      identifiers: SeededIdentifiers(seed: 1))
  }

  /// Delivers a notification and taps it; returns what the command prints.
  func tap() throws -> JSONOutput {
    _ = try CenterAccess.perform(push(#"{"aps":{"alert":"hello"},"id":7}"#, collapse: "tapped"), configuration).get()
    return try #require(
      try CenterAccess.perform(.respond(identifier: "tapped", action: "default", text: nil), configuration).get().first)
  }

  func state() throws -> JSONOutput {
    try #require(try CenterAccess.perform(.state, configuration).get().first)
  }
}

/// A shell script as a delegate.
private func shell(_ script: String, _ more: String = "") -> String {
  "{\"command\": \(JSONOutput.array(["sh", "-c", script].map(JSONOutput.string)).line)\(more)}"
}

extension JSONOutput {
  fileprivate func member(_ key: String) -> JSONOutput {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.0 == key }?.1 ?? .null
  }
}

@Suite("A delegate that is a command")
struct CommandDelegateTests {
  @Test("what it posts has the userInfo that it gave, digit by digit, and no 'aps'") func posted() throws {
    let bench = try Bench(
      delegate: shell(#"echo '{"operation":"postNotification","body":"done","userInfo":{"price":1.50,"aps2":[]}}'"#))
    _ = try bench.tap()
    guard case .array(let notifications) = try bench.state().member("notifications") else {
      Issue.record("no list")
      return
    }
    #expect(notifications.map { $0.member("userInfo").line } == [#"{"price":1.50,"aps2":[]}"#])
  }

  @Test("gets the response on its standard input, in the profile's folder, and its operations are done") func told()
    throws
  {
    let bench = try Bench(
      delegate: shell(
        #"cat > got.json; echo '{"operation":"setBadge","badge":5}'; "#
          + #"echo '{"operation":"postNotification","identifier":"mine","body":"done"}'"#))
    let response = try bench.tap()
    #expect(response.member("delegate").line == #"{"state":"delivered","attempts":1,"reason":null}"#)
    let got = try String(contentsOfFile: bench.scratch.path("apps/got.json"), encoding: .utf8)
    #expect(got.contains(#""requestIdentifier":"tapped""#) && got.contains(#""id":7"#) && got.hasSuffix("\n"))
    let state = try bench.state().line
    #expect(state.contains(#""badge":5"#) && state.contains(#""requestIdentifier":"mine""#))
  }

  @Test(
    "that fails is told of, with its reason",
    arguments: [
      (shell("echo broken >&2; exit 3"), "ended with 3: broken"), (shell("kill -9 $$"), "was ended by signal 9"),
      (shell("exec sleep 600", ", \"timeoutSeconds\": 0.2"), "took longer than 0.2 seconds"),
      (shell("yes"), "wrote more than 262144 bytes"),
      (#"{"command": ["no-such-program-here"]}"#, "cannot run 'no-such-program-here': no such file or directory"),
    ])
  func fails(delegate: String, reason: String) throws {
    let outcome = try Bench(delegate: delegate).tap().member("delegate")
    #expect(outcome.member("state") == .string("failed"))
    #expect(outcome.member("reason") == .string(reason))
  }

  @Test("that does not heed SIGTERM is killed") func stubborn() throws {
    let bench = try Bench(delegate: shell("trap '' TERM; while :; do :; done", ", \"timeoutSeconds\": 0.2"))
    #expect(try bench.tap().member("delegate").member("reason") == .string("took longer than 0.2 seconds"))
  }

  @Test("that reads nothing and leaves a process behind is done when it ends") func careless() throws {
    let bench = try Bench(delegate: shell("sleep 600 & echo $! > left; exit 0"))
    #expect(try bench.tap().member("delegate").member("state") == .string("delivered"))
    let left = try String(contentsOfFile: bench.scratch.path("apps/left"), encoding: .utf8)
    if let pid = pid_t(left.trimmingCharacters(in: .whitespacesAndNewlines)), pid > 1 { kill(pid, SIGKILL) }
  }

  @Test("what it says that is no operation is reported, and it counts as told") func remarks() throws {
    let outcome = try Bench(delegate: shell("echo hello")).tap().member("delegate")
    #expect(outcome.member("state") == .string("delivered"))
    #expect(outcome.member("reason") == .string("line 1: an operation is one JSON object on a line"))
  }

  @Test("is tried again as often as the profile says") func retried() throws {
    let bench = try Bench(
      delegate: shell("echo x >> tries; test -s second || { : > second; exit 1; }", ", \"retries\": 1"))
    // The second attempt finds an empty file too and fails for good.
    #expect(try bench.tap().member("delegate").line == #"{"state":"failed","attempts":2,"reason":"ended with 1"}"#)
    #expect(try String(contentsOfFile: bench.scratch.path("apps/tries"), encoding: .utf8) == "x\nx\n")
  }
}

@Suite("A center that runs tells delegates")
struct RunningDelegateTests {
  @Test("while it goes on, each app's in order, and says on the screen what went wrong") func inOrder() throws {
    let bench = try Bench(delegate: shell("cat >> got; exit 1"))
    let loop = EventLoop()
    let runtime = try Runtime(bench.configuration)
    var notices: [String] = []
    runtime.observe { if case .notice(let text) = $0 { notices.append(text) } }
    runtime.attach(to: loop)
    for identifier in ["a", "b", "c"] {
      _ = try runtime.perform(push(#"{"aps":{"alert":"x"}}"#, collapse: identifier)).get()
      _ = try runtime.perform(.respond(identifier: identifier, action: "default", text: nil)).get()
    }
    loop.turn(until: { runtime.state.recentResponses.allSatisfy { $0.delegate?.state == .failed } })
    runtime.end()
    let lines = try String(contentsOfFile: bench.scratch.path("apps/got"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3)
    for (line, identifier) in zip(lines, ["a", "b", "c"]) {
      #expect(line.contains(#""requestIdentifier":"\#(identifier)""#))
    }
    #expect(notices == Array(repeating: "com.example.chat: its delegate ended with 1", count: 3))
  }

  @Test("of what an earlier process left to be told") func resumed() throws {
    let bench = try Bench(delegate: shell("cat > got"))
    do {
      // Without a loop nobody is told.
      let runtime = try Runtime(bench.configuration)
      _ = try runtime.perform(push(#"{"aps":{"alert":"x"}}"#, collapse: "left")).get()
      _ = try runtime.perform(.respond(identifier: "left", action: "default", text: nil)).get()
      runtime.end()
    }
    let loop = EventLoop()
    let runtime = try Runtime(bench.configuration)
    #expect(runtime.state.recentResponses.last?.delegate == DelegateOutcome(.pending))
    runtime.attach(to: loop)
    loop.turn(until: { runtime.state.recentResponses.last?.delegate?.state == .delivered })
    #expect(FileManager.default.fileExists(atPath: bench.scratch.path("apps/got")))
    runtime.end()
  }

  @Test("and ends what runs when it ends; it is told anew another time") func ended() throws {
    let bench = try Bench(delegate: shell("echo $$ > running; exec sleep 600"))
    let loop = EventLoop()
    let runtime = try Runtime(bench.configuration)
    runtime.attach(to: loop)
    _ = try runtime.perform(push(#"{"aps":{"alert":"x"}}"#)).get()
    _ = try runtime.perform(.respond(identifier: "latest", action: "default", text: nil)).get()
    let file = bench.scratch.path("apps/running")
    loop.turn(until: { (try? String(contentsOfFile: file, encoding: .utf8))?.hasSuffix("\n") == true })
    let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let pid = try #require(pid_t(text))
    runtime.end()
    #expect(kill(pid, 0) != 0, "the child is gone")
    #expect(try Runtime(bench.configuration).state.recentResponses.last?.delegate?.state == .pending)
  }
}
