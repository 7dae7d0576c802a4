import Center
import Foundation
import Media
import Payload
import Testing

@testable import Runtime

@Suite("A program that is a service extension attaches files")
struct ProgramAttachmentTests {
  /// What becomes of a push where a program hands over these attachments, after `commands` in its folder.
  private func outcome(
    _ attachments: String, after commands: String = "", _ change: (Scratch) throws -> Void = { _ in }
  ) throws -> (AttachBench, AttachBench.Outcome) {
    let scratch = try Scratch()
    _ = try scratch.write("photo", quarteredPNG().bytes)
    try change(scratch)
    let program = try scratch.write(
      "extend.py",
      """
      import json, os, shutil, sys
      request = json.loads(sys.stdin.readline())
      folder = request["attachmentsFolder"]
      \(commands)
      print(json.dumps({"content": {"body": "seen", "attachments": \(attachments)}}), flush=True)
      """.utf8)
    let bench = try AttachBench(in: scratch) {
      $0.work = .command(["python3", program])
      $0.memoryLimitMegabytes = nil
    }
    return (bench, try bench.push())
  }

  private static let copy = "shutil.copy('photo', folder + '/photo one.png')"

  @Test(
    "from its own folder: a name, a path, or a file address",
    arguments: [
      "'photo one.png'", "folder + '/photo one.png'", "'file://' + folder + '/photo%20one.png'", "'./photo one.png'",
    ])
  func own(url: String) throws {
    let (bench, outcome) = try outcome(
      "[{'identifier': 'photo', 'url': \(url), 'options': {'thumbnailHidden': True}}]", after: Self.copy)
    let attachment = try #require(outcome.notification.attachments.first, "\(outcome.run)")
    #expect(attachment.identifier == "photo" && attachment.type == .png && !attachment.hasThumbnail)
    #expect(outcome.run.remarks == [] && outcome.notification.body == "seen")
    #expect(bench.files == ["\(outcome.delivery.sequence)/photo one.png"])
  }

  @Test("from the folder of its profile, as from the app's bundle") func bundle() throws {
    let (bench, outcome) = try outcome("[{'url': os.path.abspath('photo')}]")
    #expect(outcome.notification.attachments.map(\.identifier) == ["attachment-1"], "\(outcome.run)")
    #expect(bench.files == [])
  }

  @Test(
    "from nowhere else: the text is shown without, and it is said why",
    arguments: [
      ("'../../device.json'", "", "there is no file"), ("'/etc/passwd'", "", "lies neither in the folder"),
      ("'../../../secret.png'", "", "there is no file"),
      ("'link.png'", "os.symlink('/etc/passwd', folder + '/link.png')", "lies neither in"),
      ("'up/passwd'", "os.symlink('/etc', folder + '/up')", "lies neither in"),
      ("'https://media.example.com/a.png'", "", "has to download it"), ("'nothing.png'", "", "there is no file"),
      ("'.'", "", "not a regular file"),
      ("'page.png'", "open(folder + '/page.png', 'w').write('<html>')", "a web page"),
      ("'pipe'", "os.mkfifo(folder + '/pipe')", "not a regular file"),
    ])
  func elsewhere(url: String, commands: String, reason: String) throws {
    let (_, outcome) = try outcome("[{'identifier': 'photo', 'url': \(url)}]", after: commands)
    #expect(outcome.notification.attachments == [] && outcome.notification.body == "seen")
    #expect(outcome.run.remarks.count == 1 && outcome.run.remarks[0].hasPrefix("'photo' is not attached: "))
    #expect(outcome.run.remarks[0].contains(reason), "\(outcome.run.remarks)")
    #expect(outcome.run.after?.attachments == [])
  }

  @Test("files that are too large for their kind are left out") func tooLarge() throws {
    let (_, outcome) = try outcome(
      "[{'url': 'big.gif'}, {'url': 'photo one.png'}]",
      after: Self.copy + "; open(folder + '/big.gif', 'wb').write(b'GIF89a' + bytes(10 << 20))")
    #expect(outcome.notification.attachments.map(\.type) == [.png])
    #expect(outcome.run.remarks.first?.contains("an image has at most 10 MB") == true)
  }

  @Test("a hint that says another type than the content is a remark") func typeHint() throws {
    let (_, outcome) = try outcome(
      "[{'url': 'photo one.png', 'options': {'typeHint': 'public.jpeg'}}]", after: Self.copy)
    #expect(outcome.notification.attachments.map(\.type) == [.png])
    #expect(outcome.run.remarks.first?.contains("is of the type 'public.png', not of 'public.jpeg'") == true)
  }

  @Test("its attachments are in the JSON of the delivery, and come back from it") func json() throws {
    let (_, outcome) = try outcome("[{'identifier': 'photo', 'url': 'photo one.png'}]", after: Self.copy)
    let root = try #require(JSONDocument(Array(outcome.delivery.json.line.utf8)).root)
    let attachment = try #require(root["serviceExtension"]?["after"]?["attachments"]?.elements.first)
    #expect(attachment["type"]?.string == "public.png")
    let run = try #require(root["serviceExtension"].flatMap(ServiceExtensionRun.init(json:)))
    #expect(run.after?.attachments == outcome.run.after?.attachments)
    #expect(run.after?.attachments.compactMap(\.attachment) == outcome.notification.attachments)
  }
}
