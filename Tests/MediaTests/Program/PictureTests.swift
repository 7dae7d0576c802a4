import Foundation
import Media
import Testing

@Suite("Pictures that belfry-media makes")
struct PictureTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func picture(_ path: String, _ wish: PictureWish, time: Double? = nil) throws -> MediaPicture {
    let pictures = try answer(path, .picture(wish, time: time)).pictures
    try #require(pictures.count == 1)
    return pictures[0].picture
  }

  /// Which of the colours stands in each quarter, from the upper left.
  private func isQuartered(_ picture: MediaPicture, _ colors: [UInt32]) -> Bool {
    let (right, bottom) = (picture.columns - 1, picture.rows - 1)
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    return zip(corners, colors).allSatisfy { picture.isNear($1, column: $0.0, row: $0.1) }
  }

  @Test("colours come out where they are")
  func colors() throws {
    let path = try scratch.write("a", quarteredPNG().bytes)
    let made = try picture(path, PictureWish(columns: 8, rows: 8))
    #expect(made.columns == 8 && made.rows == 4)
    #expect(isQuartered(made, quarters))
  }

  @Test("few colours are numbers of the palette, none are characters alone")
  func depths() throws {
    let path = try scratch.write("a", quarteredPNG().bytes)
    let few = try picture(path, PictureWish(columns: 8, rows: 4, colors: .ansi256))
    #expect(few.color(column: 0, row: 0) == .palette(196) && few.color(column: 7, row: 3) == .palette(231))
    let sixteen = try picture(path, PictureWish(columns: 8, rows: 4, colors: .ansi16))
    #expect(sixteen.color(column: 0, row: 0) == .palette(9) && sixteen.color(column: 7, row: 3) == .palette(15))
    for symbols in MediaSymbols.allCases {
      let mono = try picture(path, PictureWish(columns: 8, rows: 4, colors: .mono, symbols: symbols))
      #expect(mono.cells.allSatisfy { $0.ink == nil && $0.surface == nil })
      #expect(mono.cells[3 * 8 + 7].character != mono.cells[3 * 8].character)
    }
  }

  @Test("with pixels, where they are wanted and nothing moves: a PNG file of the same picture")
  func pixels() throws {
    let path = try scratch.write("a", quarteredPNG().bytes)
    #expect(try picture(path, PictureWish(columns: 8, rows: 4)).image == nil)
    let wish = PictureWish(columns: 8, rows: 4, hasPixels: true)
    let image = try #require(try picture(path, wish).image)
    let copy = try scratch.write("b", Array(try #require(Data(base64Encoded: image.base64))))
    let again = try answer(copy, .picture(PictureWish(columns: 8, rows: 4), time: nil))
    #expect(again.facts.type == .png)
    // No more of them than the file has.
    #expect(try again.facts.pixels == answer(path, .probe).facts.pixels)
    #expect(isQuartered(again.pictures[0].picture, quarters))
    #expect(try answer(path, .frames(wish, limit: 5)).pictures.first?.picture.image == image)
    let gif = try scratch.write("c", GIFBytes(frames: [1, 2], delay: 25).bytes)
    #expect(try answer(gif, .frames(wish, limit: 5)).pictures.allSatisfy { $0.picture.image == nil })
    #expect(try picture(gif, wish).image != nil)
    let movie = try EncodedFiles.path("mpeg-4.mp4")
    #expect(try picture(movie, wish).image != nil)
    #expect(try answer(movie, .film(wish, start: 0, count: 3, rate: 5)).pictures.allSatisfy { $0.picture.image == nil })
  }

  @Test("a large photo has as many as its room, and no more than a terminal should be sent")
  func manyPixels() throws {
    let large = PNGBytes(width: 1200, height: 900) { x, y in
      [UInt8(x % 256), UInt8(y % 256), UInt8((x * y) % 256), 255]
    }
    let path = try scratch.write("a", large.bytes)
    func size(_ columns: Int, _ rows: Int) throws -> MediaFacts.Pixels {
      let image = try #require(try picture(path, PictureWish(columns: columns, rows: rows, hasPixels: true)).image)
      let copy = try scratch.write("b", Array(try #require(Data(base64Encoded: image.base64))))
      return try #require(try answer(copy, .probe).facts.pixels)
    }
    #expect(try size(6, 3) == .init(width: 53, height: 40))
    let most = try size(300, 100)
    #expect((500_000...MediaLimits.imagePixels).contains(most.width * most.height))
  }

  @Test("a transparent picture lies on the colour that it was asked to lie on")
  func transparency() throws {
    let faint = PNGBytes(width: 8, height: 8) { x, _ in x < 4 ? [255, 0, 0, 0] : [255, 0, 0, 128] }
    let path = try scratch.write("a", faint.bytes)
    let made = try picture(path, PictureWish(columns: 4, rows: 2, background: 0x0000FF))
    #expect(made.isNear(0x0000FF, column: 0, row: 0))
    #expect(made.isNear(0x80007F, column: 3, row: 0))
  }

  @Test("a thumbnail is the square in the middle, a clip the part that was named")
  func cuts() throws {
    let path = try EncodedFiles.path("red-blue.jpg")
    let square = try picture(path, PictureWish(columns: 6, rows: 3, shape: .square))
    #expect(square.columns == 6 && square.rows == 3)
    #expect(isQuartered(square, [0xFE0000, 0x0000FE, 0xFE0000, 0x0000FE]))
    let right = try #require(UnitRectangle(x: 0.5, y: 0, width: 0.5, height: 1))
    let clip = try picture(path, PictureWish(columns: 6, rows: 3, clip: right))
    #expect(isQuartered(clip, [0x0000FE, 0x0000FE, 0x0000FE, 0x0000FE]))
  }

  @Test(
    "a photo stands upright, however the camera was held",
    arguments: zip(
      1...8,
      [
        // Stored is red at the left, blue at the right.
        [0xFE0000, 0x0000FE, 0xFE0000, 0x0000FE], [0x0000FE, 0xFE0000, 0x0000FE, 0xFE0000],
        [0x0000FE, 0xFE0000, 0x0000FE, 0xFE0000], [0xFE0000, 0x0000FE, 0xFE0000, 0x0000FE],
        [0xFE0000, 0xFE0000, 0x0000FE, 0x0000FE], [0xFE0000, 0xFE0000, 0x0000FE, 0x0000FE],
        [0x0000FE, 0x0000FE, 0xFE0000, 0xFE0000], [0x0000FE, 0x0000FE, 0xFE0000, 0xFE0000],
      ] as [[UInt32]]))
  func orientations(value: Int, colors: [UInt32]) throws {
    let jpeg = try EncodedFiles.bytes("red-blue.jpg")
    let entry = big16(0x0112) + big16(3) + big32(1) + big16(UInt16(value)) + big16(0)
    let exif = Array("Exif\0\0MM\0*".utf8) + big32(8) + big16(1) + entry + big32(0)
    let segment = [0xFF, 0xE1] + big16(UInt16(exif.count + 2)) + exif
    let path = try scratch.write("a", jpeg.prefix(2) + segment + jpeg.dropFirst(2))
    let answer = try answer(path, .picture(PictureWish(columns: 16, rows: 8), time: nil))
    let isTall = value > 4
    #expect(answer.facts.pixels == .init(width: isTall ? 32 : 64, height: isTall ? 64 : 32))
    #expect(isQuartered(answer.pictures[0].picture, colors))
  }

  @Test("a movie that was filmed upright stands upright")
  func turnedMovie() throws {
    var bytes = try EncodedFiles.bytes("silent.mp4")
    let place = try #require(Data(bytes).range(of: Data("tkhd".utf8))).lowerBound + 44
    let matrix = [0, 0x10000, 0, UInt32(bitPattern: -0x10000), 0, 0, 0, 0, 0x4000_0000].flatMap { big32($0) }
    bytes.replaceSubrange(place..<place + matrix.count, with: matrix)
    let facts = try answer(scratch.write("a", bytes)).facts
    #expect(facts.pixels == .init(width: 36, height: 64))
  }

  @Test(
    "a movie is shown at the time that was asked for, and at its end for what is later", arguments: EncodedFiles.movies)
  func times(name: String) throws {
    let path = try EncodedFiles.path(name)
    let wish = PictureWish(columns: 4, rows: 2)
    #expect(try picture(path, wish).isNear(0xFE0000, column: 0, row: 0))
    #expect(try picture(path, wish, time: 1.5).isNear(0x0000FE, column: 0, row: 0))
    #expect(try picture(path, wish, time: 1000).isNear(0x0000FE, column: 0, row: 0))
  }

  @Test("an animation hands over its pictures with their delays, or the one of a time")
  func animation() throws {
    let path = try scratch.write("a", GIFBytes(frames: [1, 2, 3, 1], delay: 25).bytes)
    let wish = PictureWish(columns: 4, rows: 2)
    let all = try answer(path, .frames(wish, limit: 10))
    #expect(all.pictures.map(\.delay) == [0.25, 0.25, 0.25, 0.25] && !all.isCutShort)
    for (timed, frame) in zip(all.pictures, [1, 2, 3, 1]) {
      #expect(timed.picture.isNear(GIFBytes.palette[frame], column: 0, row: 0))
    }
    let two = try answer(path, .frames(wish, limit: 2))
    #expect(two.pictures.count == 2 && two.isCutShort && two.facts.frameCount == 4 && two.facts.duration == 1)
    #expect(try picture(path, wish, time: 0.6).isNear(0x0000FF, column: 0, row: 0))
    #expect(try picture(path, wish, time: 50).isNear(0xFF0000, column: 0, row: 0))
  }

  @Test("the same file gives the same cells")
  func repeats() throws {
    let path = try EncodedFiles.path("mpeg-4.mp4")
    let wish = PictureWish(columns: 20, rows: 10, colors: .ansi256)
    #expect(try picture(path, wish) == picture(path, wish))
  }

  @Test("a movie plays so many pictures a second, from where it is asked to", arguments: EncodedFiles.movies)
  func film(name: String) throws {
    let path = try EncodedFiles.path(name)
    let wish = PictureWish(columns: 6, rows: 3)
    let all = try answer(path, .film(wish, start: 0, count: 20, rate: 5))
    #expect((9...11).contains(all.pictures.count) && !all.isCutShort)
    #expect(abs(all.pictures.reduce(0) { $0 + $1.delay } - 2) < 0.3)
    #expect(all.pictures.first?.picture.isNear(0xFF0000, column: 1, row: 1) == true)
    #expect(all.pictures.last?.picture.isNear(0x0000FF, column: 1, row: 1) == true)
    let part = try answer(path, .film(wish, start: 1.5, count: 2, rate: 5))
    #expect(part.pictures.count == 2 && part.pictures.allSatisfy { $0.picture.isNear(0x0000FF, column: 1, row: 1) })
    // A rate above the movie's own brings each of its pictures once.
    #expect(try answer(path, .film(wish, start: 0, count: 500, rate: 60)).pictures.count <= 51)
  }

  @Test("after the end of a movie there is nothing to play; an image has one picture, sound none")
  func filmOfOthers() throws {
    let wish = PictureWish(columns: 6, rows: 3)
    let want = MediaRequest.Want.film(wish, start: 60, count: 5, rate: 5)
    #expect(try answer(EncodedFiles.path("mpeg-4.mp4"), want).pictures.isEmpty)
    #expect(try answer(EncodedFiles.path("red-blue.jpg"), want).pictures.count == 1)
    #expect(try refusal(EncodedFiles.path("tone.mp3"), want)?.reason == .noPicture)
  }
}
