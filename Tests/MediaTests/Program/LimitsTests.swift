import Foundation
import Media
import Testing

@Suite("What belfry-media does not do, whatever it is asked")
struct LimitsTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// Runs the program with these bytes as its request; what it printed and how it ended.
  private func run(_ request: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltPrograms.media)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test(
    "a request that makes no sense is one line of JSON that says so",
    arguments: [
      "", "{", "null", "{\"file\":7}", "{\"file\":\"/a\",\"want\":\"shell\"}", String(repeating: " ", count: 70_000),
    ])
  func badRequests(request: String) throws {
    let (output, status) = try run(request)
    let reply = try MediaReply(mediaJSON: Array(output.utf8))
    #expect(reply.refusal?.reason == .badRequest && status == 0)
    #expect(output.hasSuffix("\n") && output.split(separator: "\n").count == 1)
  }

  @Test("nothing but the reply is printed, and it fits a file where that is its output")
  func fileAsOutput() throws {
    let path = try scratch.write("a.png", quarteredPNG().bytes)
    let program = try scratch.script(
      "run",
      "echo '{\"file\":\"\(path)\",\"want\":\"probe\"}' | '\(BuiltPrograms.media)' > '\(scratch.path("out"))' 2>&1")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    try process.run()
    process.waitUntilExit()
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path("out"))))
    #expect(try MediaReply(mediaJSON: bytes).get().facts.type == .png)
  }
}
