import Media
import Testing

@Suite("A gallery keeps what is shown and forgets what was not for the longest time")
struct GalleryTests {
  private func request(_ number: Int) -> MediaRequest { MediaRequest(path: "/\(number)", want: .probe) }

  private func reply(cells: Int) -> MediaReply {
    let cell = MediaPicture.Cell(" ")
    let pictures = MediaPicture(columns: cells, rows: 1, cells: Array(repeating: cell, count: cells)).map {
      [TimedPicture($0)]
    }
    return .success(MediaAnswer(facts: MediaFacts(type: .png, byteCount: 1), pictures: pictures ?? []))
  }

  @Test("replies come back by their requests")
  func replies() {
    var gallery = MediaGallery()
    gallery.take(reply(cells: 3), to: request(1))
    gallery.take(.failure(MediaRefusal(.broken, "no")), to: request(2))
    #expect(gallery[request(1)] == reply(cells: 3) && gallery[request(3)] == nil)
    gallery.take(reply(cells: 4), to: request(1))
    #expect(gallery[request(1)] == reply(cells: 4))
  }

  @Test("by cells: the one that was shown last stays")
  func cells() {
    var gallery = MediaGallery()
    let half = MediaGallery.cellLimit / 2
    gallery.take(reply(cells: half), to: request(1))
    gallery.take(reply(cells: half), to: request(2))
    gallery.note(shown: [request(1), request(9)])
    gallery.take(reply(cells: 10), to: request(3))
    #expect(gallery[request(1)] != nil && gallery[request(2)] == nil && gallery[request(3)] != nil)
    gallery.take(reply(cells: MediaGallery.cellLimit + 1), to: request(4))
    #expect(gallery[request(1)] == nil && gallery[request(4)] != nil)
  }

  private func pixels(_ base64: String = "iVBORw0KGgoA") throws -> MediaReply {
    let image = try #require(PixelImage(base64: base64))
    let picture = try #require(MediaPicture(columns: 1, rows: 1, cells: [.init(" ")], image: image))
    return .success(MediaAnswer(facts: MediaFacts(type: .png, byteCount: 1), pictures: [TimedPicture(picture)]))
  }

  @Test("pictures with pixels have a number each, which goes with them")
  func numbers() throws {
    var gallery = MediaGallery()
    gallery.take(reply(cells: 1), to: request(1))
    #expect(gallery.images.isEmpty && gallery.imageNumber(of: request(1)) == nil)
    for number in 2...300 { gallery.take(try pixels(), to: request(number)) }
    #expect(gallery.images.count == 240)
    let numbers = Set((2...300).compactMap { gallery.imageNumber(of: request($0)) })
    #expect(numbers == Set(gallery.images.keys) && numbers.min() == 16)
    #expect(gallery.images[16]?.columns == 1)
    // Another answer takes the place of the one before.
    gallery.take(.failure(MediaRefusal(.broken, "no")), to: request(2))
    #expect(gallery.images.count == 239 && gallery.imageNumber(of: request(2)) == nil)
    gallery.take(try pixels(), to: request(301))
    #expect(gallery.imageNumber(of: request(301)) == 16)
  }

  @Test("pixels count for what is kept")
  func weight() throws {
    var gallery = MediaGallery()
    gallery.take(try pixels(), to: request(1))
    let large = "iVBORw0KGgoA" + String(repeating: "A", count: MediaLimits.imageBytes - 12)
    for number in 2...9 { gallery.take(try pixels(large), to: request(number)) }
    #expect(gallery[request(1)] == nil && gallery[request(9)] != nil)
    #expect(gallery.images.count < 8)
  }

  @Test("by number")
  func count() {
    var gallery = MediaGallery()
    for number in 0...MediaGallery.replyLimit { gallery.take(reply(cells: 1), to: request(number)) }
    #expect(gallery[request(0)] == nil && gallery[request(1)] != nil)
  }
}
