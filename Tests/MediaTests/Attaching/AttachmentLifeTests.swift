import Center
import Foundation
import Media
import Testing

@testable import Runtime

@Suite("The files of attachments are there as long as their notification, and no longer")
struct AttachmentLifeTests {
  private func pushPhoto(_ bench: AttachBench, id: String? = nil) throws -> AttachBench.Outcome {
    try bench.push(bench.server.address("a", .bytes(quarteredPNG().bytes)), id: id)
  }

  /// Turns until the files are these.
  private func wait(for files: [String], in bench: AttachBench) {
    while bench.files != files { bench.loop.turn(waiting: nil) }
  }

  @Test("a notification that takes the place of another takes its files away") func replaced() throws {
    let bench = try AttachBench()
    let first = try pushPhoto(bench, id: "fog")
    let second = try pushPhoto(bench, id: "fog")
    #expect(first.delivery.sequence != second.delivery.sequence)
    wait(for: ["\(second.delivery.sequence)/1"], in: bench)
    #expect(FileManager.default.fileExists(atPath: second.notification.attachments[0].path))
  }

  @Test("what was dismissed can come back with its picture; after a restart it is gone") func dismissed() throws {
    let scratch = try Scratch()
    var files: [String] = []
    do {
      let bench = try AttachBench(in: scratch)
      let outcome = try pushPhoto(bench, id: "fog")
      _ = try bench.runtime.perform(.dismiss(identifier: "fog")).get()
      bench.runtime.sweepAttachments()
      files = bench.files
      #expect(files == ["\(outcome.delivery.sequence)/1"])
      _ = try bench.runtime.perform(.undoDismissal).get()
      let restored = try #require(bench.runtime.state.notifications.values.first)
      #expect(restored.attachments == outcome.notification.attachments)
      _ = try bench.runtime.perform(.dismiss(identifier: "fog")).get()
      bench.runtime.end()
    }
    #expect(try AttachBench(in: scratch).files == [])
  }

  @Test("what is listed keeps its files over a restart, and what nobody knows is swept") func restarted() throws {
    let scratch = try Scratch()
    var file = ""
    do {
      let bench = try AttachBench(in: scratch)
      file = "\(try pushPhoto(bench).delivery.sequence)/1"
      bench.runtime.end()
    }
    try FileManager.default.createDirectory(
      atPath: scratch.path("state/attachments/977/deep"), withIntermediateDirectories: true)
    _ = try scratch.write("state/attachments/977/deep/left", [1])
    _ = try scratch.write("outside", [1])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("state/attachments/978"), withDestinationPath: scratch.folder)
    #expect(try AttachBench(in: scratch).files == [file])
    #expect(FileManager.default.fileExists(atPath: scratch.path("outside")))
  }

  @Test("a command without a center takes away what it removed") func command() throws {
    let scratch = try Scratch()
    do {
      let bench = try AttachBench(in: scratch)
      _ = try pushPhoto(bench, id: "fog")
      bench.runtime.end()
    }
    let configuration = Runtime.Configuration(state: .directory(scratch.path("state")))
    _ = try CenterAccess.perform(.dismiss(identifier: "fog"), configuration).get()
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("state/attachments")) == [])
  }

  @Test("a state in memory leaves nothing behind") func memory() throws {
    let folder = AttachmentFolder(path: nil)
    let path = try folder.make(for: 7)
    _ = FileManager.default.createFile(atPath: path + "/1", contents: Data([1]))
    folder.removeTemporary()
    #expect(!FileManager.default.fileExists(atPath: path) && folder.path == nil)
  }

  @Test("more than all attachments may take is not begun") func limit() throws {
    let scratch = try Scratch()
    let folder = AttachmentFolder(path: scratch.path("attachments"))
    let file = try folder.make(for: 1) + "/1"
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    try #require(truncate(file, off_t(AttachmentFolder.byteLimit)) == 0)
    #expect(throws: StepFailure("the attachments of other notifications take 512 MB, as much as is kept")) {
      _ = try folder.make(for: 2)
    }
  }
}
