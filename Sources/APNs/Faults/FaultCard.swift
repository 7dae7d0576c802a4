/// One thing that goes wrong on purpose: what, how often, to whom, and when.
///
/// Its text (``description``, ``init(_:)``) is the same in the command, in a file and on the screen:
/// `every 10 ServiceUnavailable for topic com.example.chat`.
public struct FaultCard: Equatable, Sendable {
  /// What happens.
  public var effect: FaultEffect
  /// To how many of those that are meant.
  public var selector: FaultSelector
  /// Who is meant.
  public var scope: FaultScope
  /// When.
  public var window: FaultWindow

  /// Makes a card; by default it strikes everybody, always.
  public init(
    _ effect: FaultEffect, selector: FaultSelector = .each, scope: FaultScope = FaultScope(),
    window: FaultWindow = FaultWindow()
  ) {
    self.effect = effect
    self.selector = selector
    self.scope = scope
    self.window = window
  }
}

/// To how many of the requests that a card means something happens.
public enum FaultSelector: Equatable, Sendable {
  /// To each.
  case each
  /// To the next so many; the card is then spent.
  case next(Int)
  /// To the last of every so many: the 10th, the 20th, …
  case every(Int)
  /// To so many hundredths of a percent of them, as the deck's seed has it.
  case share(hundredths: Int)
}
