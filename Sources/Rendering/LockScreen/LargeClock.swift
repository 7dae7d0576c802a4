/// The time in digits of three rows, made of half blocks.
struct LargeClock {
  private static let digits: [[String]] = [
    ["█▀█", "█ █", "▀▀▀"], ["▀█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", " ▀█", "▀▀▀"], ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"], ["▀▀█", "  █", "  ▀"], ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
  ]
  private static let colon = ["▄", "▄", " "]

  /// Rows of text, all of one width; what is neither a digit nor a colon is left out.
  static func rows(_ time: String) -> [String] {
    let shapes = time.compactMap { character -> [String]? in
      if character == ":" { return colon }
      return character.wholeNumberValue.map { digits[$0 % 10] }
    }
    return (0..<3).map { row in shapes.map { $0[row] }.joined(separator: " ") }
  }
}
