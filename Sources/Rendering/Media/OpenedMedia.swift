import Center
import Media
import Screen

/// What an opened notification shows of its attachments: the first as large as it fits, of the others what they are.
struct OpenedMedia {
  var scene: Scene
  var notification: Notification
  var looks: CardLooks
  /// Cells between the card's inner edges.
  var width: Int
  /// Rows that a picture may take.
  var height: Int
  var isMirrored: Bool

  /// Animations are no longer than this: more pictures would be a movie.
  private static let frameLimit = 300
  /// Cells of all pictures of an animation.
  private static let cellLimit = 100_000

  /// Its rows, with air around them; none where nothing is attached or the preview is hidden.
  var rows: [CardRow] {
    guard !notification.attachments.isEmpty, !scene.center.visibleText(of: notification).isHidden else { return [] }
    var rows = notification.attachments.first.map(shown) ?? []
    for attachment in notification.attachments.dropFirst() { rows += lines(attachment.words) }
    return rows + [CardRow()]
  }

  /// The attachment with this identifier; nil where none has it.
  func rows(named identifier: String) -> [CardRow]? {
    notification.attachments.first { $0.identifier == identifier }.map(shown)
  }

  private func shown(_ attachment: Attachment) -> [CardRow] {
    guard let look = scene.gallery.look else { return lines(attachment.words) }
    let request = request(attachment, look)
    switch scene.gallery[request] {
    case nil: return lines("\(attachment.words) …", asking: request)
    case .failure(let refusal):
      return lines("\(attachment.words): cannot be shown, \(refusal.message)", .warning, asking: request)
    case .success(let answer):
      return attachment.type.kind == .audio ? sound(answer, request) : pictures(answer, request)
    }
  }

  private func request(_ attachment: Attachment, _ look: MediaGallery.Look) -> MediaRequest {
    let wish = PictureWish(columns: width, rows: height, shape: .whole, look: look)
    let cells = max(1, wish.columns * wish.rows)
    let want: MediaRequest.Want =
      switch attachment.type {
      case .gif, .png: .frames(wish, limit: min(max(1, Self.cellLimit / cells), Self.frameLimit))
      default:
        attachment.type.kind == .audio
          ? .level(count: max(1, width)) : .picture(wish, time: attachment.options.thumbnailTime)
      }
    return MediaRequest(path: attachment.path, want: want)
  }

  private func pictures(_ answer: MediaAnswer, _ request: MediaRequest) -> [CardRow] {
    guard let frame = answer.facts.type.kind == .movie ? movie(answer, request) : animation(answer, request) else {
      return []
    }
    var rows = (0..<frame.rows).map { CardRow(isMirrored: isMirrored, picture: .init(frame.slice(row: $0), .center)) }
    if let seconds = answer.facts.duration, answer.facts.type.kind == .movie, seconds > MovieMoment.playedSeconds,
      isPlaying
    {
      let played = durationText(MovieMoment.playedSeconds)
      rows += lines("the first \(played) of \(durationText(seconds)) plays here, without sound")
    }
    return rows
  }

  private var isPlaying: Bool {
    scene.screen.playback.isOn && scene.screen.page == .expanded(notification.key)
  }

  /// The picture of an animation that is shown now; the only one of a still image.
  private func animation(_ answer: MediaAnswer, _ request: MediaRequest) -> Frame? {
    let moment = AnimationMoment(answer.pictures, at: scene.screen.playback.seconds)
    guard let picture = answer.pictures.dropFirst(moment?.index ?? 0).first else { return nil }
    var frame = Frame(
      picture.picture, of: answer.facts, imageNumber: scene.gallery.imageNumber(of: request), on: looks.surface)
    frame.mediaRequests = [request]
    if isPlaying { frame.nextPictureSeconds = moment?.remaining }
    return frame
  }

  /// The picture of a movie that is shown now: while it does not play, and until its first pictures are there, the one
  /// that stands for it.
  private func movie(_ answer: MediaAnswer, _ request: MediaRequest) -> Frame? {
    guard let poster = answer.pictures.first?.picture else { return nil }
    guard isPlaying, case .picture(let wish, _) = request.want else {
      var frame = Frame(
        poster, of: answer.facts, imageNumber: scene.gallery.imageNumber(of: request), on: looks.surface)
      frame.mediaRequests = [request]
      return frame
    }
    let moment = MovieMoment(duration: answer.facts.duration, at: scene.screen.playback.seconds)
    let shown = moment.shown(of: request.path, wish, in: scene.gallery)
    var frame = Frame(
      shown?.picture ?? poster, of: answer.facts, played: shown.map { _ in moment.seconds }, on: looks.surface)
    frame.nextPictureSeconds = shown?.remaining
    frame.mediaRequests = [request] + moment.requests(of: request.path, wish)
    return frame
  }

  private func sound(_ answer: MediaAnswer, _ request: MediaRequest) -> [CardRow] {
    var frame = Frame(levels: answer.levels, of: answer.facts, columns: width, on: looks.surface)
    frame.mediaRequests = [request]
    return [CardRow(isMirrored: isMirrored, picture: .init(frame, .center))]
  }

  private func lines(_ text: String, _ ink: Role = .secondaryText, asking request: MediaRequest? = nil) -> [CardRow] {
    let block = TextBlock(looks: looks, indent: 0, width: width, isMirrored: isMirrored)
    var rows = block.rows(text, looks.style(ink), limit: 4)
    if let request, !rows.isEmpty { rows[0].picture = .init(Frame(asking: request), .center) }
    return rows
  }
}

extension Attachment {
  /// What it is, and its file's name: `GIF image · party.gif`.
  fileprivate var words: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(type.title) · \(name)"
  }
}
