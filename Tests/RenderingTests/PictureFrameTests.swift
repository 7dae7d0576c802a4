import Media
import Rendering
import Testing

@Suite("Pictures of cells in frames")
struct PictureFrameTests {
  /// A picture of one character, in colours that follow from the place.
  private func picture(
    _ columns: Int, _ rows: Int, character: Character = "▀", cell: (Int) -> (MediaPicture.Color?, MediaPicture.Color?)
  ) throws -> MediaPicture {
    let cells = (0..<columns * rows).map { MediaPicture.Cell(character, ink: cell($0).0, surface: cell($0).1) }
    return try #require(MediaPicture(columns: columns, rows: rows, cells: cells))
  }

  private func gray(_ columns: Int, _ rows: Int) throws -> MediaPicture {
    try picture(columns, rows) { _ in (.rgb(0x404040), .rgb(0x808080)) }
  }

  private let movie = MediaFacts(type: .mpeg4, byteCount: 1, pixels: .init(width: 4, height: 3), duration: 3_725)

  @Test("every cell stands in its place, in its own colours")
  func colors() throws {
    let frame = Frame(try picture(2, 2) { (.rgb(UInt32($0)), .rgb(0xFF0000 + UInt32($0))) })
    #expect(frame.columns == 2 && frame.rows == 2 && frame.text == "▀▀\n▀▀\n")
    #expect(frame.cells.map(\.style.ink) == (0..<4).map { .rgb($0) })
    #expect(frame.cells.map(\.style.surface) == (0..<4).map { .rgb(0xFF0000 + $0) })
    #expect(frame.brokenInvariants() == [])
    let ansi = frame.ansi(theme: .dark, depth: .truecolor)
    #expect(ansi.contains("38;2;0;0;3") && ansi.contains("48;2;255;0;3"))
  }

  @Test(
    "where there are pixels under a number the cells stand for them; without a number, or where it is too large, they do not"
  )
  func pixels() throws {
    let image = try #require(PixelImage(base64: "iVBORw0KGgoA"))
    func picture(_ columns: Int) throws -> MediaPicture {
      let cell = MediaPicture.Cell("▀", ink: .rgb(1), surface: .rgb(2))
      return try #require(
        MediaPicture(columns: columns, rows: 2, cells: Array(repeating: cell, count: columns * 2), image: image))
    }
    let frame = Frame(try picture(2), imageNumber: 20, on: .card)
    let parts = [(0, 0), (1, 0), (0, 1), (1, 1)].map { PixelPart(number: 20, column: $0.0, row: $0.1) }
    #expect(frame.cells.map(\.style.ink) == parts.map { .pixels($0) })
    #expect(frame.cells.allSatisfy { $0.cluster == " " && $0.style.surface == .role(.card) })
    #expect(frame.brokenInvariants() == [])
    #expect(Frame(try picture(2), on: .card).text == "▀▀\n▀▀\n")
    #expect(Frame(try picture(298), imageNumber: 20).cells[0].cluster == "▀")
    // A movie's mark lies on them.
    let poster = Frame(try picture(6), of: movie, imageNumber: 20)
    #expect(poster.text.contains("►"))
  }

  @Test("numbers of the palette are asked of the terminal as they are, at their depth", arguments: Theme.builtInNames)
  func palette(name: String) throws {
    let theme = try #require(Theme.builtIn(name))
    let many = Frame(try picture(240, 1) { (.palette(UInt8(16 + $0)), .palette(UInt8(255 - $0))) })
    for (place, cell) in many.cells.enumerated() {
      let looks = theme.resolve(cell.style, depth: .ansi256)
      #expect(looks.foreground == .ansi256(UInt8(16 + place)) && looks.background == .ansi256(UInt8(255 - place)))
    }
    let few = Frame(try picture(16, 16) { (.palette(UInt8($0 % 16)), .palette(UInt8($0 / 16))) })
    for (place, cell) in few.cells.enumerated() where place % 16 != place / 16 {
      let looks = theme.resolve(cell.style, depth: .ansi16)
      #expect(looks.foreground == .ansi16(UInt8(place % 16)) && looks.background == .ansi16(UInt8(place / 16)))
    }
  }

  @Test("colours that fall together in few colours stay together: nothing is hidden by that")
  func together() throws {
    let cell = try #require(Frame(try picture(1, 1) { _ in (.rgb(0xFF0000), .rgb(0xFE0101)) }).cells.first)
    let looks = Theme.dark.resolve(cell.style, depth: .ansi16)
    #expect(looks.foreground == looks.background)
    let eight = looks.inEightColors(paintsSurface: cell.style.paintsSurface)
    #expect(eight.foreground == eight.background && eight.foreground == .ansi16(1) && !eight.isBold)
  }

  @Test("one colour is a blank, so that a terminal is sent no more than it takes")
  func blanks() throws {
    let full = Frame(try picture(1, 1, character: "█") { _ in (.rgb(0x111111), .rgb(0x222222)) })
    let empty = Frame(try picture(1, 1, character: " ") { _ in (.rgb(0x111111), .rgb(0x222222)) })
    let same = Frame(try picture(1, 1) { _ in (.rgb(0x333333), .rgb(0x333333)) })
    #expect([full, empty, same].map(\.text) == [" \n", " \n", " \n"])
    #expect([full, empty, same].map { $0.cells[0].style.surface } == [.rgb(0x111111), .rgb(0x222222), .rgb(0x333333)])
  }

  @Test("without colours a picture is text in the colours of what it lies on")
  func mono() throws {
    let frame = Frame(try picture(3, 1, character: "▚") { _ in (nil, nil) }, on: .card)
    #expect(frame.cells == Array(repeating: Cell("▚", style: Style(.text, on: .card)), count: 3))
    #expect(!frame.ansi(theme: .dark, depth: .mono).contains("38;"))
  }

  @Test("a movie says that it plays, and how long; an image says nothing")
  func marks() throws {
    let frame = Frame(try gray(16, 5), of: movie)
    #expect(frame.text(ofRow: 2).contains("▀ ► ▀"))
    #expect(frame.text(ofRow: 4) == "▀▀▀▀▀▀▀ 1:02:05 ")
    let image = Frame(try gray(16, 5), of: MediaFacts(type: .gif, byteCount: 1, duration: 3, frameCount: 9))
    #expect(image == Frame(try gray(16, 5)))
  }

  @Test(
    "a thumbnail has room for the mark alone, and the smallest picture for that", arguments: [(6, 3), (1, 1), (2, 1)])
  func thumbnails(columns: Int, rows: Int) throws {
    let frame = Frame(try gray(columns, rows), of: movie)
    #expect(frame.cells.count { $0.cluster == "►" } == 1)
    #expect(frame.cells.count { $0.cluster == "▀" } == columns * rows - 1)
    #expect(frame.brokenInvariants() == [])
  }

  @Test("a level line rises with the sound and ends in its duration")
  func levels() {
    let facts = MediaFacts(type: .wav, byteCount: 1, duration: 64)
    let frame = Frame(levels: [0, 37, 74, 110, 147, 183, 220, 255], of: facts, columns: 20)
    #expect(frame.text(ofRow: 0) == "► ▁▂▃▄▅▆▇█      1:04")
    let narrow = Frame(levels: [0, 255, 0, 0, 0, 0, 255, 0], of: facts, columns: 11)
    #expect(narrow.text(ofRow: 0) == "► █▁▁█ 1:04")
    for columns in 0..<9 {
      #expect(Frame(levels: [1, 2, 3], of: facts, columns: columns).brokenInvariants() == [])
    }
  }

  @Test("pictures and marks are shapes in an SVG, and HTML has the characters for those who copy")
  func exports() throws {
    let frame = Frame(try gray(16, 5), of: movie)
    #expect(frame.svg(theme: .dark).contains("#404040") && frame.svg(theme: .dark).contains("#808080"))
    let html = frame.html(theme: .dark)
    #expect(html.contains("#404040") && html.contains("▀▀▀") && html.contains("1:02:05"))
  }
}
