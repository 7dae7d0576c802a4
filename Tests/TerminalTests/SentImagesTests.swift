import Media
import Testing

@testable import Rendering
@testable import Terminal

@Suite("The bytes of pictures")
struct SentImagesTests {
  @Test("go through tmux as it hands things on") func tmux() throws {
    let image = PlacedImage(try #require(PixelImage(base64: "iVBORw0KGgoA")), columns: 6, rows: 3)
    var images = SentImages(passesThroughTmux: true)
    let sent = String(decoding: images.update([20: image], shown: [20]), as: UTF8.self)
    #expect(
      sent == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,C=1,q=2,f=100,t=d,i=20,c=6,r=3,m=0;iVBORw0KGgoA\u{1B}\u{1B}\\\u{1B}\\")
    #expect(images.update([20: image], shown: [20]) == [])
    let deleted = String(decoding: images.deleteAll(), as: UTF8.self)
    #expect(deleted == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=20,q=2\u{1B}\u{1B}\\\u{1B}\\")
    #expect(images.isEmpty)
  }

  @Test("rows and columns are counted by the marks that the protocol has") func marks() {
    #expect(Placeholder.marks.count == PixelPart.limit)
    #expect(Placeholder.marks.prefix(3) == ["\u{305}", "\u{30D}", "\u{30E}"])
    #expect(Placeholder.marks[53] == "\u{5C4}")
    #expect(Placeholder.marks.last == "\u{1D244}")
    #expect(Placeholder.scalars(of: PixelPart(number: 16, column: 297, row: 0)) == nil)
  }
}
