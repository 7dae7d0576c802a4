import Center
import Media
import Rendering
import Screen
import TestSupport
import Testing

@Suite("What notifications carry is seen in their cards")
struct AttachmentViewTests {
  private let look = MediaGallery.Look(colors: .truecolor)
  private let key = NotificationKey(bundleIdentifier: "com.example.chat", requestIdentifier: "request-1")

  private func phone(
    _ attachments: [Center.Attachment], title: String = "Maya Holm", body: String = "See you there",
    device: DeviceProfile = .standard
  ) -> CenterState {
    var phone = CenterFixture(device: device)
    let alert = #"{"aps":{"alert":{"title":"\#(title)","body":"\#(body)"}}}"#
    phone.apply(
      .payloadArrived(
        Arrival(
          bundleIdentifier: "com.example.chat", payload: Array(alert.utf8), deliveryIdentifier: "d",
          assignedRequestIdentifier: "request-1", attachments: attachments)))
    return phone.center
  }

  private func attachment(_ type: MediaType) -> Center.Attachment {
    Center.Attachment(identifier: "1", path: "/media/file", type: type)
  }

  /// A picture that is all `character`, in one pair of colours.
  private func picture(_ columns: Int, _ rows: Int, _ character: Character = "▞", delay: Double = 0) -> TimedPicture? {
    let cell = MediaPicture.Cell(character, ink: .rgb(0x102030), surface: .rgb(0x405060))
    return MediaPicture(columns: columns, rows: rows, cells: Array(repeating: cell, count: columns * rows))
      .map { TimedPicture($0, delay: delay) }
  }

  /// What a frame shows once every request is answered with `pictures` of its size, and with these facts.
  private func filled(
    facts: MediaFacts, levels: [UInt8] = [], characters: [Character] = ["▞"], delay: Double = 0.5,
    _ draw: (MediaGallery) -> Frame
  ) -> Frame {
    var gallery = MediaGallery(look: look)
    for request in draw(gallery).mediaRequests {
      let (columns, rows) =
        switch request.want {
        case .picture(let wish, _), .frames(let wish, _), .film(let wish, _, _, _): wish.size(aspect: 2)
        case .probe, .level: (1, 1)
        }
      gallery.take(
        .success(
          MediaAnswer(
            facts: facts, pictures: characters.compactMap { picture(columns, rows, $0, delay: delay) }, levels: levels)),
        to: request)
    }
    return draw(gallery)
  }

  private func list(_ center: CenterState, _ gallery: MediaGallery, columns: Int = 60) -> Frame {
    var screen = ScreenState(columns: columns, rows: 24)
    screen.centerChanged(center)
    return render(center: center, screen: screen, gallery: gallery)
  }

  private func opened(_ center: CenterState, _ gallery: MediaGallery, seconds: Double = 0, rows: Int = 24) -> Frame {
    var screen = ScreenState(columns: 60, rows: rows)
    screen.centerChanged(center)
    screen.pages = [.list, .expanded(key)]
    screen.playback.isOn = true
    screen.playback.advance(by: seconds)
    return render(center: center, screen: screen, gallery: gallery)
  }

  private let image = MediaFacts(type: .png, byteCount: 1, pixels: .init(width: 4, height: 2), frameCount: 1)

  @Test("a card keeps a square for the picture, asks for it, and shows it when it is there")
  func thumbnail() throws {
    let center = phone([attachment(.png)])
    let empty = list(center, MediaGallery(look: look))
    let request = try #require(empty.mediaRequests.first)
    guard case .picture(let wish, nil) = request.want else { throw Unexpected() }
    #expect(wish.columns == 6 && wish.rows == 3 && wish.shape == .square && request.path == "/media/file")
    let frame = filled(facts: image) { list(center, $0) }
    #expect(frame.rows == empty.rows && frame.mediaRequests == [request])
    #expect(frame.text.ranges(of: "▞▞▞▞▞▞").count == 3)
    #expect(frame.text.contains("See you there"))
    #expect(frame.brokenInvariants() == [] && empty.brokenInvariants() == [])
  }

  @Test("text keeps clear of the thumbnail, at the other side where the card runs from right to left")
  func sides() throws {
    let long = String(repeating: "word ", count: 60)
    for line in filled(facts: image, { list(phone([attachment(.png)], body: long), $0) }).text.split(separator: "\n")
    where line.contains("▞") {
      #expect(line.contains("  ▞▞▞▞▞▞"), "\(line)")
    }
    let urdu = filled(facts: image) {
      list(phone([attachment(.png)], title: "مایا", body: "آپ سے وہاں ملاقات ہو گی"), $0)
    }
    var device = DeviceProfile.standard
    device.locale = "ur_PK"
    let turned = filled(facts: image) { list(phone([attachment(.png)], device: device), $0) }
    for line in (urdu.text + turned.text).split(separator: "\n") where line.contains("▞") {
      #expect(try #require(line.firstIndex(of: "▞")).utf16Offset(in: line) < 10, "\(line)")
    }
  }

  @Test("clipping and time go into what is asked; sound and what is hidden have no thumbnail")
  func options() throws {
    var movie = attachment(.mpeg4)
    movie.options.thumbnailTime = 2.5
    movie.options.thumbnailClippingRectangle = try #require(UnitRectangle(x: 0, y: 0, width: 0.5, height: 0.5))
    guard case .picture(let wish, 2.5)? = list(phone([movie]), MediaGallery(look: look)).mediaRequests.first?.want
    else {
      throw Unexpected()
    }
    #expect(wish.clip == movie.options.thumbnailClippingRectangle)
    movie.options.isThumbnailHidden = true
    for attachments in [[movie], [attachment(.wav)], []] {
      #expect(list(phone(attachments), MediaGallery(look: look)).mediaRequests.isEmpty)
    }
  }

  @Test("where previews are hidden, pictures are too")
  func hidden() {
    var device = DeviceProfile.standard
    device.showPreviews = .never
    let center = phone([attachment(.png)], device: device)
    #expect(list(center, MediaGallery(look: look)).mediaRequests.isEmpty)
    #expect(opened(center, MediaGallery(look: look)).mediaRequests.isEmpty)
  }

  @Test("a file that cannot be shown leaves an ordinary card, and says why where it is opened")
  func refused() {
    let center = phone([attachment(.png)])
    func failing(_ draw: (MediaGallery) -> Frame) -> Frame {
      var gallery = MediaGallery(look: look)
      for request in draw(gallery).mediaRequests {
        gallery.take(.failure(MediaRefusal(.broken, "it is broken")), to: request)
      }
      return draw(gallery)
    }
    #expect(failing { list(center, $0) }.text == list(phone([]), MediaGallery(look: look)).text)
    let text = failing { opened(center, $0) }.text
    #expect(text.contains("PNG image · file: cannot be shown, it is broken"), "\(text)")
  }

  @Test("opened, the picture is whole above the text; of further files it says what they are")
  func whole() throws {
    let center = phone([attachment(.jpeg), attachment(.wav)])
    let frame = filled(facts: image) { opened(center, $0) }
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let picture = try #require(rows.lastIndex { $0.contains("▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞▞") })
    let other = try #require(rows.firstIndex { $0.contains("WAV audio · file") })
    let body = try #require(rows.lastIndex { $0.contains("See you there") })
    #expect(picture < other && other < body)
  }

  @Test("an animation shows the picture of its moment and says when the next is due")
  func animation() {
    let center = phone([attachment(.gif)])
    let facts = MediaFacts(type: .gif, byteCount: 1, pixels: .init(width: 4, height: 2), duration: 1.5, frameCount: 3)
    func moment(_ seconds: Double) -> Frame {
      filled(facts: facts, characters: ["▘", "▝", "▗"], delay: 0.5) { opened(center, $0, seconds: seconds) }
    }
    #expect(moment(0).text.contains("▘▘") && moment(0.7).text.contains("▝▝") && moment(1.6).text.contains("▘▘"))
    #expect(moment(0).nextPictureSeconds == 0.5)
    #expect(moment(0.75).nextPictureSeconds == 0.25)
    // In the list it stands still, and out of sight nothing is due.
    #expect(filled(facts: facts, characters: ["▘", "▝"]) { list(center, $0) }.nextPictureSeconds == nil)
    let covered = filled(facts: facts, characters: ["▘", "▝"]) { gallery in
      var screen = ScreenState(columns: 60, rows: 24)
      screen.centerChanged(center)
      screen.pages = [.list, .expanded(key), .help]
      screen.playback.isOn = true
      return render(center: center, screen: screen, gallery: gallery)
    }
    #expect(covered.nextPictureSeconds == nil)
  }

  @Test("a movie has its mark and its length, and says that thirty seconds of it play")
  func movie() {
    let facts = MediaFacts(type: .mpeg4, byteCount: 1, pixels: .init(width: 4, height: 2), duration: 72)
    let text = filled(facts: facts) { opened(phone([attachment(.mpeg4)]), $0) }.text
    #expect(text.contains("►") && text.contains("1:12"))
    #expect(text.contains("the first 0:30 of 1:12 plays here, without sound"))
  }

  @Test("sound is a line of its level with its length")
  func sound() {
    let facts = MediaFacts(type: .wav, byteCount: 1, duration: 4)
    let text = filled(facts: facts, levels: [0, 128, 255]) { opened(phone([attachment(.wav)]), $0) }.text
    #expect(text.contains("► ▁▄█") && text.contains("0:04"), "\(text)")
  }

  @Test("where nothing decodes pictures, words say what is attached")
  func words() {
    let frame = opened(phone([attachment(.gif)]), MediaGallery())
    #expect(frame.text.contains("GIF image · file") && frame.mediaRequests.isEmpty)
  }

  @Test("a picture is in every export")
  func exports() {
    let frame = filled(facts: image) { gallery in
      render(.expanded, of: phone([attachment(.png)]), columns: 60, rows: nil, gallery: gallery)
    }
    #expect(frame.ansi(theme: .dark, depth: .truecolor).contains("38;2;16;32;48"))
    #expect(frame.svg(theme: .dark, depth: .truecolor).lowercased().contains("#405060"))
    #expect(frame.htmlPage(title: "a", theme: .dark, depth: .truecolor).lowercased().contains("#405060"))
  }

  private struct Unexpected: Error {}
}
