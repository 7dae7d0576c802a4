/// Which way a paragraph runs: the direction that its runs are put in order by, and the side that it begins at.
public enum BaseDirection: Sendable {
  /// As its first strong character does (UAX #9, rules P2 and P3); from left to right where it has none.
  case firstStrong
  /// The same; from right to left where it has none, as a line of digits on a card that is mirrored.
  case firstStrongElseRightToLeft
  /// From left to right, whatever stands in it: for text with a form of its own, such as JSON.
  case leftToRight
  /// From right to left, whatever stands in it.
  case rightToLeft
}
