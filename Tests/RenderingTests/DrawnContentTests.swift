import Center
import Rendering
import TestSupport
import Testing

@Suite("What an app draws keeps to its card")
struct DrawnContentTests {
  /// The opened notification of an app that draws `content` and nothing else.
  private func frame(
    _ content: [ContentItem], payload: String = "", columns: Int = 40, locale: String = "en_US"
  ) -> Frame {
    var app = AppProfile.plain(bundleIdentifier: "com.example.saffron")
    app.contentExtensions = [ContentExtension(categories: ["C"], defaultContentHidden: true, content: content)]
    var device = DeviceProfile.standard
    device.locale = locale
    var phone = CenterFixture(profiles: [app], device: device)
    let body = locale == "ur" ? "سلام" : "Hi"
    phone.deliver(#"{"aps":{"alert":"\#(body)","category":"C"}\#(payload)}"#, to: "com.example.saffron")
    return render(.expanded, of: phone.center, columns: columns, rows: nil, edges: .lines)
  }

  private func lines(_ frame: Frame) -> [String] { frame.text.split(separator: "\n").map(String.init) }

  @Test("in cards of every width", arguments: ["en_US", "ur"])
  func widths(locale: String) {
    let content: [ContentItem] = [
      .rating(value: "9.9", outOf: 10), .rating(value: "3.5", outOf: 5),
      .progress(value: "1", total: "1", label: "Done"),
      .map(
        .init(left: 0, bottom: 0, right: 1, top: 1), rows: 3,
        marks: [.init(x: "1", y: "1", glyph: "🏠", label: "Home"), .init(x: "0", y: "0", glyph: "🏠")]),
    ]
    for columns in 20...60 {
      let frame = frame(content, columns: columns, locale: locale)
      let broken = frame.brokenInvariants() + frame.brokenBorders()
      #expect(broken.isEmpty, "at \(columns) in \(locale): \(broken)\n\(frame.text)")
    }
  }

  @Test("stars give up their number first, then themselves")
  func stars() {
    func shown(_ columns: Int) -> [Bool] {
      let text = frame([.rating(value: "9.9", outOf: 10)], columns: columns).text
      return [text.contains("★★★★★★★★★★"), text.contains("9.9 of 10")]
    }
    #expect(shown(60) == [true, true])
    #expect((20...60).map(shown).allSatisfy { $0 != [false, false] })
    #expect((20...60).map(shown).contains([true, false]))
  }

  @Test("from right to left too, blanks stay between stars or a bar and their number")
  func mirrored() {
    let content: [ContentItem] = [
      .rating(value: "3.5", outOf: 5), .progress(value: "0.4", total: "1", label: nil),
    ]
    let text = frame(content, columns: 60, locale: "ur").text
    #expect(text.contains("3.5 of 5  ☆★★★★"))
    #expect(text.contains("40% ─"))
  }

  @Test("a wide sign stands on the map as it does beside its name")
  func wideSigns() {
    func shown(_ x: ContentTemplate, _ glyph: String = "🏠") -> [String] {
      lines(
        frame([
          .map(
            .init(left: 0, bottom: 0, right: 1, top: 1), rows: 2,
            marks: [.init(x: x, y: "1", glyph: glyph, label: "Home")])
        ]))
    }
    for x: ContentTemplate in ["0", "0.5", "1"] {
      #expect(shown(x).filter { $0.contains("🏠") }.count == 2)
    }
    // What has no width of its own is a point in both places.
    #expect(shown("0.5", "\u{200D}").filter { $0.contains("●") }.count == 2)
  }

  @Test("a card of values that are not there says so")
  func missing() {
    let content: [ContentItem] = [.text("{who} is near", .title), .progress(value: "{done}", total: "1", label: nil)]
    #expect(frame(content).text.contains("Nothing to show"))
    #expect(!frame(content, payload: #","who":"Ann""#).text.contains("Nothing to show"))
  }
}
