import Foundation
import Rendering
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG and HTML")
struct MarkupExportTests {
  private func picture(_ frame: Frame, _ format: String, depth: ColorDepth = .truecolor) -> String {
    format == "svg"
      ? frame.svg(theme: .dark, depth: depth) : frame.htmlPage(title: "A <page>", theme: .dark, depth: depth)
  }

  private func phone(title: String, body: String) -> CenterFixture {
    var phone = CenterFixture()
    let payload = ["aps": ["alert": ["title": title, "body": body]]]
    phone.deliver(Array((try? JSONEncoder().encode(payload)) ?? Data()))
    return phone
  }

  @Test("the same frame gives the same bytes, well-formed at every depth", arguments: ["svg", "html"])
  func wellFormed(format: String) throws {
    for phone in [busyPhone(), lockedPhone(), phoneWithUrduBanner()] {
      for depth in ColorDepth.allCases {
        let frame = view(phone, edges: depth.edges)
        let text = picture(frame, format, depth: depth)
        #expect(text == picture(frame, format, depth: depth))
        _ = try MarkupReader.read(text)
      }
    }
  }

  @Test(
    "what a payload says is text, never markup",
    arguments: [
      ("</text></svg><script>alert(1)</script>", "</text></svg><script>alert(1)</script>"),
      ("AT&T &amp; &#60;b&#62; ]]>", "AT&T&amp;&#60;b&#62;]]>"), ("\"quoted\" 'text' <3", "\"quoted\"'text'<3"),
      ("\u{1B}[31mred\u{7} \u{9B}2J", "␛[31mred␇�2J"),
    ])
  func escaping(text: String, shown: String) throws {
    let frame = view(phone(title: text, body: text))
    for format in ["svg", "html"] {
      let document = try MarkupReader.read(picture(frame, format))
      #expect(document.elements.isDisjoint(with: ["script", "b", "a", "image", "style", "link"]))
      #expect(document.controlCount == 0)
      // A picture leaves out the blanks between its pieces.
      #expect(document.text.filter { !$0.isWhitespace }.contains(shown))
    }
  }

  @Test(
    "text that runs from right to left is written as it was sent, once, so that copying gives it back",
    arguments: ["علی رضا (دفتر)", "آپ کا کوڈ 4821 ہے", "שלום עולם [12]", "Hi علی!"])
  func direction(text: String) throws {
    let frame = view(phone(title: text, body: ""))
    for format in ["svg", "html"] {
      let document = try MarkupReader.read(picture(frame, format))
      #expect(document.text.filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace }))
      #expect(
        document.attributes["dir", default: []].union(document.attributes["direction", default: []]).contains("rtl"))
    }
  }

  @Test("whatever comes in, every piece of a picture stands on its cells and within the picture")
  func places() throws {
    let columns = 60
    for payload in FixtureFrameTests.payloads {
      var phone = CenterFixture()
      phone.deliver(payload.bytes)
      let frame = view(phone, columns: columns, edges: .blocks)
      let svg = try MarkupReader.read(frame.svg(theme: .light))
      for text in svg.pieces {
        let length = try #require(Int(text["textLength"] ?? ""), "\(payload.name)")
        let x = try #require(Int(text["x"] ?? ""), "\(payload.name)") - (text["direction"] == "rtl" ? length / 2 : 0)
        #expect(x >= 0 && length > 0 && x + length <= columns * 8 && x % 8 == 0 && length % 8 == 0, "\(payload.name)")
      }
      _ = try MarkupReader.read(frame.htmlPage(title: payload.name, theme: .light))
    }
  }

  @Test("a picture has no seams: what touches in one colour is one rectangle")
  func boxes() {
    let frame = view(phone(title: "a", body: "b"), columns: 40, rows: 12, edges: .blocks)
    let rectangles = frame.svg(theme: .dark).split(separator: "\n").filter { $0.hasPrefix("<rect") }
    #expect(rectangles.count < 20)
  }

  @Test("several views make one picture with their names")
  func sheets() {
    let frames = [("banner", view(busyPhone())), ("center", view(busyPhone()))]
    let sheet = sheet(frames.map { (caption: $0.0, frame: $0.1) })
    #expect(sheet.rows == 24 * 2 + 3)
    #expect(sheet.text(ofRow: 0).contains("banner") && sheet.text(ofRow: 26).contains("center"))
    #expect(sheet.brokenInvariants() == [])
  }

  @Test("small pictures are as they were approved", arguments: ["svg", "html"])
  func approved(format: String) throws {
    var phone = phone(title: "Maya & Co", body: "漢字 ok\nکوڈ 4821 ہے")
    phone.wait(seconds: 60)
    let frame = view(phone, columns: 40, rows: 12, edges: .blocks)
    let url = Fixtures.folder.deletingLastPathComponent().appending(path: "RenderingTests/Snapshots/picture.\(format)")
    let text = picture(frame, format)
    if ProcessInfo.processInfo.environment["SNAPSHOT"] == "record" { try Data(text.utf8).write(to: url) }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "to accept it, run the test with SNAPSHOT=record")
  }
}

/// What stands in a document of XML: whoever is not well-formed throws.
private final class MarkupReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: [String: Set<String>] = [:]
  /// The attributes of each piece of text of an SVG.
  private(set) var pieces: [[String: String]] = []
  private(set) var text = ""

  var controlCount: Int {
    text.unicodeScalars.count { $0.properties.generalCategory == .control && $0 != "\n" }
  }

  static func read(_ text: String) throws -> MarkupReader {
    let reader = MarkupReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw Malformed(reason: "\(String(describing: parser.parserError)) in \(text)") }
    return reader
  }

  struct Malformed: Error { var reason: String }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
    if element == "text" { pieces.append(attributes) }
    for (name, value) in attributes { self.attributes[name, default: []].insert(value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
