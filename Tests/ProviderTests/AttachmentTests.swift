import Foundation
import TestSupport
import Testing

/// The whole way of a picture: a provider pushes its address, the app's extension fetches it, commands show it.
@Suite("A picture that a provider names") struct AttachmentTests {
  /// Eight by eight pixels, red.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4b6yEFTEMLQkAbfdVAeZNTIwAAAAASUVORK5CYII=
    """

  @Test("is attached when the control socket says that all is done, and can be drawn", .runs(.curl))
  func picture() throws {
    let media = try Scratch()
    let bytes = try #require(Data(base64Encoded: Self.picture))
    try bytes.write(to: URL(filePath: media.path("map.png")))
    try media.write(
      "\(RunningEndpoint.topic).app.json",
      #"{"serviceExtension":{"steps":[{"step":"attach","field":"media-url","identifier":"map"}]}}"#)
    let server = try RunningProgram(
      ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", media.path], in: media)
    let port = try #require(server.line()?.firstMatch(of: #/port ([0-9]+)/#)?.output.1)

    let endpoint = try RunningEndpoint("--apps", media.path)
    let payload =
      #"{"aps":{"alert":"The ferry leaves from here","mutable-content":1},"media-url":"http://127.0.0.1:\#(port)/map.png"}"#
    let answer = try endpoint.push(payload, try endpoint.authorization(), "apns-topic: \(RunningEndpoint.topic)")
    #expect(answer.status == 200, "\(answer.body)")
    // The phone has it as soon as somebody asks for it; then its extension runs.
    try endpoint.belfry("state")
    let idle = try RunningProgram(
      [
        "curl", "--silent", "--show-error", "--unix-socket", endpoint.folder.path("state/control.sock"),
        "--http2-prior-knowledge", "http://localhost/idle",
      ], in: media
    ).end()
    #expect(idle.status == 0, "\(idle.complaints)")

    let delivery = try #require(try endpoint.deliveries().first)
    #expect(delivery.verdict(of: "service-extension") == "changed")
    let attachment = try #require(try endpoint.state().notifications.first?.attachments.first)
    #expect(attachment.type == "public.png" && attachment.identifier == "map")
    #expect(try Data(contentsOf: URL(filePath: attachment.url)) == bytes)
    try media.write("ferry.apns", payload)
    let drawing = ["render", media.path("ferry.apns"), "--view", "expanded"]
    let without = try endpoint.belfry(drawing)
    let with = try endpoint.belfry(drawing + ["--attach", attachment.url])
    #expect(String(decoding: with, as: UTF8.self).split(separator: "\n").count > without.split(separator: 10).count + 3)

    try endpoint.belfry("clear")
    #expect(endpoint.stop().status == 0)
    #expect(!FileManager.default.fileExists(atPath: attachment.url))
    server.terminate()
  }
}
