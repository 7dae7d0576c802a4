import Center
import Media
import Rendering
import Screen
import TestSupport
import Testing

@Suite("A movie in an opened notification")
struct MovieTests {
  private let key = NotificationKey(bundleIdentifier: "com.example.chat", requestIdentifier: "request-1")

  private var center: CenterState {
    var phone = CenterFixture()
    phone.apply(
      .payloadArrived(
        Arrival(
          bundleIdentifier: "com.example.chat", payload: Array(#"{"aps":{"alert":"a"}}"#.utf8), deliveryIdentifier: "d",
          assignedRequestIdentifier: "request-1",
          attachments: [Center.Attachment(identifier: "1", path: "/media/file", type: .mpeg4)])))
    return phone.center
  }

  private func opened(_ gallery: MediaGallery, seconds: Double, isPlaying: Bool = true) -> Frame {
    let center = center
    var screen = ScreenState(columns: 60, rows: 24)
    screen.centerChanged(center)
    screen.pages = [.list, .expanded(key)]
    screen.playback.isOn = isPlaying
    screen.playback.advance(by: seconds)
    return render(center: center, screen: screen, gallery: gallery)
  }

  /// The picture that stands for the movie is all `▞`; those of a stretch are all the letter of its number, from A on.
  private func answer(_ request: MediaRequest, duration: Double?) -> MediaReply {
    let facts = MediaFacts(type: .mpeg4, byteCount: 1, pixels: .init(width: 4, height: 2), duration: duration)
    func picture(_ wish: PictureWish, _ character: Character, _ delay: Double) -> TimedPicture? {
      let (columns, rows) = wish.size(aspect: 2)
      let cell = MediaPicture.Cell(character, ink: .rgb(0x102030), surface: .rgb(0x405060))
      return MediaPicture(columns: columns, rows: rows, cells: Array(repeating: cell, count: columns * rows))
        .map { TimedPicture($0, delay: delay) }
    }
    switch request.want {
    case .picture(let wish, _):
      return .success(MediaAnswer(facts: facts, pictures: [picture(wish, "▞", 0)].compactMap { $0 }))
    case .film(let wish, let start, let count, let rate):
      let letter = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(start / 5)))
      let pictures = (0..<count).compactMap { _ in picture(wish, letter, 1 / rate) }
      return .success(MediaAnswer(facts: facts, pictures: pictures))
    default: return .failure(MediaRefusal(.broken, "nobody asks for that"))
    }
  }

  /// The frame once everything is answered that it, and what came before it, asks for.
  private func played(_ seconds: Double, duration: Double? = 12, isPlaying: Bool = true) -> Frame {
    var gallery = MediaGallery(look: .init(colors: .truecolor))
    var frame = opened(gallery, seconds: seconds, isPlaying: isPlaying)
    for _ in 0..<2 {
      for request in frame.mediaRequests where gallery[request] == nil {
        gallery.take(answer(request, duration: duration), to: request)
      }
      frame = opened(gallery, seconds: seconds, isPlaying: isPlaying)
    }
    return frame
  }

  private func stretches(_ frame: Frame) -> [Double] {
    frame.mediaRequests.compactMap { if case .film(_, let start, _, _) = $0.want { start } else { nil } }
  }

  @Test(
    "the picture of the moment is shown, and the stretch after it is asked for",
    arguments: [
      (0, "A", [0, 5]), (4.9, "A", [0, 5]), (5, "B", [5, 10]), (11.5, "C", [10, 0]), (12.5, "A", [0, 5]),
    ])
  func moments(seconds: Double, letter: String, asked: [Double]) {
    let frame = played(seconds)
    #expect(frame.text.contains("\(letter)\(letter)\(letter)") && !frame.text.contains("►"))
    #expect(stretches(frame) == asked)
    #expect((frame.nextPictureSeconds ?? 0) > 0 && (frame.nextPictureSeconds ?? 1) <= 0.2001)
  }

  @Test("it says how much of it has played")
  func counts() { #expect(played(7.9).text.contains("0:07 / 0:12")) }

  @Test("thirty seconds of a longer one play, and begin anew", arguments: [72, nil] as [Double?])
  func long(duration: Double?) {
    #expect(stretches(played(29.9, duration: duration)) == [25, 0])
    #expect(played(30.1, duration: duration).text.contains("AAA"))
  }

  @Test("one of a moment has one stretch")
  func short() { #expect(stretches(played(0.1, duration: 0.3)) == [0]) }

  @Test("until the first pictures are there it stands still with its mark, and no next one is due")
  func waiting() throws {
    var gallery = MediaGallery(look: .init(colors: .truecolor))
    let poster = try #require(opened(gallery, seconds: 0).mediaRequests.first)
    gallery.take(answer(poster, duration: 12), to: poster)
    let first = opened(gallery, seconds: 0)
    #expect(first.text.contains("▞▞") && first.text.contains("►") && first.nextPictureSeconds == nil)
    // Later it waits with what it showed last.
    let stretch = try #require(first.mediaRequests.first { if case .film = $0.want { true } else { false } })
    gallery.take(answer(stretch, duration: 12), to: stretch)
    let later = opened(gallery, seconds: 5.1)
    #expect(later.text.contains("AAA") && later.nextPictureSeconds == nil)
  }

  @Test("where nothing moves, its mark and its length are shown, and nothing more is asked for")
  func still() {
    let frame = played(3, isPlaying: false)
    #expect(frame.text.contains("►") && frame.text.contains("0:12") && stretches(frame) == [])
    #expect(frame.nextPictureSeconds == nil)
  }
}
