public import Center

extension FaultDeck {
  /// Lays a card at `moment`, below the others; nil where the deck is full.
  @discardableResult
  public mutating func lay(_ card: FaultCard, at moment: Timestamp) -> LaidCard? {
    guard cards.count < Self.limit else { return nil }
    let laid = LaidCard(number: (cards.last?.number ?? 0) + 1, card, laidAt: moment)
    cards.append(laid)
    return laid
  }

  /// Takes a card away; false where there is no such card.
  public mutating func remove(_ number: Int) -> Bool {
    guard let index = index(of: number) else { return false }
    cards.remove(at: index)
    return true
  }

  /// Lets a card take part or rest; false where there is no such card.
  ///
  /// One that was spent is laid anew at `moment`.
  @discardableResult
  public mutating func turn(_ number: Int, on: Bool, at moment: Timestamp) -> Bool {
    guard let index = index(of: number) else { return false }
    cards[index].isOn = on
    if on, !cards[index].isActive(at: moment) || cards[index].isSpent { restart(index, at: moment) }
    return true
  }

  /// Takes all cards away; the seed stays.
  public mutating func clear() { cards.removeAll() }

  /// Deals anew from this seed: every card counts from 0 again, from `moment` on.
  public mutating func reseed(_ seed: UInt64, at moment: Timestamp) {
    self.seed = seed
    for index in cards.indices { restart(index, at: moment) }
  }

  private mutating func restart(_ index: Int, at moment: Timestamp) {
    cards[index].laidAt = moment
    cards[index].seen = 0
    cards[index].struck = 0
  }

  private func index(of number: Int) -> Int? { cards.firstIndex { $0.number == number } }
}
