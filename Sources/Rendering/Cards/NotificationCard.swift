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

  private var text: VisibleText { scene.center.visibleText(of: notification) }
  private var profile: AppProfile { scene.profile(of: notification.bundleIdentifier) }

  /// Header, title, subtitle and at most `bodyLimit` lines of the body.
  func rows(bodyLimit: Int, showsActionSign: Bool = true) -> [CardRow] {
    let text = text
    let profile = profile
    let tile = appTile(profile)
    let hasTitle = !text.title.isEmpty && text.title != profile.name
    let isMirrored = runsRightToLeft(hasTitle ? text.title : text.subtitle.isEmpty ? text.body : text.subtitle)
    let header = CardHeader(
      tile: tile, name: profile.name, isNameBold: !hasTitle, marks: notification.marks,
      hasActions: showsActionSign && !scene.center.actions(of: notification).isEmpty,
      age: scene.age(of: notification.deliveredAt), looks: looks, isMirrored: isMirrored)
    let lines = TextBlock(looks: looks, indent: tile.width + 1, width: width, isMirrored: isMirrored)
    var rows = [header.row(width: width)]
    if hasTitle { rows += lines.rows(oneLine: text.title, looks.style(.title, bold: true)) }
    rows += lines.rows(oneLine: text.subtitle, looks.style(.text))
    rows += lines.rows(text.body, looks.style(text.isHidden ? .secondaryText : .text), limit: bodyLimit)
    return rows
  }
}

/// Lines of text under the app's name, in the direction of the card.
struct TextBlock {
  var looks: CardLooks
  var indent: Int
  var width: Int
  var isMirrored: Bool

  /// One line, cut with an ellipsis; none where the text is empty.
  func rows(oneLine text: String, _ style: Style) -> [CardRow] {
    text.isEmpty ? [] : [row(layOutLine(text, width: width - indent), style)]
  }

  /// As many lines as the text takes, at most `limit`.
  func rows(_ text: String, _ style: Style, limit: Int) -> [CardRow] {
    layOut(text, width: width - indent, lineLimit: limit).map { row($0, style) }
  }

  private func row(_ line: LaidLine, _ style: Style) -> CardRow {
    let span = Span(line, style)
    // A paragraph that runs against the card's direction still begins at its own side.
    if line.isRightToLeft, !isMirrored { return CardRow(trailing: [span]) }
    return CardRow(leading: [.blank(indent, looks.style(.text)), span], isMirrored: isMirrored)
  }
}
