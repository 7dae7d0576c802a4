import Center
import Payload
import Testing

@Suite("what a service extension says") struct ExtensionTranscriptTests {
  private let request = ServiceExtensionRequest(
    delivery: 1, bundleIdentifier: Phone.app, requestIdentifier: "r",
    content: {
      var content = NotificationContent()
      content.body = "sealed"
      content.categoryIdentifier = "message"
      return content
    }(), serviceExtension: Extending.serviceExtension)

  @Test("the first content counts, and what it does not name stays") func firstContent() {
    let run = Extending.run(
      of: request, writing: "{\"content\":{\"title\":\"one\"}}", "{\"content\":{\"title\":\"two\"}}", "no JSON")
    #expect(run.ending == .handedOver && run.outcome == .content)
    #expect(run.after?.title == "one" && run.after?.body == "sealed" && run.after?.categoryIdentifier == "message")
    #expect(run.remarks.isEmpty)
  }

  @Test("null takes a value away") func null() {
    let run = Extending.run(of: request, writing: "{\"content\":{\"body\":null,\"categoryIdentifier\":null}}")
    #expect(run.after?.body == "" && run.after?.categoryIdentifier == "")
  }

  @Test("content in the time after the warning is taken, over an attempt before") func grace() {
    let run = Extending.run(
      of: request, writing: "{\"attempt\":{\"title\":\"half\"}}", "{\"content\":{\"title\":\"whole\"}}", end: .timedOut,
      isExpired: true)
    #expect(run.outcome == .content && run.after?.title == "whole")
    var late = ExtensionTranscript(of: request)
    late.expire()
    late.take(line: Array("{\"content\":{}}".utf8), at: 30.5)
    #expect(late.ended(.timedOut, at: 30.6).reason.contains("when it was told that its time expires"))
  }

  @Test(
    "what ends without content shows the original, and an attempt counts only where time runs out",
    arguments: [
      (ExtensionTranscript.End.exited(0), ServiceExtensionRun.Ending.endedEarly, "without handing over content"),
      (.exited(3), .endedEarly, "ended with 3"), (.killed(signal: 9), .crashed, "signal 9"),
      (.usedTooMuchMemory(byteCount: 31_400_000), .outOfMemory, "it used 32 MB"),
      (.wroteTooMuch(byteLimit: 262_144), .wroteTooMuch, "262144 bytes"),
      (.notStarted("no such file"), .notStarted, "no such file"), (.timedOut, .timedOut, "30 seconds"),
    ])
  func ends(end: ExtensionTranscript.End, ending: ServiceExtensionRun.Ending, reason: String) {
    let silent = Extending.run(of: request, end: end)
    #expect(silent.ending == ending && silent.outcome == .original && silent.after == nil)
    #expect(silent.reason.contains(reason) && silent.reason.contains("the original is shown"))
    let trying = Extending.run(of: request, writing: "{\"attempt\":{\"body\":\"half\"}}", end: end)
    #expect(trying.outcome == (end == .timedOut ? .attempt : .original))
  }

  @Test(
    "what is unknown or wrong is named, with the nearest right word, and the rest counts",
    arguments: [
      ("{\"content\":{\"tittle\":\"t\",\"body\":\"b\"}}", "no 'tittle', did you mean 'title'?"),
      ("{\"content\":{\"badge\":-1,\"body\":\"b\"}}", "'badge' must be a whole number"),
      ("{\"content\":{\"badge\":1.5,\"body\":\"b\"}}", "'badge' must be a whole number"),
      ("{\"content\":{\"title\":7,\"body\":\"b\"}}", "'title' must be text"),
      ("{\"content\":{\"identifier\":\"x\",\"body\":\"b\"}}", "read-only"),
      ("{\"content\":{\"interruptionLevel\":\"loud\",\"body\":\"b\"}}", "one of 'passive'"),
      ("{\"content\":{\"userInfo\":[1],\"body\":\"b\"}}", "'userInfo' must be an object"),
      ("{\"content\":{\"sound\":1,\"body\":\"b\"}}", "'sound' must be"),
      ("{\"contents\":{},\"content\":{\"body\":\"b\"}}", "'contents', did you mean 'content'?"),
    ])
  func remarks(line: String, remark: String) {
    let run = Extending.run(of: request, writing: line)
    #expect(run.remarks.count == 1 && run.remarks[0].contains(remark), "\(run.remarks)")
    #expect(run.after?.body == "b")
  }

  @Test("of a flood of such lines three are named, and the others counted") func flood() {
    var transcript = ExtensionTranscript(of: request)
    for _ in 0..<50 { transcript.take(line: Array("y".utf8), at: 0) }
    let remarks = transcript.ended(.exited(0), at: 1).remarks
    #expect(remarks.count == 4 && remarks.last == "47 more lines are no JSON objects")
  }

  @Test("lines that are no JSON objects are named and skipped", arguments: ["hello", "[1]", "{\"content\":1}", "{"])
  func badLines(line: String) {
    let run = Extending.run(of: request, writing: "", line, "{\"content\":{\"body\":\"b\"}}")
    #expect(run.remarks.count == 1 && run.remarks[0].hasPrefix("line 2: "), "\(run.remarks)")
    #expect(run.after?.body == "b")
  }

  @Test("steps last until the next one, or the end") func steps() {
    let run = Extending.run(
      of: request, writing: "{\"step\":\"decrypt\"}", "{\"step\":\"attach\",\"attempt\":{}}", "{\"content\":{}}")
    #expect(run.steps.map(\.name) == ["decrypt", "attach"])
    #expect(run.steps.map(\.startedAt) == [0, 1] && run.steps.map(\.seconds) == [1, 0.5])
  }

  @Test("the log keeps its times, is bounded and safe") func log() {
    var transcript = ExtensionTranscript(of: request)
    for number in 0..<500 { transcript.take(logLine: Array("\u{1B}[31m \(number)".utf8), at: Double(number)) }
    transcript.take(line: Array(String(repeating: "x", count: 90_000).utf8), at: 1)
    let run = transcript.ended(.exited(1), at: 2)
    #expect(run.log.count == 100 && run.log[1].seconds == 1)
    #expect(run.log.allSatisfy { !$0.text.contains("\u{1B}") })
    #expect(run.remarks.allSatisfy { $0.count < 200 })
  }

  @Test("a run comes back from its JSON") func json() throws {
    var run = Extending.run(
      of: request, writing: "{\"step\":\"a\"}",
      "{\"content\":{\"sound\":{\"name\":\"s\",\"critical\":true,\"volume\":0.5},\"interruptionLevel\":\"timeSensitive\","
        + "\"relevanceScore\":0.25,\"badge\":3,\"filterCriteria\":\"f\",\"userInfo\":{\"n\":1.50}}}", "x")
    run.startedAt = Phone.noon
    run.log = [.init(seconds: 0.25, text: "began")]
    let again = try #require(
      JSONDocument(Array(run.json.line.utf8)).root.flatMap(ServiceExtensionRun.init(json:)))
    #expect(again == run)
    #expect(run.after?.sound == Sound(name: "s", isCritical: true, volume: 0.5))
  }
}
