import Media
import Testing

@Suite("What the first bytes of a file say")
struct SignatureTests {
  private static let types: [(String, [UInt8], MediaType)] = [
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ("GIF", Array("GIF89a".utf8), .gif),
    ("PNG", PNGBytes.signature, .png), ("AIFF", Array("FORM\0\0\0\u{10}AIFF".utf8), .aiff),
    ("AIFF-C", Array("FORM\0\0\0\u{10}AIFC".utf8), .aiff), ("WAV", Array("RIFF\0\0\0\0WAVE".utf8), .wav),
    ("MP3 with its tags", Array("ID3\u{4}\0".utf8), .mp3), ("MP3 without", [0xFF, 0xFB, 0x90, 0x00], .mp3),
    ("MPEG-4 audio", [0, 0, 0, 28] + Array("ftypM4A ".utf8), .m4a),
    ("MPEG-4", [0, 0, 0, 28] + Array("ftypisom".utf8), .mpeg4), ("MPEG", [0, 0, 1, 0xBA, 0x44], .mpeg),
    ("AVI", Array("RIFF\0\0\0\0AVI ".utf8), .avi),
  ]

  @Test("every type that a notification may carry is known", arguments: types)
  func known(name: String, bytes: [UInt8], type: MediaType) {
    #expect(MediaSignature(bytes) == .type(type))
  }

  private static let foreign: [([UInt8], String)] = [
    (Array("RIFF\0\0\0\0WEBP".utf8), "a WebP image"), ([0, 0, 0, 28] + Array("ftypheic".utf8), "a HEIF image"),
    ([0, 0, 0, 20] + Array("ftypqt  ".utf8), "a QuickTime movie"), (Array("BM6\0".utf8), "a BMP image"),
    (Array("#EXTM3U\n".utf8), "a playlist"), (Array("ffconcat version 1.0".utf8), "a list of files"),
    (Array(" \n<!DOCTYPE html>".utf8), "a web page"), (Array("{\"error\":404}".utf8), "JSON"),
    (Array("%PDF-1.7".utf8), "a PDF document"), ([0xFF, 0xF1, 0x50, 0x80], "AAC audio without its MPEG-4 file"),
    ([0x1A, 0x45, 0xDF, 0xA3], "a Matroska or WebM movie"),
  ]

  @Test("what is known and cannot be attached has a name", arguments: foreign)
  func foreignNames(bytes: [UInt8], name: String) {
    #expect(MediaSignature(bytes) == .foreign(name))
  }

  @Test("nothing and noise are told apart")
  func nothing() {
    #expect(MediaSignature([]) == .empty)
    #expect(MediaSignature([1]) == .unknown)
    #expect(MediaSignature(Array(repeating: 0xAA, count: 64)) == .unknown)
  }

  @Test("any beginning of any type is read without harm")
  func beginnings() {
    for (_, bytes, _) in Self.types {
      for count in 0...bytes.count { _ = MediaSignature(Array(bytes.prefix(count))) }
    }
  }

  @Test("the limits are those of the documentation")
  func limits() {
    #expect(MediaKind.allCases.map { $0.byteLimit >> 20 } == [10, 5, 50])
    #expect(MediaType.mpeg2.kind == .movie && MediaType.m4a.kind == .audio && MediaType.gif.kind == .image)
  }
}

@Suite("The headers of images")
struct ImageHeaderTests {
  @Test("a size is read before anything is decoded")
  func sizes() {
    let png = ImageHeader(PNGBytes.signature + PNGBytes.header(width: 30_000, height: 2), type: .png)
    #expect(png?.width == 30_000 && png?.height == 2 && png?.isAnimatedPNG == false)
    let gif = ImageHeader(GIFBytes(width: 300, height: 5, frames: []).bytes, type: .gif)
    #expect(gif?.width == 300 && gif?.height == 5)
    let segments: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0xFF, 0xFE, 3]
    let jpeg = ImageHeader(segments, type: .jpeg)
    #expect(jpeg?.width == 0xFFFE && jpeg?.height == 0x0102)
  }

  @Test("a PNG with acTL before its pixels is an animation, one with it behind them is none")
  func animation() {
    let start = PNGBytes.signature + PNGBytes.header(width: 1, height: 1)
    let control = PNGBytes.chunk("acTL", big32(2) + big32(0))
    let pixels = PNGBytes.chunk("IDAT", [])
    #expect(ImageHeader(start + control + pixels, type: .png)?.isAnimatedPNG == true)
    #expect(ImageHeader(start + pixels + control, type: .png)?.isAnimatedPNG == false)
  }

  @Test("what is cut off or no image says nothing", arguments: [MediaType.png, .gif, .jpeg, .mp3])
  func broken(type: MediaType) {
    let files: [[UInt8]] = [[], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [1, 2, 3]]
    for bytes in files { #expect(ImageHeader(bytes, type: type) == nil) }
  }
}
