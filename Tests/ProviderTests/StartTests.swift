import Foundation
import TestSupport
import Testing

@Suite("How serve begins where the machine has not what it asks for")
struct StartTests {
  @Test("an address that is in use: who to ask, what to do, and exit code 3")
  func addressInUse() throws {
    let endpoint = try RunningEndpoint()
    let port = try endpoint.sandbox.port ?? 0
    let second = try serve(["--listen", "127.0.0.1:\(port)"])
    let ended = second.end()
    #expect(ended.status == 3)
    #expect(ended.lines == [])
    #expect(ended.complaints.contains("cannot listen at 127.0.0.1:\(port)"))
    #expect(ended.complaints.contains("lsof") && ended.complaints.contains("--listen HOST:PORT"))
  }

  @Test("where there are few descriptors there may be few connections, and that is said")
  func fewDescriptors() throws {
    let program = try serve(["--listen", "127.0.0.1:0"], descriptors: 128)
    _ = try #require(program.line())
    program.terminate()
    let ended = program.end()
    #expect(ended.status == 0)
    #expect(ended.complaints.contains("no more than 64 connections at a time, 4096 were asked for"))
    #expect(ended.complaints.contains("ulimit -Hn"))
  }

  @Test(
    "where providers use up all descriptors, commands get their answers",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")))
  func descriptorsUsedUp() throws {
    let program = try serve(["--listen", "127.0.0.1:0", "--cleartext"], descriptors: 256)
    let ready = try ready(program)
    let port = try #require(ready.addresses["sandbox"]?.port)
    // Somebody takes descriptors away while it runs: more want in than there is room for.
    let script = """
      prlimit --pid \(ready.pid) --nofile=48:256 &&
      for i in {1..60}; do exec {connection}<>/dev/tcp/127.0.0.1/\(port) || true; done
      for i in 1 2 3; do "$0" state --json --state "$1" >/dev/null || exit; done; "$0" connections --state "$1"
      """
    let ended = try RunningProgram(
      ["bash", "-c", script, builtProgram("belfry"), folder.path("state")], in: folder
    ).end()
    #expect(ended.status == 0, "\(ended.complaints)")
    #expect(ended.lines.contains { $0.contains("open") } && ended.lines.contains { $0.contains("limit") })
    program.terminate()
    #expect(program.end().status == 0)
  }

  @Test(
    "where no file may grow any more, a provider hears 500, and the end is one like any other",
    .runs(.curl), .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")))
  func fullFiles() throws {
    let program = try serve(["--listen", "127.0.0.1:0", "--cleartext", "--trust-all", "--adopt"])
    let ready = try ready(program)
    let port = try #require(ready.addresses["sandbox"]?.port)
    let script = """
      prlimit --pid \(ready.pid) --fsize=4096 &&
      curl --silent --output /dev/null --write-out '%{http_code}' --http2-prior-knowledge \
        --header 'apns-topic: com.example.ferry' --data '{"aps":{"alert":"Boarding"}}' \
        http://127.0.0.1:\(port)/3/device/abcd
      """
    #expect(try RunningProgram(["bash", "-c", script], in: folder).end().lines == ["500"])
    program.terminate()
    let ended = program.end()
    #expect(ended.status == 0, "\(ended.complaints)")
    #expect(ended.complaints.contains("cannot be used"))
  }

  private let folder: Scratch

  /// What the ready line says.
  private struct Ready: Decodable {
    var addresses: [String: URL]
    var pid: Int32
  }

  private func ready(_ program: RunningProgram) throws -> Ready {
    try JSONDecoder().decode(Ready.self, from: Data(try #require(program.line()).utf8))
  }

  init() throws { folder = try Scratch() }

  private func serve(_ options: [String], descriptors: Int? = nil) throws -> RunningProgram {
    let limit = descriptors.map { "ulimit -n \($0); " } ?? ""
    return try RunningProgram(
      ["bash", "-c", limit + #"exec "$0" "$@""#, builtProgram("belfry"), "serve", "--state", folder.path("state")]
        + options, in: folder)
  }
}
