import Center

extension ScreenState {
  /// The next of the languages that there are strings for; where there is one alone, the viewer reads why nothing happens.
  mutating func takeNextLocale(center: CenterState) -> Outcome {
    guard let next = Self.locale(1, after: center) else {
      notice = "\(center.locale) is the only language: no app has strings for another"
      return Outcome()
    }
    notice = "language: \(next)"
    return Outcome(events: [.localeChanged(next)])
  }

  /// The language `steps` further among those that are offered; nil where there is no other.
  static func locale(_ steps: Int, after center: CenterState) -> String? {
    let offered = center.offeredLocales
    guard let place = offered.firstIndex(of: center.locale) else { return offered.first }
    let next = offered[((place + steps) % offered.count + offered.count) % offered.count]
    return next == center.locale ? nil : next
  }
}
