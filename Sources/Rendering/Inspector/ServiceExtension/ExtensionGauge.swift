import Center
import Screen

/// A line that fills with the time of a service extension: grey while it starts, red in its last fifth.
struct ExtensionGauge {
  /// Seconds that are over.
  private let passed: Double
  private let coldStart: Double
  private let total: Double
  private let isRunning: Bool

  /// The cells of a line with words behind it at most: more would say nothing more.
  private static let longest = 30
  /// The share of its time from which on it is late.
  private static let late = 0.8

  init(run: ServiceExtensionRun, now: Timestamp) {
    isRunning = run.ending == .running
    passed = isRunning ? max(0, run.startedAt.map { now.seconds(since: $0) } ?? 0) : run.seconds
    coldStart = run.coldStartSeconds
    total = run.timeoutSeconds
  }

  /// `12 s of 30 s`; whole seconds while they pass.
  var words: String { "\(secondsText(isRunning ? passed.rounded(.down) : passed)) of \(secondsText(total))" }

  /// The line alone.
  func row(width: Int) -> CardRow { CardRow(leading: spans(length: max(1, width))) }

  /// The line with its words behind it.
  func rowWithWords(width: Int) -> CardRow {
    let words = Span(" " + words, Style(.text), limit: width)
    return CardRow(leading: spans(length: max(1, min(width - words.width, Self.longest))) + [words])
  }

  /// Heavy up to now, in steps of half a cell, and light for what is left.
  private func spans(length: Int) -> [Span] {
    let halves = Int((min(passed / total, 1) * Double(2 * length)).rounded())
    var spans: [Span] = []
    var start = 0
    while start < length {
      let look = look(ofCell: start, length: length, halves: halves)
      var end = start + 1
      while end < length, self.look(ofCell: end, length: length, halves: halves) == look { end += 1 }
      spans.append(Span(String(repeating: look.glyph, count: end - start), Style(look.ink)))
      start = end
    }
    return spans
  }

  private struct Look: Equatable {
    var glyph: String
    var ink: Role
  }

  private func look(ofCell cell: Int, length: Int, halves: Int) -> Look {
    guard halves > 2 * cell else { return Look(glyph: "─", ink: .tertiaryText) }
    let moment = (Double(cell) + 0.5) / Double(length) * total
    let ink: Role = moment < coldStart ? .secondaryText : moment < total * Self.late ? .accent : .destructive
    return Look(glyph: halves == 2 * cell + 1 ? "╾" : "━", ink: ink)
  }
}
