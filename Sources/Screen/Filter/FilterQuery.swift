import Payload
public import TextLayout

/// What the list is filtered by: a notification has to meet every term.
///
/// Made of a typed line by ``init(_:)``: `courier -draft level:critical is:held app:"Night Train"`.
public struct FilterQuery: Equatable, Sendable {
  /// A condition, or its opposite.
  struct Term: Equatable, Sendable {
    var isNegated: Bool
    var condition: Condition
  }

  /// What can be asked of a notification.
  enum Condition: Equatable, Sendable {
    /// It stands in what may be seen of the text, in the app's name, or in an identifier.
    case word(FoldedText)
    /// Part of the app's name or bundle identifier.
    case app(FoldedText)
    /// Part of the `thread-id`.
    case thread(FoldedText)
    /// Part of the category's identifier.
    case category(FoldedText)
    /// Held by the Focus whose name or identifier has this in it.
    case focus(FoldedText)
    /// The interruption level.
    case level(InterruptionLevel)
    /// What became of it.
    case state(State)
  }

  /// The words behind `is:`.
  enum State: String, CaseIterable, Sendable {
    /// Its alert was silenced by a Focus.
    case held
    /// It was shown as a banner.
    case banner
    /// It went into the list without one.
    case list
    /// It waits for the scheduled summary.
    case summary
    /// It took the place of an earlier one.
    case replaced
    /// The viewer has marked it.
    case marked
  }

  /// What stands before the colon.
  enum Qualifier: String, CaseIterable, Sendable { case app, level, `is`, focus, thread, category }

  var terms: [Term] = []

  /// What is set apart in the cards: the words that are looked for in the text.
  public var words: [FoldedText] {
    terms.compactMap { term in
      switch term.condition {
      case .word(let text) where !term.isNegated, .app(let text) where !term.isNegated: text
      default: nil
      }
    }
  }

  /// Whether it asks for marks, which change without the center.
  var asksForMarks: Bool { terms.contains { $0.condition == .state(.marked) } }

  /// Whether everything that it lets through was let through by `other`: then only that has to be looked at.
  func isNarrower(than other: FilterQuery) -> Bool {
    terms.count >= other.terms.count && zip(terms, other.terms).allSatisfy { $0.implies($1) }
  }
}

extension FilterQuery.Term {
  /// Whether what meets this term meets `other`.
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard !isNegated, !other.isNegated else { return false }
    switch (condition, other.condition) {
    case (.word(let own), .word(let wider)), (.app(let own), .app(let wider)), (.thread(let own), .thread(let wider)),
      (.category(let own), .category(let wider)), (.focus(let own), .focus(let wider)):
      return own.contains(wider)
    default: return false
    }
  }
}
