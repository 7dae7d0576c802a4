import APNs
import Center

extension Schema {
  /// The cards of the fault deck, and the one row with its seed.
  static let faults = """
    CREATE TABLE fault_card (
      number INTEGER PRIMARY KEY,
      card TEXT NOT NULL,
      laid_at INTEGER NOT NULL,
      is_on INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      struck INTEGER NOT NULL
    );
    CREATE TABLE fault_deck (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      seed INTEGER NOT NULL
    );
    """
}

extension Store {
  func loadFaults() throws(Connection.Failure) -> FaultDeck {
    let cards = try rows("SELECT \(LaidCard.columns) FROM fault_card ORDER BY number", [], LaidCard.init(row:))
    let seed = try connection.integer("SELECT seed FROM fault_deck") ?? 0
    return FaultDeck(stored: cards, seed: UInt64(bitPattern: seed))
  }

  /// The whole deck takes the place of the one before; it has a hundred cards at most.
  func write(_ deck: FaultDeck) throws(Connection.Failure) {
    try connection.statement("DELETE FROM fault_card").run()
    for card in deck.cards { try connection.statement(LaidCard.insertion).run(card.row) }
    try connection.statement("INSERT OR REPLACE INTO fault_deck (number, seed) VALUES (1, ?)")
      .run([.integer(Int64(bitPattern: deck.seed))])
  }
}

extension LaidCard {
  static let columns = "number, card, laid_at, is_on, seen, struck"
  static let insertion = "INSERT INTO fault_card (\(columns)) VALUES (?, ?, ?, ?, ?, ?)"

  var row: [SQLValue] {
    [.integer(Int64(number)), .text(text), .moment(laidAt), .flag(isOn), .integer(seen), .integer(struck)]
  }

  init?(row: Statement) {
    self.init(
      number: Int(row.integer(0)), stored: row.text(1), laidAt: Timestamp(milliseconds: row.integer(2)),
      isOn: row.integer(3) != 0, seen: row.integer(4), struck: row.integer(5))
  }
}
