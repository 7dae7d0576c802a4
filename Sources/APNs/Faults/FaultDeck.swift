public import Center

/// What goes wrong on purpose, card by card, in the order in which the cards were laid.
///
/// A value with all its chance inside: the same deck asked the same questions gives the same answers.
public struct FaultDeck: Equatable, Sendable {
  /// The cards, oldest first.
  public internal(set) var cards: [LaidCard] = []
  /// What shares of a percentage are drawn by.
  public internal(set) var seed: UInt64 = 0

  /// Cards that a deck holds at most: each is asked about each request.
  public static let limit = 100

  /// Nothing goes wrong.
  public init() {}

  /// A deck as it was stored, its cards in their order.
  public init(stored cards: [LaidCard], seed: UInt64) {
    self.cards = cards
    self.seed = seed
  }

  /// Whether no card can strike any more.
  public func isQuiet(at moment: Timestamp) -> Bool { !cards.contains { $0.isActive(at: moment) } }

  /// What goes wrong with a request; nil: nothing.
  ///
  /// To be asked before anything of the request is checked, with ``ProviderConnection/requestCount`` counting it already.
  /// The first card that decides the answer wins, and such cards below it do not see the request; delays add up, and
  /// what strikes the connection strikes anyway.
  public mutating func draw(
    for request: ProviderRequest, on connection: ProviderConnection, at moment: Timestamp
  ) -> FaultDraw? {
    guard !cards.isEmpty else { return nil }
    var draw = FaultDraw()
    var isAnswered = false
    for index in cards.indices {
      let laid = cards[index]
      let effect = laid.card.effect
      if isAnswered, effect.decidesAnswer { continue }
      if let threshold = effect.threshold, threshold == 0 || connection.requestCount < threshold { continue }
      guard laid.isActive(at: moment), laid.card.window.contains(moment, laidAt: laid.laidAt),
        laid.card.scope.matches(request, on: connection), cards[index].deal(seed: seed, place: index)
      else { continue }
      draw.add(effect, of: laid.text, at: moment, laidAt: laid.laidAt)
      isAnswered = isAnswered || effect.decidesAnswer
    }
    return draw.cause.isEmpty ? nil : draw
  }

  /// What goes wrong with a connection that begins.
  public mutating func open(_ connection: ProviderConnection, at moment: Timestamp) -> ConnectionFaults {
    var faults = ConnectionFaults()
    for index in cards.indices {
      let laid = cards[index]
      guard laid.card.effect.strikesOpening, laid.isActive(at: moment),
        laid.card.window.contains(moment, laidAt: laid.laidAt), laid.card.scope.matches(connection),
        !laid.card.scope.namesRequests, cards[index].deal(seed: seed, place: index)
      else { continue }
      faults.add(laid.card.effect, of: laid.text)
    }
    return faults
  }
}
