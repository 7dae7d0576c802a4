import Center
import Media
import Testing

@testable import Runtime

@Suite("The step that attaches what a field has the address of")
struct FetchingTests {
  private static let types: [(String, MediaType)] = [
    ("animated.png", .png), ("red-blue.jpg", .jpeg), ("mpeg-1.mpg", .mpeg), ("mpeg-4.mp4", .mpeg4),
    ("h264.mp4", .mpeg4), ("movie.avi", .avi), ("tone.mp3", .mp3), ("tone.m4a", .m4a),
  ]

  private func attach(_ bytes: [UInt8], as type: MediaType, _ name: String) throws {
    let bench = try AttachBench()
    let outcome = try bench.push(bench.server.address(name, .bytes(bytes)))
    let attachment = try #require(outcome.notification.attachments.first, "\(outcome.run.steps)")
    #expect(attachment.type == type && attachment.identifier == "attachment-1")
    #expect(outcome.run.steps.map(\.remark) == [type.title] && outcome.run.remarks == [])
    #expect(bench.files == ["\(outcome.delivery.sequence)/1"])
    // What was fetched is what was sent, and can be shown.
    let known = try answer(attachment.path).facts
    #expect(known.byteCount == bytes.count && known.type.kind == type.kind)
  }

  @Test("every type that an encoder makes", arguments: types) func encoded(name: String, type: MediaType) throws {
    try attach(try EncodedFiles.bytes(name), as: type, name)
  }

  @Test("every type that is made byte by byte") func made() throws {
    try attach(quarteredPNG().bytes, as: .png, "map.png")
    try attach(GIFBytes(frames: [1, 2, 3]).bytes, as: .gif, "wave.gif")
    try attach(SoundBytes().wav, as: .wav, "chime.wav")
    try attach(SoundBytes().aiff, as: .aiff, "chime.aiff")
  }

  @Test("follows redirects, and has its options and its name from the profile") func redirects() throws {
    var source = MediaSource(.field("post.media"))
    source.identifier = "photo"
    source.options.isThumbnailHidden = true
    let bench = try AttachBench { $0.work = .steps([ExtensionStep(.attach(source))]) }
    let end = bench.server.address("b", .bytes(quarteredPNG().bytes))
    let middle = bench.server.address("a/2", .redirect(end))
    _ = middle
    let start = bench.server.address("a/1", .redirect("2"))
    let outcome = try bench.push(others: ",\"post\":{\"media\":\"\(start)\"}")
    let attachment = try #require(outcome.notification.attachments.first, "\(outcome.run.steps)")
    #expect(attachment.identifier == "photo" && !attachment.hasThumbnail)
    #expect(bench.server.requests.map { $0.prefix(8) } == ["GET /a/1", "GET /a/2", "GET /b H"])
  }

  @Test("a push without the field is shown as it is, and nothing has failed") func none() throws {
    let bench = try AttachBench()
    let outcome = try bench.push()
    #expect(outcome.failure == nil && outcome.notification.attachments == [] && outcome.run.outcome == .content)
    #expect(outcome.run.steps.map(\.remark) == ["there is nothing to attach"])
  }

  @Test("a file beside the profile, which stays where it is") func bundled() throws {
    let scratch = try Scratch()
    let path = try scratch.write("logo.png", quarteredPNG().bytes)
    let bench = try AttachBench(in: scratch) {
      $0.work = .steps([ExtensionStep(.attach(MediaSource(.file("logo.png"))))])
    }
    let outcome = try bench.push()
    #expect(outcome.notification.attachments.map(\.path) == [realPath(path)])
    #expect(bench.files == [])
  }

  @Test("comes after the steps that a notification needs, and adds to what was attached before") func order() throws {
    let text = ExtensionStep(.replaceText(TextReplacement(body: "Fog over the bay")))
    let bench = try AttachBench { $0.work = .steps([.attach, text, .attach]) }
    let mine = Center.Attachment(
      identifier: "mine", path: try bench.scratch.write("mine.gif", GIFBytes(frames: [1]).bytes), type: .gif)
    let outcome = try bench.push(bench.server.address("map", .bytes(quarteredPNG().bytes)), attachments: [mine])
    #expect(outcome.run.steps.map(\.name) == ["replaceText", "attach", "attach"])
    #expect(outcome.notification.attachments.map(\.identifier) == ["mine", "attachment-2", "attachment-3"])
    #expect(Set(outcome.notification.attachments.map(\.path)).count == 3)
    #expect(outcome.run.after?.changes(from: outcome.run.before).map(\.name) == ["body", "attachments"])
  }

  @Test("offline nothing is fetched, and the text is shown") func offline() throws {
    let bench = try AttachBench(isOffline: true)
    let outcome = try bench.push(bench.server.address("map", .bytes(quarteredPNG().bytes)))
    #expect(outcome.failure == "nothing is fetched: Belfry is offline")
    #expect(outcome.notification.body == "Fog" && bench.server.requests == [])
  }

  @Test("only hosts are called that the phone and the profile allow, redirects included") func allowedHosts() throws {
    for (device, profile, refused) in [
      (nil, ["media.example.com"], "the profile"), (["media.example.com"], nil, "device.json"),
      (["127.0.0.1"], [], "the profile"),
    ] as [([String]?, [String]?, String)] {
      var phone = DeviceProfile.standard
      phone.allowedHosts = device
      let bench = try AttachBench(device: phone) {
        $0.work = .steps([.attach])
        $0.allowedHosts = profile
      }
      let outcome = try bench.push(bench.server.address("map", .bytes(quarteredPNG().bytes)))
      #expect(outcome.failure == "'127.0.0.1' is not among the 'allowedHosts' of \(refused)")
      #expect(bench.server.requests == [])
    }
    let bench = try AttachBench {
      $0.work = .steps([.attach])
      $0.allowedHosts = ["127.0.0.1"]
    }
    let elsewhere = "http://localhost:\(bench.server.port)/map"
    let outcome = try bench.push(bench.server.address("away", .redirect(elsewhere)))
    #expect(outcome.failure == "'localhost' is not among the 'allowedHosts' of the profile")
    #expect(bench.server.requests.count == 1)
  }
}
