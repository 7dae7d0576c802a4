import Media
import Testing

@testable import Rendering
@testable import Terminal

@Suite("Pictures on a terminal", .serialized)
struct PicturePaintingTests {
  /// As many colours as there are cells.
  private func frame(shift: UInt32 = 0) throws -> Frame {
    let cells = (0..<UInt32(40 * 20)).map { place -> MediaPicture.Cell in
      let character: Character = place % 2 == 0 ? "▀" : "▚"
      return MediaPicture.Cell(character, ink: .rgb(place * 311 + shift), surface: .rgb(0xFFFFFF - place * 97))
    }
    return Frame(try #require(MediaPicture(columns: 40, rows: 20, cells: cells)))
  }

  @Test("every cell is painted, and one that stays is not sent again", arguments: ["xterm-256color", "xterm", "linux"])
  func painted(name: String) throws {
    let terminal = try PaintedTerminal(name, TerminalModel(columns: 40, rows: 20))
    let frame = try frame()
    #expect(try terminal.paint(frame).differences(from: frame) == [])
    // What tells the test that all is drawn is sent alone.
    #expect(try terminal.paint(frame).received.count < 20)
    let other = try self.frame(shift: 0x20)
    #expect(try terminal.paint(other).differences(from: other) == [])
  }
}
