import Testing

@testable import Commands

@Suite("Writing output")
struct OutputWriterTests {
  @Test("falls silent when nobody reads, and that is no error")
  func closed() {
    var calls = 0
    let writer = OutputWriter(capacity: 4) { _ in
      calls += 1
      return .closed
    }
    for _ in 0..<10 { writer.line("12345") }
    writer.flush()
    #expect(calls == 1)
    #expect(writer.isClosed && writer.failure == nil)
  }

  @Test("hands on whole buffers, in order")
  func buffered() {
    var parts: [String] = []
    let writer = OutputWriter(capacity: 8) { bytes in
      parts.append(String(decoding: bytes, as: UTF8.self))
      return .written
    }
    for text in ["ab", "cd", "ef", "gh", "i"] { writer.write(text) }
    #expect(parts == ["abcdefgh"])
    writer.flush()
    #expect(parts == ["abcdefgh", "i"])
  }

  @Test("output that cannot be written ends with 3 and a message")
  func full() throws {
    let output = OutputWriter { _ in .failed("no space left on device") }
    var messages = ""
    let environment = Environment(
      arguments: ["--version"], variables: [:], readStandardInput: { _ throws(InputFailure) in [] }, output: output,
      messages: OutputWriter { bytes in
        messages += String(decoding: bytes, as: UTF8.self)
        return .written
      }, currentDirectory: "/", executablePath: "/belfry")
    guard case .command(let command) = Commands.invocation(in: environment) else {
      Issue.record("no command")
      return
    }
    #expect(Commands.run(command, in: environment) == .failed)
    #expect(messages == "belfry: cannot write the output: no space left on device\n")
  }
}
