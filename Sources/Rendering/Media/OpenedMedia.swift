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
  /// Seconds of a movie that play inside a notification.
  private static let playedSeconds = 30.0

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
    let moment = AnimationMoment(answer.pictures, at: scene.screen.playback.seconds)
    guard let picture = answer.pictures.indices.contains(moment?.index ?? 0) ? answer.pictures[moment?.index ?? 0] : nil
    else { return [] }
    var frame = Frame(picture.picture, of: answer.facts, on: looks.surface)
    frame.mediaRequests = [request]
    if let moment, scene.screen.playback.isOn, scene.screen.page == .expanded(notification.key) {
      frame.nextPictureSeconds = moment.remaining
    }
    var rows = (0..<frame.rows).map { CardRow(isMirrored: isMirrored, picture: .init(frame.slice(row: $0), .center)) }
    if let seconds = answer.facts.duration, answer.facts.type.kind == .movie, seconds > Self.playedSeconds {
      rows +=
        lines("the first \(durationText(Self.playedSeconds)) of \(durationText(seconds)) plays here, without sound")
    }
    return rows
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
