/// Filled rectangles of a picture, joined where they touch in one colour: no seam shows where there is no edge.
struct PictureBoxes {
  /// A rectangle in units of the picture.
  struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var color: RGBColor
  }

  /// In the order in which they were begun.
  private(set) var boxes: [Box] = []
  /// Boxes that may still grow to the right, by the row and height that they share with what they would take in.
  private var rightmost: [Key: Int] = [:]

  private struct Key: Hashable {
    var y: Int
    var height: Int
    var color: RGBColor
  }

  /// Adds a rectangle; those of a row come from left to right.
  mutating func add(_ box: Box) {
    let key = Key(y: box.y, height: box.height, color: box.color)
    if let index = rightmost[key], boxes[index].x + boxes[index].width == box.x {
      boxes[index].width += box.width
      return
    }
    rightmost[key] = boxes.count
    boxes.append(box)
  }

  /// The rectangles, those that stand under each other joined too.
  func joined() -> [Box] {
    struct Edge: Hashable {
      var x: Int
      var width: Int
      var color: RGBColor
    }
    var result: [Box] = []
    var lowest: [Edge: Int] = [:]
    for box in boxes {
      let edge = Edge(x: box.x, width: box.width, color: box.color)
      if let index = lowest[edge], result[index].y + result[index].height == box.y {
        result[index].height += box.height
        continue
      }
      lowest[edge] = result.count
      result.append(box)
    }
    return result
  }
}
