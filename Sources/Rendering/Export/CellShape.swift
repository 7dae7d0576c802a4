/// A block element or a line as a shape within its cell, so that a picture shows no seams between cells, whatever font
/// it is shown in.
///
/// A cell of a picture is 8 units wide and 16 high.
struct CellShape: Equatable {
  static let cellWidth = 8
  static let cellHeight = 16

  /// A filled rectangle, in units from the top left of its cell.
  struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Round corners of light lines, by the arms that they join.
  enum Corner: String {
    case downRight = "M4.5 16V13.5Q4.5 8.5 8 8.5"
    case downLeft = "M4.5 16V13.5Q4.5 8.5 0 8.5"
    case upRight = "M4.5 0V3.5Q4.5 8.5 8 8.5"
    case upLeft = "M4.5 0V3.5Q4.5 8.5 0 8.5"
  }

  var boxes: [Box] = []
  var corner: Corner?

  /// The shape of a cluster; nil for what only a font can draw.
  init?(_ cluster: Character) {
    if let box = Self.blocks[cluster] {
      boxes = [box]
    } else if let quadrants = Self.quadrants[cluster] {
      boxes = quadrants.map { Box(x: $0 % 2 * 4, y: $0 / 2 * 8, width: 4, height: 8) }
    } else if let arms = Self.arms[cluster] {
      boxes = arms.boxes
    } else if let corner = Self.corners[cluster] {
      self.corner = corner
    } else {
      return nil
    }
  }

  /// U+2580 to U+2590: parts of a cell in eighths.
  private static let blocks: [Character: Box] = {
    var blocks: [Character: Box] = [
      "▀": Box(x: 0, y: 0, width: 8, height: 8), "▐": Box(x: 4, y: 0, width: 4, height: 16),
      "▔": Box(x: 0, y: 0, width: 8, height: 2), "▕": Box(x: 7, y: 0, width: 1, height: 16),
    ]
    for (index, lower) in "▁▂▃▄▅▆▇█".enumerated() {
      blocks[lower] = Box(x: 0, y: 14 - 2 * index, width: 8, height: 2 * (index + 1))
    }
    for (index, left) in "▏▎▍▌▋▊▉".enumerated() { blocks[left] = Box(x: 0, y: 0, width: index + 1, height: 16) }
    return blocks
  }()

  /// U+2596 to U+259F: quarters, counted from the top left.
  private static let quadrants: [Character: [Int]] = [
    "▘": [0], "▝": [1], "▖": [2], "▗": [3], "▚": [0, 3], "▞": [1, 2], "▙": [0, 2, 3], "▛": [0, 1, 2], "▜": [0, 1, 3],
    "▟": [1, 2, 3],
  ]

  private static let corners: [Character: Corner] = [
    "╭": .downRight, "╮": .downLeft, "╰": .upRight, "╯": .upLeft,
  ]

  /// The lines of a cell from its middle to its edges; a light one is 1 unit thick, a heavy one 2.
  private struct Arms {
    var up = 0
    var right = 0
    var down = 0
    var left = 0

    /// Straight lines as one box, so that they need not be joined.
    var boxes: [Box] {
      let reach = max(up, down, left, right)
      var boxes: [Box] = []
      if left > 0 || right > 0 {
        let start = left > 0 ? 0 : 5 - reach
        let end = right > 0 ? 8 : 5
        boxes.append(Box(x: start, y: 9 - max(left, right), width: end - start, height: max(left, right)))
      }
      if up > 0 || down > 0 {
        let start = up > 0 ? 0 : 9 - reach
        let end = down > 0 ? 16 : 9
        boxes.append(Box(x: 5 - max(up, down), y: start, width: max(up, down), height: end - start))
      }
      return boxes
    }
  }

  private static let arms: [Character: Arms] = [
    "─": Arms(right: 1, left: 1), "━": Arms(right: 2, left: 2), "│": Arms(up: 1, down: 1), "┃": Arms(up: 2, down: 2),
    "┌": Arms(right: 1, down: 1), "┐": Arms(down: 1, left: 1), "└": Arms(up: 1, right: 1), "┘": Arms(up: 1, left: 1),
    "├": Arms(up: 1, right: 1, down: 1), "┤": Arms(up: 1, down: 1, left: 1), "┬": Arms(right: 1, down: 1, left: 1),
    "┴": Arms(up: 1, right: 1, left: 1), "┼": Arms(up: 1, right: 1, down: 1, left: 1),
    "┏": Arms(right: 2, down: 2), "┓": Arms(down: 2, left: 2), "┗": Arms(up: 2, right: 2), "┛": Arms(up: 2, left: 2),
    "╴": Arms(left: 1), "╵": Arms(up: 1), "╶": Arms(right: 1), "╷": Arms(down: 1),
    "╾": Arms(right: 1, left: 2), "╸": Arms(left: 2), "╹": Arms(up: 2), "╺": Arms(right: 2), "╻": Arms(down: 2),
  ]
}
