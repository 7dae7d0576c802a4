/// How an arrival was presented; the words of the JSON.
public enum Presentation: String, CaseIterable, Sendable {
  /// Alerted: a banner, or lit on the Lock Screen.
  case banner
  /// In the list without a banner.
  case list
  /// Waits for the scheduled summary.
  case summary
  /// In the list, its alert silenced by Focus.
  case held
  /// Nothing to show.
  case none
}
