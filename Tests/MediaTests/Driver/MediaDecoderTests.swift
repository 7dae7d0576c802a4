import Foundation
import Media
import Runtime
import Testing

@Suite("The way to belfry-media")
struct MediaDecoderTests {
  let scratch: Scratch
  let loop = EventLoop()
  init() throws { scratch = try Scratch() }

  private func decoder(_ program: String, change: (inout MediaDecoder.Options) -> Void = { _ in }) -> MediaDecoder {
    var options = MediaDecoder.Options()
    change(&options)
    return MediaDecoder(executable: program, loop: loop, options: options)
  }

  /// Turns the loop until `condition` holds; fails where it does not within a minute, which only a broken product needs.
  private func turn(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while !condition() {
      try #require(ContinuousClock.now < end, "waited in vain", sourceLocation: sourceLocation)
      loop.turn(waiting: 0.02)
    }
  }

  private func reply(of script: String, seconds: Double = 50) throws -> MediaReply {
    let decoder = decoder(try scratch.script("program", script)) { $0.seconds = seconds }
    var reply: MediaReply?
    decoder.ask(MediaRequest(path: "/a", want: .probe)) { reply = $0 }
    try turn { reply != nil }
    return try #require(reply)
  }

  @Test("many requests are answered, each once, a few at a time")
  func many() throws {
    let decoder = decoder(BuiltPrograms.media) { $0.processCount = 3 }
    let sizes = (1...20).map { $0 * 2 }
    var answers: [Int: Int] = [:]
    for size in sizes {
      let path = try scratch.write("\(size)", quarteredPNG(side: size).bytes)
      decoder.ask(MediaRequest(path: path, want: .probe)) { reply in
        #expect(answers[size] == nil)
        answers[size] = (try? reply.get())?.facts.pixels?.width
      }
    }
    #expect(answers.isEmpty && decoder.pendingCount == 20)
    try turn { answers.count == 20 }
    #expect(answers == Dictionary(uniqueKeysWithValues: sizes.map { ($0, $0) }) && decoder.pendingCount == 0)
  }

  @Test("no more run at once than may")
  func concurrency() throws {
    // Each adds a line when it starts and waits for its input to end, then for a file to appear.
    let log = try scratch.write("log", [])
    let program = try scratch.script("program", "echo started >> '\(log)'; while ! [ -e '\(log)-go' ]; do :; done")
    let decoder = decoder(program) { $0.processCount = 2 }
    var replies = 0
    for _ in 0..<5 { decoder.ask(MediaRequest(path: "/a", want: .probe)) { _ in replies += 1 } }
    func started() -> Int { (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n").count ?? 0 }
    try turn { started() == 2 }
    for _ in 0..<100 { loop.turn(waiting: 0) }
    #expect(started() == 2 && replies == 0 && decoder.pendingCount == 5)
    _ = try scratch.write("log-go", [])
    try turn { replies == 5 }
    #expect(started() == 5)
  }

  @Test("one that takes too long is ended")
  func late() throws {
    #expect(try reply(of: "exec tail -f /dev/null", seconds: 0.2).refusal?.reason == .timedOut)
  }

  @Test("whatever it has started ends with it")
  func descendants() throws {
    let note = scratch.path("child")
    let program = try scratch.script(
      "program", "tail -f /dev/null & echo $! > '\(note)-written'; mv '\(note)-written' '\(note)'; wait")
    let decoder = decoder(program)
    let ticket = decoder.ask(MediaRequest(path: "/a", want: .probe)) { _ in Issue.record("called") }
    try turn { FileManager.default.fileExists(atPath: note) }
    let child = try #require(Int32(try String(contentsOfFile: note, encoding: .utf8).dropLast()))
    decoder.cancel(ticket)
    try turn { !isRunning(child) }
  }

  /// Whether a process is there, and no zombie that waits for whoever inherited it.
  private func isRunning(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return kill(process, 0) == 0 && state?.contains(") Z") != true
  }

  @Test("one that crashes, says nothing, or says nonsense costs a message")
  func broken() throws {
    #expect(try reply(of: "kill -SEGV $$").refusal?.message.contains("signal 11") == true)
    #expect(try reply(of: "exit 7").refusal?.message.contains("ended with 7") == true)
    #expect(try reply(of: "cat; echo").refusal?.reason == .badAnswer)
    #expect(try reply(of: "echo '{\"error\":{}}'").refusal?.reason == .badAnswer)
    #expect(try reply(of: "kill -XCPU $$").refusal?.reason == .tooMuchTime)
  }

  @Test("one that never stops talking is ended")
  func endless() throws {
    #expect(try reply(of: "exec cat /dev/zero").refusal?.message.contains("says too much") == true)
  }

  @Test("one that closes its output and stays is ended")
  func lingering() throws {
    #expect(try reply(of: "exec sleep 100 <&- >&-", seconds: 0.2).refusal?.reason == .timedOut)
  }

  @Test("a program that is not there is said with its path and the variable that names it")
  func missing() throws {
    let decoder = decoder(scratch.path("nothing"))
    var reply: MediaReply?
    decoder.ask(MediaRequest(path: "/a", want: .probe)) { reply = $0 }
    #expect(reply == nil)
    try turn { reply != nil }
    let refusal = try #require(reply?.refusal)
    #expect(refusal.reason == .notStarted)
    #expect(refusal.message.contains(scratch.path("nothing")) && refusal.message.contains("BELFRY_MEDIA"))
  }

  @Test("what is cancelled is heard of no more, whether it ran or waited")
  func cancelling() throws {
    let program = try scratch.script("program", "while :; do :; done")
    let decoder = decoder(program) { $0.processCount = 1 }
    let tickets = (0..<2).map { _ in
      decoder.ask(MediaRequest(path: "/a", want: .probe)) { _ in Issue.record("called") }
    }
    loop.turn(waiting: 0)
    tickets.forEach(decoder.cancel)
    #expect(decoder.pendingCount == 0)
    var isAnswered = false
    let other = self.decoder(BuiltPrograms.media)
    other.ask(MediaRequest(path: "/", want: .probe)) { _ in isAnswered = true }
    try turn { isAnswered }
  }

  @Test("a queue has an end")
  func fullQueue() throws {
    let decoder = decoder("/bin/false") { options in
      options.queueLength = 1
    }
    var replies: [MediaReply] = []
    for _ in 0..<2 { decoder.ask(MediaRequest(path: "/a", want: .probe)) { replies.append($0) } }
    try turn { replies.count == 2 }
    #expect(replies.contains { $0.refusal?.reason == .notStarted })
  }

  @Test("the program is the one that the variable names, else the one beside ours")
  func place() {
    #expect(MediaDecoder.executable(variables: [:], beside: "/usr/bin/belfry") == "/usr/bin/belfry-media")
    #expect(MediaDecoder.executable(variables: ["BELFRY_MEDIA": ""], beside: "belfry") == "belfry-media")
    #expect(MediaDecoder.executable(variables: ["BELFRY_MEDIA": "/x/m"], beside: "/usr/bin/belfry") == "/x/m")
  }
}

extension Result where Failure == MediaRefusal {
  /// The refusal; nil where there is an answer.
  var refusal: MediaRefusal? { if case .failure(let refusal) = self { refusal } else { nil } }
}
