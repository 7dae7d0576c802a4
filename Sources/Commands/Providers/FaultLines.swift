import Payload

/// Cards of the fault deck as lines for people.
enum FaultLines {
  /// A table with a row a card.
  static func table(of cards: [JSONOutput], columns: Int?) -> [String] {
    var table = TextTable(["CARD", "STRUCK", "OF", "STATE", "WHAT"])
    for card in cards {
      table.append([
        "\(card["number"].integer ?? 0)", "\(card["struck"].integer ?? 0)", "\(card["seen"].integer ?? 0)",
        state(of: card), card["card"].words,
      ])
    }
    return table.lines(columns: columns)
  }

  /// How a card was understood: `card 3: next 3 TooManyRequests`.
  static func laid(_ card: JSONOutput) -> String {
    terminalSafe("card \(card["number"].integer ?? 0): \(card["card"].words)")
  }

  /// `on`, `2 left`, `off`, `spent` or `over`.
  private static func state(of card: JSONOutput) -> String {
    if !card["on"].isTrue { return "off" }
    if card["left"].integer == 0 { return "spent" }
    if !card["active"].isTrue { return "over" }
    return card["left"].integer.map { "\($0) left" } ?? "on"
  }
}
