import Payload
import TextLayout

/// The `content-state` of a Live Activity as rows: what an app would draw is not known, so its names and numbers speak.
struct ContentState {
  /// Pieces from the leading edge on.
  private(set) var rows: [[Span]] = []

  private let looks: CardLooks
  private let width: Int

  /// Values that are shown; the others would only make the card taller.
  private static let valueLimit = 6

  /// - Parameter text: minified JSON.
  init(_ text: String, looks: CardLooks, width: Int) {
    self.looks = looks
    self.width = width
    let members = JSONDocument(Array(text.utf8)).root?.members ?? []
    var values = members.filter { !$0.isDuplicate && !$0.value.isNull && !$0.value.equals("") }
    if let index = values.firstIndex(where: { share(of: $0) != nil }), let share = share(of: values[index]) {
      rows.append(progressBar(share, looks: looks, width: width))
      values.remove(at: index)
    } else if let steps = steps(in: values) {
      rows.append(steps.row)
      values.removeAll { steps.keys.contains($0.key) }
    }
    append(values.prefix(Self.valueLimit).map { ($0.key.spelledOut, $0.value.string ?? $0.value.minified) })
  }

  /// Values side by side, as many as fit, each below its name.
  private mutating func append(_ values: [(name: String, value: String)]) {
    let gap = 3
    var names: [Span] = []
    var contents: [Span] = []
    var room = width
    for (name, value) in values {
      let name = Span(name, looks.style(.secondaryText), limit: width)
      let value = Span(value, looks.style(.text, bold: true), limit: width)
      let needed = max(name.width, value.width)
      let blank = looks.style(.text)
      if needed > room, !names.isEmpty {
        rows += [names, contents]
        (names, contents, room) = ([], [], width)
      } else if !names.isEmpty {
        names.append(.blank(gap, blank))
        contents.append(.blank(gap, blank))
      }
      names += [name, .blank(needed - name.width, blank)]
      contents += [value, .blank(needed - value.width, blank)]
      room -= needed + gap
    }
    if !names.isEmpty { rows += [names, contents] }
  }

  /// A number between 0 and 1 under a name that speaks of a share.
  private func share(of member: JSONValue.Member) -> Double? {
    guard let number = member.value.number?.double, number >= 0, number <= 1 else { return nil }
    let words = ["progress", "fraction", "percent", "share", "completed", "ratio"]
    return words.contains(where: member.key.lowercased().contains) ? number : nil
  }

  /// A number and the number of all, as in `step` and `totalSteps`: a line of that many pieces.
  private func steps(in values: [JSONValue.Member]) -> (row: [Span], keys: [String])? {
    for member in values {
      guard let current = member.value.number?.double, current >= 0, current == current.rounded() else { continue }
      let total = values.first { other in
        guard let count = other.value.number?.double else { return false }
        return other.key.counts(member.key) && count >= 2 && count <= 12 && count >= current && count == count.rounded()
      }
      guard let total, let count = total.value.number?.double else { continue }
      let piece = max(1, min(6, (width - 8) / Int(count) - 1))
      var row: [Span] = []
      for step in 0..<Int(count) {
        let isDone = step < Int(current)
        row += [
          Span(String(repeating: isDone ? "━" : "─", count: piece), looks.style(isDone ? .accent : .tertiaryText)),
          .blank(1, looks.style(.text)),
        ]
      }
      row.append(Span("\(Int(current)) of \(Int(count))", looks.style(.text, bold: true), limit: 8))
      return (row, [member.key, total.key])
    }
    return nil
  }
}

extension String {
  /// A name of code as words: `minutesToDeparture` as `Minutes to departure`.
  fileprivate var spelledOut: String {
    var words = ""
    var last: Character = " "
    for character in self {
      if character == "_" || character == "-" {
        words.append(" ")
      } else if character.isUppercase, last.isLowercase || last.isNumber {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
      last = character
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it names the number of all that `name` counts in.
  fileprivate func counts(_ name: String) -> Bool {
    let (whole, part) = (lowercased(), name.lowercased())
    return ["total\(part)", "total\(part)s", "\(part)s", "\(part)count", "\(part)total", "max\(part)"].contains(whole)
  }
}
