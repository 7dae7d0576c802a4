import Foundation
import Runtime
import Testing

@testable import Commands

@Suite("Files, pipes and devices are read to their end or to a limit")
struct FileBytesTests {
  @Test("a pipe that brings more than one chunk comes whole")
  func pipe() throws {
    let pipe = Pipe()
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let writing = pipe.fileHandleForWriting
    Thread {
      writing.write(Data(sent))
      writing.closeFile()
    }.start()
    #expect(try FileBytes.read(descriptor: pipe.fileHandleForReading.fileDescriptor, path: "-") == sent)
  }

  @Test("an endless input ends at the limit, in words")
  func endless() {
    let failure = InputFailure(path: "zero", limit: FileBytes.limit)
    let zero = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    defer { close(zero) }
    #expect(throws: failure) { try FileBytes.read(descriptor: zero, path: "zero") }
    #expect(failure.message == "cannot read 'zero': it has more than 16777216 bytes")
  }

  @Test("a limit is met exactly", arguments: [(4096, true), (4097, true), (4098, false)])
  func limit(count: Int, fits: Bool) throws {
    let world = try World()
    try world.write(String(repeating: "x", count: count), to: "a.json")
    let read = try? FileBytes.read(path: world.folder + "/a.json", name: "a.json", limit: 4097)
    #expect(read?.count == (fits ? count : nil))
  }

  @Test("a device is no file, whether a pipe would do or not", arguments: [true, false])
  func device(takesStreams: Bool) {
    #expect(throws: InputFailure(path: "zero", reason: "it is no file but a device")) {
      try FileBytes.read(path: "/dev/zero", name: "zero", takesStreams: takesStreams)
    }
  }

  @Test("push refuses what is larger than it reads at all, from a file or from standard input")
  func push() throws {
    let world = try World()
    world.standardInput = [UInt8](repeating: 32, count: Runtime.payloadByteLimit + 1)
    try world.write(String(repeating: " ", count: Runtime.payloadByteLimit + 1), to: "giant.apns")
    for (path, origin) in [("giant.apns", "giant.apns"), ("-", "standard input")] {
      let finished = world.run(["push", "com.example.chat", path], center: ScriptedCenter())
      #expect(finished.code == .no)
      #expect(finished.messages == "belfry: \(OperationError.unread(origin).message)\n")
    }
  }
}
