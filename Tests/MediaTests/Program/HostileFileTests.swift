import Foundation
import Media
import Testing

@Suite("Files that mean harm, or are broken")
struct HostileFileTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private static let wants: [MediaRequest.Want] = [
    .probe, .picture(PictureWish(columns: 6, rows: 3), time: nil), .frames(PictureWish(columns: 6, rows: 3), limit: 5),
    .film(PictureWish(columns: 6, rows: 3), start: 1, count: 5, rate: 5),
    .level(count: 8),
  ]

  /// Refusals that say something about a file; what went wrong with the program itself is none of them.
  private func isAboutTheFile(_ reply: MediaReply) -> Bool {
    switch reply {
    case .success: true
    case .failure(let refusal):
      ![.badRequest, .notStarted, .badAnswer, .ended, .timedOut].contains(refusal.reason) && !refusal.message.isEmpty
    }
  }

  @Test("a file that ends anywhere is an answer or a refusal, never a crash")
  func truncated() throws {
    let files = [
      quarteredPNG().bytes, GIFBytes(frames: [1, 2]).bytes, SoundBytes(seconds: 0.1).wav, SoundBytes(seconds: 0.1).aiff,
      try EncodedFiles.bytes("red-blue.jpg"), try EncodedFiles.bytes("mpeg-4.mp4"),
      try EncodedFiles.bytes("mpeg-2.mpg"),
      try EncodedFiles.bytes("movie.avi"), try EncodedFiles.bytes("tone.mp3"),
    ]
    for (number, bytes) in files.enumerated() {
      for share in [5, 35, 90] {
        let path = try scratch.write("\(number)-\(share)", bytes.prefix(max(8, bytes.count * share / 100)))
        for want in Self.wants.prefix(2) {
          let reply = reply(path, want)
          #expect(isAboutTheFile(reply), "\(number) cut at \(share)%: \(reply)")
        }
      }
    }
  }

  @Test("bytes that were changed at will are an answer or a refusal, never a crash", arguments: 0..<6)
  func damaged(seed: Int) throws {
    let names = ["red-blue.jpg", "h264.mp4", "mpeg-1.mpg", "movie.avi", "tone.m4a", "animated.png"]
    var bytes = try EncodedFiles.bytes(names[seed])
    var state = UInt64(seed + 1)
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[16 + Int(state >> 33) % (bytes.count - 16)] = UInt8(truncatingIfNeeded: state >> 25)
    }
    let path = try scratch.write("a", bytes)
    for want in Self.wants {
      let reply = reply(path, want)
      #expect(isAboutTheFile(reply), "\(names[seed]): \(reply)")
    }
  }

  @Test("an image that promises more pixels than are decoded is refused before any of it is")
  func giants() throws {
    let png = PNGBytes.signature + PNGBytes.header(width: 30_000, height: 30_000) + PNGBytes.chunk("IDAT", [0x78, 1])
    #expect(try refusal(scratch.write("a", png))?.reason == .tooManyPixels)
    let gif = try refusal(scratch.write("b", GIFBytes(width: 65_535, height: 65_535, frames: []).bytes))
    #expect(gif?.message.contains("65535x65535") == true)
    var jpeg = try EncodedFiles.bytes("red-blue.jpg")
    let size = try #require(Data(jpeg).range(of: Data([0xFF, 0xC0]))).lowerBound + 5
    jpeg.replaceSubrange(size..<size + 4, with: [0xFF, 0xFE, 0xFF, 0xFE])
    #expect(try refusal(scratch.write("c", jpeg))?.reason == .tooManyPixels)
  }

  @Test("64 million pixels in a few bytes are one small picture", arguments: ["large.png", "dense.jpg"])
  func bombs(name: String) throws {
    let answer = try answer(EncodedFiles.path(name), .picture(PictureWish(columns: 6, rows: 3), time: nil))
    #expect(answer.pictures.count == 1)
  }

  @Test("a GIF with 100,000 pictures is counted, and as many are made as were asked for")
  func manyFrames() throws {
    let gif = GIFBytes(width: 1, height: 1, frames: (0..<100_000).map { UInt8($0 % 4) }, delay: 2)
    let answer = try answer(
      scratch.write("a", gif.bytes), .frames(PictureWish(columns: 6, rows: 3), limit: MediaLimits.frames))
    #expect(answer.facts.frameCount == 100_000 && answer.facts.duration == 2_000)
    #expect(answer.pictures.count == MediaLimits.frames && answer.isCutShort)
  }

  @Test("an answer is never longer than its reader takes")
  func longAnswers() throws {
    let gif = GIFBytes(frames: (0..<200).map { UInt8($0 % 4) })
    let answer = try answer(
      scratch.write("a", gif.bytes), .frames(PictureWish(columns: 120, rows: 60), limit: MediaLimits.frames))
    #expect(answer.isCutShort && !answer.pictures.isEmpty)
  }

  @Test("what a notification cannot carry is called by its name")
  func foreign() throws {
    let files = [
      (try scratch.write("a.jpg", "#EXTM3U\nfile:///etc/passwd\n".utf8), "a playlist"),
      (try scratch.write("b.mp4", "ffconcat version 1.0\nfile /etc/passwd\n".utf8), "a list of files"),
      (try scratch.write("c.png", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "an SVG image"),
      (try EncodedFiles.path("picture.bmp"), "a BMP image"), (try EncodedFiles.path("picture.webp"), "a WebP image"),
      (try EncodedFiles.path("tone.ogg"), "an Ogg file"), (try EncodedFiles.path("movie.mov"), "a QuickTime movie"),
      (try scratch.write("d.gif", "hello".utf8), "no known type"),
    ]
    for (path, name) in files {
      let refusal = refusal(path)
      #expect(refusal?.reason == .unsupportedType)
      #expect(refusal?.message.contains(name) == true, "\(refusal as Any)")
    }
  }

  @Test("no bytes, no file, a folder, a pipe that nobody writes to, a device: each is said, and none waited for")
  func noFiles() throws {
    #expect(try refusal(scratch.write("a", []))?.reason == .empty)
    #expect(refusal(scratch.path("nothing"))?.reason == .unreadable)
    #expect(refusal(scratch.folder)?.reason == .notAFile)
    try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
    #expect(refusal(scratch.path("pipe"))?.reason == .notAFile)
    #expect(refusal("/dev/zero")?.reason == .notAFile)
  }

  @Test("a file larger than its kind may be is refused, and the limit named")
  func large() throws {
    let files = [
      (try scratch.write("a", quarteredPNG().bytes), MediaKind.image, "10 MB"),
      (try scratch.write("b", SoundBytes().wav), .audio, "5 MB"),
      (try scratch.write("c", try EncodedFiles.bytes("movie.avi")), .movie, "50 MB"),
    ]
    for (path, kind, limit) in files {
      // A hole at its end takes no room.
      try #require(truncate(path, off_t(kind.byteLimit + 1)) == 0)
      let refused = refusal(path)
      #expect(refused?.reason == .tooManyBytes && refused?.message.contains(limit) == true, "\(refused as Any)")
    }
  }
}
