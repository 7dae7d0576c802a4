/// What goes wrong on purpose, card by card.
public struct FaultDeck: Equatable, Sendable {
  /// Nothing goes wrong.
  public init() {}
}
