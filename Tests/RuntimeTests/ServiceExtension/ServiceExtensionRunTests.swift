import Center
import Foundation
import Payload
import Testing

@testable import Runtime

@Suite("A program that is a service extension") struct ServiceExtensionRunTests {
  @Test("gets the request with Apple's names, and what it hands over is shown") func content() throws {
    let scratch = try Scratch()
    let bench = try ExtensionBench(
      """
      read request
      echo "$request" > \(scratch.path("request"))
      echo 'it begins' >&2
      echo '{"step":"decrypt"}'
      echo '{"content":{"title":"Maya","body":"at eight"}}'
      """)
    let (delivery, run, body) = try bench.result(others: ",\"key\":7")
    #expect(body == "at eight" && delivery.presentation == .banner)
    #expect(run.ending == .handedOver && run.steps.map(\.name) == ["decrypt"] && run.startedAt != nil)
    #expect(run.log.map(\.text) == ["it begins"])
    let read = try Data(contentsOf: URL(fileURLWithPath: scratch.path("request")))
    let request = try #require(JSONDocument([UInt8](read)).root)
    #expect(request["identifier"]?.string == delivery.requestIdentifier)
    #expect(request["content"]?["body"]?.string == "sealed")
    #expect(request["content"]?["userInfo"]?["key"]?.number?.integer == 7)
  }

  @Test("is told when its time expires, and may still hand over") func warned() throws {
    let bench = try ExtensionBench(
      """
      trap 'echo "{\\"content\\":{\\"body\\":\\"just in time\\"}}"; exit' TERM
      read request
      read warning && echo "$warning" >&2
      while true; do read nothing || exit; done
      """
    ) { $0.timeoutSeconds = 0.3 }
    let (_, run, body) = try bench.result()
    #expect(body == "just in time" && run.ending == .handedOver && run.seconds >= 0.3)
  }

  @Test("that never answers is killed with all that it started, and its best attempt is shown") func killed() throws {
    let scratch = try Scratch()
    let bench = try ExtensionBench(
      """
      trap '' TERM
      echo '{"attempt":{"body":"the best so far"}}'
      (trap '' TERM; echo $$ > \(scratch.path("started")); exec cat) &
      while true; do sleep 1; done
      """
    ) { $0.timeoutSeconds = 0.3 }
    let (_, run, body) = try bench.result()
    #expect(body == "the best so far" && run.ending == .timedOut && run.outcome == .attempt)
    #expect(bench.runtime.extensions?.isIdle == true)
  }

  #if os(Linux)
    @Test(
      "takes what it started with it, whether it ends by itself or not",
      arguments: [
        "read request; sleep 600 <>PIPE & echo '{\"content\":{\"body\":\"done\"}}'",
        "read request; sleep 600 <>PIPE & exit 0",
        "setsid sleep 600 <>PIPE & trap '' TERM; while true; do sleep 1; done",
      ])
    func leavesNothing(script: String) throws {
      let scratch = try Scratch()
      let pipe = scratch.path("pipe")
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      defer { close(reader) }
      let bench = try ExtensionBench("echo >\(pipe); " + script.replacing("PIPE", with: pipe)) {
        $0.timeoutSeconds = 0.3
      }
      _ = try bench.result()
      bench.loop.turn(within: 60, until: { bench.runtime.extensions?.isIdle == true })
      // Whoever has the pipe open for writing keeps its end away.
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, 8) == 1)
      var ends = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      #expect(poll(&ends, 1, 10_000) == 1 && read(reader, &bytes, 8) == 0)
    }
  #endif

  @Test("that does no work within its time shows the original, with the words of a time-out") func timedOut() throws {
    let bench = try ExtensionBench("cat >/dev/null; sleep 60") { $0.timeoutSeconds = 0.2 }
    let (delivery, run, body) = try bench.result()
    #expect(body == "sealed" && run.ending == .timedOut && run.outcome == .original)
    #expect(delivery.explanation.contains { $0.reason.contains("it timed out: its 0.2 seconds were over") })
  }

  @Test(
    "that ends otherwise shows the original, and it is said why",
    arguments: [
      ("exit 3", ServiceExtensionRun.Ending.endedEarly, "it ended with 3"),
      ("echo 'no key' >&2; exit 1", .endedEarly, "it ended with 1 (no key)"),
      ("echo hello", .endedEarly, "without handing over content"), ("kill -SEGV $$", .crashed, "signal 11"),
      ("yes | head -c 2000000", .wroteTooMuch, "it wrote more than"),
      ("kill -KILL $$", .crashed, "signal 9"),
    ])
  func ends(script: String, ending: ServiceExtensionRun.Ending, reason: String) throws {
    let (_, run, body) = try ExtensionBench(script).result()
    #expect(body == "sealed" && run.ending == ending)
    #expect(run.reason.contains(reason), "\(run.reason)")
  }

  @Test("that does not exist shows the original at once") func notStarted() throws {
    let bench = try ExtensionBench { $0.work = .command(["./no-such-program"]) }
    let (_, run, body) = try bench.result()
    #expect(body == "sealed" && run.ending == .notStarted && run.reason.contains("no-such-program"))
  }

  @Test("of many pushes, a few run at a time, and the list keeps the order of arrival") func burst() throws {
    let bench = try ExtensionBench(
      """
      read request
      echo '{"content":{"title":"done"}}'
      """)
    for number in 1...200 { try bench.deliver("\(number)", collapse: "r\(number)") }
    try bench.deliver("x", collapse: "plain")
    #expect(bench.runtime.state.extensionPushes.count == 201)
    bench.finish()
    let thread = try #require(bench.runtime.state.thread(at: 0))
    #expect(thread.members.map(\.key.requestIdentifier) == (1...200).map { "r\($0)" } + ["plain"])
    #expect(bench.runtime.state.notifications.values.allSatisfy { $0.title == "done" })
  }

  @Test("holds up nobody: pushes that need none come at once") func others() throws {
    let bench = try ExtensionBench("cat >/dev/null")
    try bench.deliver("waits")
    _ = try bench.runtime.perform(push(#"{"aps":{"alert":"at once"}}"#, collapse: "plain")).get()
    #expect(bench.runtime.state.notifications.count == 1 && bench.runtime.state.extensionPushes.count == 1)
    bench.runtime.end()
  }

  @Test("that takes long to start has the less time left") func coldStart() throws {
    let script = "read request; echo '{\"content\":{\"body\":\"late\"}}'"
    let slow = try ExtensionBench(script) {
      $0.coldStartSeconds = 60
      $0.timeoutSeconds = 0.2
    }
    #expect(try slow.result().run.ending == .timedOut)
    let quick = try ExtensionBench(script) { $0.coldStartSeconds = 0.1 }
    let (_, run, body) = try quick.result()
    #expect(body == "late" && run.seconds >= 0.1)
  }

  #if os(Linux)
    @Test("may use the memory that its profile says, children included", arguments: [24, nil] as [Int?])
    func memory(limit: Int?) throws {
      let bench = try ExtensionBench(
        """
        read request
        (head -c 80000000 /dev/zero; echo '{"attempt":{"body":"half"}}' >&3; cat) 3>&1 | tail -c 70000000 >/dev/null
        """
      ) {
        $0.memoryLimitMegabytes = limit
        $0.timeoutSeconds = limit == nil ? 1 : 30
      }
      let run = try bench.result().run
      #expect(run.ending == (limit == nil ? .timedOut : .outOfMemory), "\(run.reason)")
    }
  #endif
}

@Suite("A command without a center") struct CommandExtensionTests {
  @Test("waits for the extension and tells what became of the push") func waits() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path("apps"), withIntermediateDirectories: true)
    try scratch.write("apps/extend.sh", "read request\necho '{\"content\":{\"body\":\"opened\"}}'\n")
    try scratch.write(
      "apps/com.example.chat.app.json", #"{ "serviceExtension": { "command": ["sh", "extend.sh"] } }"#)
    let configuration = Runtime.Configuration(
      state: .directory(scratch.path("state")), appDirectories: [scratch.path("apps")])
    let payload = #"{"aps":{"alert":"sealed","mutable-content":1}}"#
    let output = try CenterAccess.perform(push(payload, collapse: "a"), configuration).get()
    #expect(output.first?.line.contains("\"disposition\":\"delivered\",\"presentation\":\"banner\"") == true)
    let state = try CenterAccess.perform(.state, configuration).get()
    #expect(state.first?.line.contains("\"body\":\"opened\"") == true)
  }

  @Test("waits for each of several pushes, with a state on disk and in memory", arguments: [true, false])
  func waitsForAll(isOnDisk: Bool) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path("apps"), withIntermediateDirectories: true)
    try scratch.write(
      "apps/com.example.chat.app.json",
      #"{ "serviceExtension": { "steps": [{ "step": "replaceText", "body": "{n}" }] } }"#)
    let configuration = Runtime.Configuration(
      state: isOnDisk ? .directory(scratch.path("state")) : .memory, appDirectories: [scratch.path("apps")])
    var runtime: Runtime?
    for number in 1...3 {
      let payload = "{\"aps\":{\"alert\":\"sealed\",\"mutable-content\":1},\"n\":\"number \(number)\"}"
      let reply = try CenterAccess.reply(to: push(payload, collapse: "\(number)"), configuration, keeping: &runtime)
      #expect(reply.output.first?.line.contains("\"presentation\":\"banner\"") == true)
      #expect(runtime?.state.notifications.values.contains { $0.body == "number \(number)" } == true)
    }
  }
}
