import Foundation
import Media
import Testing

@Suite("belfry-media on every type that a notification may carry")
struct EveryTypeTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  @Test("PNG, GIF and JPEG: type, size in pixels, still or animated")
  func images() throws {
    let png = try answer(scratch.write("a", quarteredPNG().bytes)).facts
    #expect(png.type == .png && png.pixels == .init(width: 32, height: 32) && png.frameCount == 1)
    #expect(png.duration == nil && !png.isAnimated)
    let gif = try answer(scratch.write("b", GIFBytes(frames: [1, 2, 3], delay: 20).bytes)).facts
    #expect(gif.type == .gif && gif.isAnimated && gif.frameCount == 3 && gif.duration == 0.6)
    let jpeg = try answer(EncodedFiles.path("red-blue.jpg")).facts
    #expect(jpeg.type == .jpeg && jpeg.pixels == .init(width: 64, height: 32) && jpeg.frameCount == 1)
    let animated = try answer(EncodedFiles.path("animated.png")).facts
    #expect(animated.type == .png && animated.isAnimated && animated.frameCount == 5 && animated.duration == 1)
  }

  @Test(
    "movies: MPEG, MPEG-2, MPEG-4 and AVI",
    arguments: zip(EncodedFiles.movies, [MediaType.mpeg, .mpeg2, .mpeg4, .mpeg4, .avi]))
  func movies(name: String, type: MediaType) throws {
    let facts = try answer(EncodedFiles.path(name)).facts
    #expect(facts.type == type && facts.pixels == .init(width: 64, height: 36))
    #expect((1.8...2.3).contains(try #require(facts.duration)))
    #expect(facts.frameCount == nil && !facts.isAnimated)
  }

  @Test("MPEG video without a file round it is a movie that does not tell how long it is")
  func bare() throws {
    let facts = try answer(EncodedFiles.path("bare.m1v")).facts
    #expect(facts.type == .mpeg && facts.duration == nil && facts.pixels == .init(width: 64, height: 36))
  }

  @Test("sound: WAV, AIFF, MP3 and MPEG-4 audio")
  func sounds() throws {
    let files = [
      (try scratch.write("a", SoundBytes().wav), MediaType.wav), (try scratch.write("b", SoundBytes().aiff), .aiff),
      (try EncodedFiles.path("tone.mp3"), .mp3), (try EncodedFiles.path("tone.m4a"), .m4a),
    ]
    for (path, type) in files {
      let facts = try answer(path).facts
      #expect(facts.type == type && facts.pixels == nil)
      #expect((1.9...2.1).contains(try #require(facts.duration)))
    }
  }

  @Test("the content decides, whatever the name says", arguments: ["a.jpg", "a.mp3", "a.exe", "a"])
  func names(name: String) throws {
    #expect(try answer(scratch.write(name, quarteredPNG().bytes)).facts.type == .png)
  }

  @Test("a level follows the sound: silence, then the tone")
  func levels() throws {
    for bytes in [SoundBytes().wav, SoundBytes().aiff] {
      let answer = try answer(scratch.write("a", bytes), .level(count: 10))
      #expect(answer.levels == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }
    let movie = try answer(EncodedFiles.path("mpeg-4.mp4"), .level(count: 4))
    #expect(movie.levels.count == 4 && movie.levels.allSatisfy { $0 > 200 })
  }

  @Test("there are no pictures in sound and no sound in an image or a silent movie: each is said")
  func wrongWants() throws {
    let wav = try scratch.write("a", SoundBytes().wav)
    #expect(refusal(wav, .picture(PictureWish(columns: 4, rows: 2), time: nil))?.reason == .noPicture)
    #expect(try refusal(scratch.write("b", quarteredPNG().bytes), .level(count: 3))?.reason == .noSound)
    #expect(try refusal(EncodedFiles.path("silent.mp4"), .level(count: 3))?.reason == .noSound)
  }
}
