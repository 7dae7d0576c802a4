import Center
import TextLayout

/// The rows of a notification: header, bold title, subtitle, body.
///
/// Used by the list, the banner and the opened page.
struct NotificationText {
  var scene: Scene
  var notification: Notification
  var looks: CardLooks
  /// Cells between the card's inner edges.
  var width: Int
  /// What is special about it, in order of importance.
  var marks: [(text: String, ink: Role)]

  init(scene: Scene, notification: Notification, looks: CardLooks, width: Int) {
    self.scene = scene
    self.notification = notification
    self.looks = looks
    self.width = width
    marks = notification.marks
  }

  /// Where the text stands below the header: under the app's name.
  var indent: Int { tile.width + 1 }

  /// Whether the card runs from right to left: where the device's language does, else as its title, its subtitle or its
  /// body.
  var isMirrored: Bool {
    if scene.center.isRightToLeft { return true }
    let text = text
    return runsRightToLeft(text.title == profile.name ? "" : text.title, text.subtitle, text.body)
  }

  private var tile: [Span] { scene.appTile(profile, on: looks.surface) }
  private var text: VisibleText { scene.center.visibleText(of: notification) }
  private var profile: AppProfile { scene.profile(of: notification.bundleIdentifier) }

  /// Header, title, subtitle and at most `bodyLimit` lines of the body.
  ///
  /// Beside the text stands the thumbnail of what is attached.
  func rows(bodyLimit: Int) -> [CardRow] {
    guard width - indent >= Thumbnail.leastTextWidth + Thumbnail.columns + Thumbnail.gap,
      let thumbnail = scene.thumbnail(of: notification, looks: looks)
    else { return [header()] + textRows(bodyLimit: bodyLimit, width: width) }
    guard thumbnail.rows > 0 else {
      var rows = [header()] + textRows(bodyLimit: bodyLimit, width: width)
      rows[0].picture = .init(thumbnail, .trailing)
      return rows
    }
    var rows = textRows(bodyLimit: bodyLimit, width: width - thumbnail.columns - Thumbnail.gap)
    while rows.count < thumbnail.rows { rows.append(CardRow(isMirrored: isMirrored)) }
    for row in 0..<thumbnail.rows { rows[row].picture = .init(thumbnail.slice(row: row), .trailing) }
    return [header()] + rows
  }

  /// Everything that there is to read, with what is attached above the text.
  func openedRows(pictureHeight: Int) -> [CardRow] {
    let media = openedMedia(pictureHeight: pictureHeight)
    return [header(showsActionSign: false)] + media.rows + textRows(bodyLimit: .max, width: width)
  }

  /// What the app draws itself, and below it the text, unless the app is to stand alone.
  func openedRows(drawing view: ExtensionView, markedAction: Int?, pictureHeight: Int) -> [CardRow] {
    let media = openedMedia(pictureHeight: pictureHeight)
    let drawn = DrawnContent(
      looks: looks, indent: indent, width: width, isMirrored: isMirrored, markedAction: markedAction,
      image: { media.rows(named: $0) })
    let lines = TextBlock(looks: looks, indent: indent, width: width, isMirrored: isMirrored)
    var own = drawn.rows(view.items)
    if view.isAwaited { own += lines.rows("\(profile.name) draws this …", looks.style(.tertiaryText), limit: 1) }
    if let fault = view.fault { own += lines.rows("! \(fault)", looks.style(.warning), limit: 4) }
    // An empty card would not say whether something is still to come.
    if own.isEmpty, view.hidesDefaultContent {
      own = lines.rows("Nothing to show", looks.style(.secondaryText), limit: 4)
    }
    let text = view.hidesDefaultContent ? [] : textRows(bodyLimit: .max, width: width)
    let divider = text.isEmpty || own.isEmpty ? [] : drawn.rows([.divider])
    return [header(showsActionSign: false)] + own + divider + text
  }

  private func openedMedia(pictureHeight: Int) -> OpenedMedia {
    OpenedMedia(
      scene: scene, notification: notification, looks: looks, width: width, height: pictureHeight,
      isMirrored: isMirrored)
  }

  private func header(showsActionSign: Bool = true) -> CardRow {
    let header = CardHeader(
      tile: tile, name: profile.name, isNameBold: !hasTitle, marks: marks,
      hasActions: showsActionSign && !scene.center.actions(of: notification).isEmpty,
      age: scene.age(of: notification.deliveredAt), looks: looks, isMirrored: isMirrored)
    return header.row(width: width)
  }

  /// Whether it has a title that says something else than the app's name.
  private var hasTitle: Bool { !text.title.isEmpty && text.title != profile.name }

  private func textRows(bodyLimit: Int, width: Int) -> [CardRow] {
    let text = text
    let lines = TextBlock(
      looks: looks, indent: indent, width: width, isMirrored: isMirrored,
      beginsAtCardSide: scene.center.isRightToLeft)
    var rows: [CardRow] = []
    if hasTitle { rows += lines.rows(oneLine: text.title, looks.titleStyle) }
    rows += lines.rows(oneLine: text.subtitle, looks.style(.text))
    rows += lines.rows(text.body, looks.style(text.isHidden ? .secondaryText : .text), limit: bodyLimit)
    return rows
  }
}

/// Lines of text under the app's name.
///
/// Each paragraph begins at its own side; one without letters, such as a code, at the card's. Where the device's language
/// runs from right to left all of them do, as natural alignment has it.
struct TextBlock {
  var looks: CardLooks
  var indent: Int
  var width: Int
  var isMirrored: Bool
  /// Whether every paragraph begins at the card's side, as where the device's language decides.
  var beginsAtCardSide = false

  /// One line, cut with an ellipsis; none where the text is empty.
  func rows(oneLine text: String, _ style: Style) -> [CardRow] {
    text.isEmpty ? [] : [row(layOutLine(text, width: width - indent, direction: direction), style)]
  }

  /// As many lines as the text takes, at most `limit`.
  func rows(_ text: String, _ style: Style, limit: Int) -> [CardRow] {
    layOut(text, width: width - indent, lineLimit: limit, direction: direction).map { row($0, style) }
  }

  private func row(_ line: LaidLine, _ style: Style) -> CardRow {
    let span = Span(line, style)
    guard line.isRightToLeft == isMirrored || beginsAtCardSide || line.clusters.isEmpty else {
      return CardRow(trailing: [span], isMirrored: isMirrored)
    }
    return CardRow(leading: [.blank(indent, looks.style(.text)), span], isMirrored: isMirrored)
  }

  private var direction: BaseDirection { isMirrored ? .firstStrongElseRightToLeft : .firstStrong }
}
