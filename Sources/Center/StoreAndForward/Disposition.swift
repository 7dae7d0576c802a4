/// What became of a push on its way to the phone; the words of the JSON.
///
/// Beside ``Presentation``, which says what was seen of it once it was there.
public enum Disposition: String, CaseIterable, Sendable {
  /// It reached the phone, at once or later.
  case delivered
  /// It waits.
  case stored
  /// It is on the phone, and its app's service extension has it.
  case inExtension = "in-extension"
  /// It waited, and a newer one of its app took its place.
  case replaced
  /// Its `apns-expiration`, or the longest time that pushes are kept for, was over before it could be delivered.
  case expired
  /// It was taken, and is not delivered: it may not wait, or the phone has no use for it.
  case dropped
  /// It was not taken.
  case refused
}
