import Center
import Foundation
import Payload
import Testing

@testable import Runtime

@Suite("A program that draws an expanded view") struct DescriptionLoaderTests {
  private typealias Reply = ContentDescriptions.Reply

  /// A phone with an app whose view this program draws, and what is asked of it.
  private func asked(
    _ program: ContentProgram, after responses: [KeptAction] = [], payload: String? = nil
  ) throws -> (CenterState, DescriptionRequest) {
    var app = AppProfile.plain(bundleIdentifier: "com.example.halyard")
    app.contentExtensions = [ContentExtension(categories: ["departure"], program: program)]
    var center = CenterState(now: Timestamp(milliseconds: 0), profiles: [app])
    let bytes = Array((payload ?? #"{"aps":{"alert":"a","category":"departure"},"line":4}"#).utf8)
    _ = center.reduce(
      .payloadArrived(
        Arrival(
          bundleIdentifier: app.bundleIdentifier, payload: bytes, deliveryIdentifier: "d",
          assignedRequestIdentifier: "r")), at: center.now)
    let key = try #require(center.notifications.keys.first)
    return (center, try #require(center.descriptionRequest(for: key, after: responses)))
  }

  private func reply(
    to program: ContentProgram, after responses: [KeptAction] = [], payload: String? = nil
  ) throws -> Reply? {
    let (center, request) = try asked(program, after: responses, payload: payload)
    let loop = EventLoop()
    var replies: [Reply] = []
    let loader = DescriptionLoader(on: loop) { asked, reply in
      #expect(asked == request)
      replies.append(reply)
    }
    loader.want(request, center: center)
    #expect(replies.isEmpty)
    loop.turn(within: 60, until: { !replies.isEmpty })
    #expect(replies.count == 1)
    return replies.first
  }

  private func shell(_ script: String) -> ContentProgram { ContentProgram(["/bin/sh", "-c", script]) }

  @Test("gets the notification and says what is shown") func answers() throws {
    let script = #"read q; case "$q" in *'"line":4'*) echo '{"content":[{"text":"four"}]}';; esac"#
    let expected = ContentDescription([.text(ContentTemplate(text: "four"), .body)])
    #expect(try reply(to: shell(script)) == .described(expected))
  }

  @Test("need not read what it is asked") func readsNothing() throws {
    guard case .described? = try reply(to: shell("echo '{\"content\":[]}'")) else {
      Issue.record("it was not heard")
      return
    }
  }

  @Test(
    "that goes wrong says how",
    arguments: [
      ("echo no >&2; exit 3", "ended with 3 (no)"), ("kill -9 $$", "was ended by signal 9"),
      ("echo oops", "wrote no JSON object: line 1, column 1"), ("true", "wrote nothing"),
      ("cat /dev/zero", "wrote more than 262144 bytes"),
    ])
  func failures(_ script: String, _ reason: String) throws {
    guard case .failed(let said)? = try reply(to: shell(script)) else {
      Issue.record("it did not fail")
      return
    }
    #expect(said.hasPrefix(reason), "\(said)")
  }

  @Test("that takes too long is ended") func timesOut() throws {
    var program = shell("exec sleep 600")
    program.timeoutSeconds = 0.2
    #expect(try reply(to: program) == .failed("took longer than 0.2 seconds"))
  }

  @Test("that is not there says so") func missing() throws {
    guard case .failed(let reason)? = try reply(to: ContentProgram(["./no-such-program"])) else {
      Issue.record("it did not fail")
      return
    }
    #expect(reason.contains("no-such-program"))
  }

  #if os(Linux)
    @Test("may use the memory that its profile says") func memory() throws {
      var program = shell("head -c 80000000 /dev/zero | tail -c 70000000 >/dev/null; cat >/dev/null; sleep 60")
      program.memoryLimitMegabytes = 24
      program.timeoutSeconds = 30
      guard case .failed(let reason)? = try reply(to: program) else {
        Issue.record("it did not fail")
        return
      }
      #expect(reason.hasSuffix("more than it may"), "\(reason)")
    }
  #endif

  @Test("whose view is left, or has moved on, is ended and not heard") func leaves() throws {
    let scratch = try Scratch()
    let script =
      "echo $$ > \(scratch.path("pid")); read q; case \"$q\" in *later*) echo '{\"content\":[]}';; *) exec sleep 600;; esac"
    let (center, request) = try asked(shell(script))
    let loop = EventLoop()
    var heard: [DescriptionRequest] = []
    let loader = DescriptionLoader(on: loop) { asked, _ in heard.append(asked) }
    loader.want(request, center: center)
    var pid: Int32 = 0
    loop.turn(until: {
      pid =
        (try? String(contentsOfFile: scratch.path("pid"), encoding: .utf8))
        .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
      return pid > 0
    })
    var moved = request
    moved.responses = [KeptAction(actionIdentifier: "later")]
    loader.want(moved, center: center)
    loop.turn(until: { !heard.isEmpty })
    #expect(heard == [moved])
    #expect(kill(pid, 0) != 0)
    loader.want(nil, center: center)
  }

  @Test("of the demo shows a later ferry for each time that it is asked") func demo() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("demo-payloads/content-extension")
    let payload = try String(contentsOf: folder.appendingPathComponent("4-next-ferry.apns"), encoding: .utf8)
    let program = ContentProgram(["python3", "departures.py"], timeoutSeconds: 60, directory: folder.path)
    let later = KeptAction(actionIdentifier: "later")
    for (count, title) in ["17:20 to Varga", "18:05 to Varga", "19:40 to Varga", "19:40 to Varga"].enumerated() {
      let responses = Array(repeating: later, count: count)
      guard case .described(let shown)? = try reply(to: program, after: responses, payload: payload) else {
        Issue.record("it drew nothing")
        return
      }
      #expect(shown.remark == nil && shown.defaultContentHidden == true)
      #expect(shown.content.first == .text(ContentTemplate(text: title), .title))
      #expect(
        shown.content.contains(.text(ContentTemplate(text: "That is the last one today"), .secondary)) == (count == 3))
    }
  }
}
