import Foundation
import Media
import Payload
import Testing

@Suite("What is asked and answered, as JSON")
struct JSONTests {
  private static let wish = PictureWish(
    columns: 6, rows: 3, colors: .ansi256, symbols: .ascii, shape: .square,
    clip: UnitRectangle(x: 0.25, y: 0, width: 0.5, height: 1) ?? .whole, background: 0x1C1C1E, foreground: 0xABCDEF,
    cellAspect: 0.45)

  @Test(
    "a request reads back as it was written",
    arguments: [
      MediaRequest(path: "/a b/\"ü\"", want: .probe),
      MediaRequest(path: "/a", want: .picture(wish, time: nil)),
      MediaRequest(path: "/a", want: .picture(PictureWish(columns: 1, rows: 500), time: 2.5)),
      MediaRequest(path: "/a", want: .frames(wish, limit: 20)),
      MediaRequest(path: "/a", want: .film(wish, start: 2.5, count: 25, rate: 5)),
      MediaRequest(path: "/a", want: .picture(PictureWish(columns: 6, rows: 3, hasPixels: true), time: nil)),
      MediaRequest(path: "/a", want: .level(count: 40)),
    ])
  func requests(request: MediaRequest) throws {
    #expect(try MediaRequest(json: Array(request.json.line.utf8)) == request)
  }

  @Test(
    "a request out of bounds is refused with the key that is wrong",
    arguments: [
      ("", "not JSON"), ("[]", "not an object"), ("{\"want\":\"probe\"}", "'file'"),
      ("{\"file\":\"\",\"want\":\"probe\"}", "'file'"), ("{\"file\":\"/a\\u0000\",\"want\":\"probe\"}", "'file'"),
      ("{\"file\":\"/a\",\"want\":\"everything\"}", "'want'"),
      ("{\"file\":\"/a\",\"want\":\"picture\",\"columns\":501,\"rows\":1}", "'columns'"),
      ("{\"file\":\"/a\",\"want\":\"picture\",\"columns\":1.5,\"rows\":1}", "'columns'"),
      ("{\"file\":\"/a\",\"want\":\"picture\",\"columns\":9,\"rows\":1,\"time\":-1}", "'time'"),
      ("{\"file\":\"/a\",\"want\":\"picture\",\"columns\":9,\"rows\":1,\"colors\":\"8\"}", "'colors'"),
      (
        "{\"file\":\"/a\",\"want\":\"picture\",\"columns\":9,\"rows\":1,"
          + "\"clip\":{\"x\":1,\"y\":0,\"width\":1,\"height\":1}}", "'clip'"
      ),
      ("{\"file\":\"/a\",\"want\":\"frames\",\"columns\":9,\"rows\":1,\"frames\":501}", "'frames'"),
      ("{\"file\":\"/a\",\"want\":\"level\",\"levels\":1e9}", "'levels'"),
    ])
  func badRequests(text: String, key: String) {
    let error = #expect(throws: MediaJSONError.self) { try MediaRequest(json: Array(text.utf8)) }
    #expect(error?.description.contains(key) == true, "\(error as Any)")
  }

  static let answer: MediaAnswer = {
    let cells = "▀ █▄".map { MediaPicture.Cell($0, ink: .rgb(0x010203), surface: .rgb(0xFFFEFD)) }
    let numbers = "ab".map { MediaPicture.Cell($0, ink: .palette(0), surface: .palette(255)) }
    return MediaAnswer(
      facts: MediaFacts(
        type: .gif, byteCount: 99, pixels: .init(width: 3, height: 4), duration: 1.5, frameCount: 3),
      pictures: [
        MediaPicture(columns: 2, rows: 2, cells: cells).map { TimedPicture($0, delay: 0.1) },
        MediaPicture(columns: 1, rows: 2, cells: numbers).map { TimedPicture($0, delay: 0.2) },
        MediaPicture(columns: 1, rows: 1, cells: [.init("⣿")]).map { TimedPicture($0) },
      ].compactMap { $0 }, isCutShort: true, levels: [0, 128, 255])
  }()

  @Test("a reply reads back as it was written")
  func replies() throws {
    #expect(Self.answer.pictures.count == 3)
    for reply in [
      MediaReply.success(Self.answer), .success(MediaAnswer(facts: MediaFacts(type: .wav, byteCount: 0))),
      .failure(MediaRefusal(.broken, "it is \"broken\"")),
    ] {
      #expect(try MediaReply(mediaJSON: Array(reply.mediaJSON.line.utf8)) == reply)
    }
  }

  @Test(
    "an answer that a hostile program could give is no answer",
    arguments: [
      // Each changes one thing of a good answer.
      ("\"columns\":2", "\"columns\":3"), ("\"columns\":2", "\"columns\":2000000000"), ("▀ ", "▀"), ("▀ ", "▀\\u001b"),
      ("▀ ", "▀漢"), ("010203", "01020"), ("010203", "01020g"), ("\"colors\":\"rgb\"", "\"colors\":\"cmyk\""),
      ("[0,128,255]", "[0,128,256]"), ("[0,128,255]", "[\"a\"]"), ("\"type\":\"gif\"", "\"type\":\"exe\""),
      ("\"bytes\":99", "\"bytes\":-1"), ("\"duration\":1.5", "\"duration\":1e300"), ("\"width\":3", "\"width\":0"),
      ("\"frameCount\":3", "\"frameCount\":0"), ("\"cutShort\":true", "\"cutShort\":1"),
    ])
  func hostileAnswers(old: String, new: String) throws {
    let text = Self.answer.json.line
    let range = try #require(text.range(of: old))
    let changed = text.replacingCharacters(in: range, with: new)
    #expect(throws: MediaJSONError.self) { try MediaReply(mediaJSON: Array(changed.utf8)) }
  }

  @Test("pixels are base 64 of a PNG file and nothing that steers a terminal")
  func pixels() throws {
    func reply(_ png: String) throws -> MediaReply {
      let picture = "{\"columns\":1,\"rows\":1,\"delay\":0,\"text\":[\" \"],\"png\":\(png)}"
      let text = "{\"media\":{\"type\":\"png\",\"bytes\":1},\"cutShort\":false,\"levels\":[],\"pictures\":[\(picture)]}"
      return try MediaReply(mediaJSON: Array(text.utf8))
    }
    for good in ["iVBORw0KGgoA", "iVBORw0KGg+/", "iVBORw0KGgo=", "iVBORw0KGg=="] {
      let read = try reply("\"\(good)\"")
      guard case .success(let answer) = read else { Issue.record("\(good) is refused"); continue }
      #expect(answer.pictures.first?.picture.image?.base64 == good)
      #expect(try MediaReply(mediaJSON: Array(read.mediaJSON.line.utf8)) == read)
    }
    for bad in [
      "\"\"", "7", "\"iVBORw0KGgoAA\"", "\"/9j/4AAQSkZJ\"", "\"iVBORw0K\\u001b[A\"", "\"iVBORw0KGgo-\"",
      "\"iVBORw0KG===\"", "\"iVBORw0K=goA\"", "\"iVBORw0KGgé\"", "\"iVBORw0KGg;A\"",
    ] {
      #expect(throws: MediaJSONError.self, "\(bad)") { try reply(bad) }
    }
    #expect(PixelImage(base64: "iVBORw0K" + String(repeating: "A", count: MediaLimits.imageBytes)) == nil)
  }

  @Test("too many pictures, too deep and too long are refused, and control characters of a message shown as such")
  func bounds() throws {
    let picture = "{\"columns\":1,\"rows\":1,\"delay\":0,\"text\":[\" \"]}"
    let facts = "{\"media\":{\"type\":\"gif\",\"bytes\":1},\"cutShort\":false,\"levels\":[],\"pictures\":["
    func reply(_ text: String) throws -> MediaReply { try MediaReply(mediaJSON: Array(text.utf8)) }
    #expect(throws: Never.self) { try reply(facts + picture + "]}") }
    let many = Array(repeating: picture, count: MediaLimits.frames + 1).joined(separator: ",")
    #expect(throws: MediaJSONError.self) { try reply(facts + many + "]}") }
    #expect(throws: MediaJSONError.self) { try reply(String(repeating: "[", count: 100_000)) }
    #expect(throws: MediaJSONError.self) {
      try MediaReply(mediaJSON: [UInt8](repeating: 0x20, count: MediaLimits.answerBytes + 1))
    }
    let refusal = try reply("{\"error\":{\"reason\":\"broken\",\"message\":\"a\\u001b[31mb\"}}")
    #expect(refusal == .failure(MediaRefusal(.broken, "a\u{FFFD}[31mb")))
  }
}
