import Center
import Foundation
import Media
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// The extensions of the articles on service extensions and rich notifications, as `demo-payloads/attachments` has them.
@Suite("The demo payloads with media, against a server") struct ArticleMediaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "demo-payloads/attachments").path

  private let loop = EventLoop()
  private let server: MediaServer
  private let runtime: Runtime

  init() throws {
    server = try MediaServer(on: loop)
    runtime = try Runtime(Runtime.Configuration(state: .memory, appDirectories: [Self.folder]))
    runtime.attach(to: loop)
  }

  /// Pushes a payload of the folder whose media this server has.
  private func push(file name: String) throws -> Center.Notification {
    let payload = try String(contentsOfFile: "\(Self.folder)/\(name).apns", encoding: .utf8)
      .replacing("https://media.example.com", with: "http://127.0.0.1:\(server.port)")
    return try push(payload)
  }

  /// Pushes a payload, and returns what is shown once its extension is done.
  private func push(_ payload: String, to app: String? = nil) throws -> Center.Notification {
    _ = try runtime.perform(
      .push(.init(bundleIdentifier: app, payload: Array(payload.utf8), origin: "-"))
    ).get()
    while !runtime.state.extensionPushes.isEmpty { loop.turn(waiting: nil) }
    return try #require(runtime.state.notifications.values.max { $0.sequence < $1.sequence })
  }

  private func steps() -> [ServiceExtensionRun.Step] {
    runtime.state.recentDeliveries.last?.serviceExtension?.steps ?? []
  }

  @Test("a photo, a GIF, a video and a sound come with their post, and its buttons answer") func posts() throws {
    defer { runtime.end() }
    for (name, file, bytes, type) in [
      ("1-photo", "photo.png", quarteredPNG().bytes, MediaType.png),
      ("2-gif", "boat.gif", GIFBytes(frames: [1, 2, 3]).bytes, .gif),
      ("3-video", "tide.mp4", try EncodedFiles.bytes("h264.mp4"), .mpeg4),
      ("4-sound", "horn.m4a", try EncodedFiles.bytes("tone.m4a"), .m4a),
    ] {
      _ = server.address(file, .bytes(bytes))
      let post = try push(file: name)
      #expect(post.attachments.map(\.type) == [type] && post.attachments.map(\.identifier) == ["post"])
      #expect(try answer(post.attachments[0].path).facts.type.kind == type.kind)
      #expect(steps().map(\.hasFailed) == [false])
    }
    let post = try push(file: "1-photo")
    let actions = try #require(runtime.state.category(of: post)?.actions)
    #expect(actions.map(\.title) == ["Reply", "Like"] && actions[0].options == [.authenticationRequired])
    let reply = Operation.respond(identifier: post.key.requestIdentifier, action: "reply", text: "Lovely")
    _ = try runtime.perform(reply).get()
    let response = try #require(runtime.state.recentResponses.last)
    #expect(response.actionIdentifier == "reply" && response.userText == "Lovely")
    // Answered: it has left the list, and its picture goes with it.
    runtime.sweepAttachments()
    #expect(!FileManager.default.fileExists(atPath: post.attachments[0].path))
  }

  @Test("a reply needs an unlocked phone") func authentication() throws {
    defer { runtime.end() }
    _ = server.address("photo.png", .bytes(quarteredPNG().bytes))
    let post = try push(file: "1-photo")
    _ = try runtime.perform(.device(.lock)).get()
    let reply = Operation.respond(identifier: post.key.requestIdentifier, action: "reply", text: "Lovely")
    #expect(throws: OperationError.self) { try runtime.perform(reply).get() }
    #expect(runtime.state.notifications.count == 1)
  }

  @Test("a picture that is gone leaves the post") func gone() throws {
    defer { runtime.end() }
    let post = try push(file: "5-picture-is-gone")
    #expect(post.attachments == [] && post.body == "There was a picture of the lamp here.")
    #expect(steps().map(\.remark) == ["the server answered 404"])
  }

  @Test("text is localized and changed on the device, then a picture is added", arguments: ["en_GB", "ur_PK"])
  func moorings(locale: String) throws {
    defer { runtime.end() }
    _ = try runtime.perform(.device(.locale(locale))).get()
    _ = server.address("berth.png", .bytes(quarteredPNG().bytes))
    let shown = try push(file: "6-moored")
    #expect(shown.title == (locale == "en_GB" ? "Kittiwake has arrived" : "Kittiwake پہنچ گئی"))
    #expect(shown.subtitle == "Berth 7" && shown.body.hasSuffix(" ⚓") && shown.attachments.count == 1)
    #expect(steps().map(\.name) == ["localize", "replaceText", "attach"])
  }

  @Test("without the network the text is there all the same") func unreachable() throws {
    defer { runtime.end() }
    server.end()
    let shown = try push(file: "6-moored")
    #expect(shown.title == "Kittiwake has arrived" && shown.attachments == [])
    #expect(steps().map(\.hasFailed) == [false, false, true])
  }

  @Test(
    "the payloads of the articles name a picture too, and an app of the demo fetches it",
    arguments: ["rich-1-social-post", "payload-5-rich"])
  func verbatim(name: String) throws {
    defer { runtime.end() }
    let file = name == "rich-1-social-post" ? "post.jpg" : "product.jpg"
    _ = server.address(file, .bytes(try EncodedFiles.bytes("red-blue.jpg")))
    let payload = try String(contentsOfFile: "\(Self.folder)/../articles/\(name).json", encoding: .utf8)
    let shown = try push(
      payload.replacing("https://cdn.example.com", with: "http://127.0.0.1:\(server.port)"), to: "com.example.darkroom")
    #expect(shown.attachments.map(\.type) == [.jpeg], "\(steps())")
  }
}
