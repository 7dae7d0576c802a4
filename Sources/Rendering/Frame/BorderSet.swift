/// The characters of a border.
struct BorderSet {
  var topLeft: Character
  var top: Character
  var topRight: Character
  var left: Character
  var right: Character
  var bottomLeft: Character
  var bottom: Character
  var bottomRight: Character

  /// Light lines with round corners.
  static let rounded = BorderSet(
    topLeft: "╭", top: "─", topRight: "╮", left: "│", right: "│", bottomLeft: "╰", bottom: "─", bottomRight: "╯")
  /// What any terminal can draw.
  static let ascii = BorderSet(
    topLeft: ".", top: "-", topRight: ".", left: "|", right: "|", bottomLeft: "'", bottom: "-", bottomRight: "'")
}
