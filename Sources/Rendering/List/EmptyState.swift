import Center
import Screen
import TextLayout

extension Scene {
  /// What is there when nothing is there: at the very first what this is, later what to do next.
  func emptyState(columns: Int, rows: Int) -> Frame {
    let hasHistory = center.lastSequence > 0
    let content = hasHistory ? clearedState(columns: columns) : welcome(columns: min(columns - 4, 68), rows: rows)
    var frame = Frame(columns: columns, rows: rows)
    frame.place(
      content, column: (columns - content.columns) / 2, row: max(0, (rows - content.rows) / 2), window: 0..<rows)
    return frame
  }

  /// Everything was read, answered or cleared.
  private func clearedState(columns: Int) -> Frame {
    var lines: [(text: String, style: Style)] = [
      ("No Older Notifications", Style(.title, bold: true)), ("New ones appear here.", Style(.secondaryText)),
    ]
    if let key = screen.keyMap.label(for: .showInspector) {
      lines += [("", Style()), ("\(key)  shows what came in, and why", Style(.secondaryText))]
    }
    if let key = screen.keyMap.label(for: .showHelp) { lines.append(("\(key)  all keys", Style(.secondaryText))) }
    var frame = Frame(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      frame.put(line.text, column: 0, row: row, width: columns, style: line.style, alignment: .center)
    }
    return frame
  }

  /// What this is, and the ways in.
  private func welcome(columns: Int, rows: Int) -> Frame {
    let looks = CardLooks.plain
    let width = columns - 4
    func text(_ words: String, _ ink: Role, bold: Bool = false) -> [CardRow] {
      layOut(words, width: width, lineLimit: 3).map { CardRow(leading: [Span($0, looks.style(ink, bold: bold))]) }
    }
    let head = text("No Notifications yet", .title, bold: true)
    let about = text(
      "Belfry does with a push what an iPhone would do, and tells why. Send it one:", .secondaryText)
    let ways = ways(width: width).map { way in
      way.lines.flatMap { text($0, .accent, bold: true) } + text(way.meaning, .secondaryText)
    }
    let keys = [keysRow(width: width, looks: looks)]
    // Where rows are rare the air goes, then what this is, then the ways that are less needed.
    let wholes: [[[CardRow]]] =
      [[head + about] + ways + [keys], [head] + ways + [keys]]
      + (0..<ways.count).reversed().map { [head] + ways.prefix($0 + 1) + [keys] } + [[head]]
    let layouts = wholes.flatMap { [Array($0.joined(separator: [CardRow()])), Array($0.joined())] }
    let content = layouts.first { $0.count + 2 <= rows } ?? head
    return card(content, columns: columns, looks: looks, edges: edges)
  }

  /// The ways in: what is typed, and what it does.
  private func ways(width: Int) -> [(lines: [String], meaning: String)] {
    let offers = screen.welcome
    let push = ["belfry push", offers.examplePayload ?? "FILE"]
    // A line that is too long goes on as a shell goes on with it, so that it can be copied and works.
    let fits = push.joined(separator: " ").count <= width
    var ways = [
      (
        lines: fits ? [push.joined(separator: " ")] : [push[0] + " \\", "  " + push[1]],
        meaning: "from another terminal; here it is :push"
      )
    ]
    if let entrance = screen.gateway.entrance {
      let key = screen.keyMap.label(for: .showProvider).map { "; \($0) says how they get in" } ?? ""
      ways.append(([entrance.sandbox], "takes pushes of providers\(key)"))
    }
    if let folder = offers.watchedFolders.first {
      ways.append((["save a file in \(folder)"], "it is delivered as you save it"))
    } else if offers.hasDemo {
      ways.append((["belfry demo"], "a story that shows everything"))
    }
    if offers.watchedFolders.isEmpty {
      ways.append((["belfry open --watch FOLDER"], "delivers the files of a folder as you save them"))
    }
    return ways
  }

  private func keysRow(width: Int, looks: CardLooks) -> CardRow {
    let offers: [(Intent, String)] = [
      (.showHelp, "keys"), (.showPalette, "actions"), (.showCommandLine, "command"), (.quit, "quit"),
    ]
    var spans: [Span] = []
    for (intent, meaning) in offers {
      guard let key = screen.keyMap.label(for: intent) else { continue }
      let hint =
        (spans.isEmpty ? [] : [Span.blank(3, looks.style(.text))]) + [
          Span(key, looks.style(.hintKey, bold: true)), .blank(1, looks.style(.text)),
          Span(meaning, looks.style(.secondaryText)),
        ]
      if spans.width + hint.width <= width { spans += hint }
    }
    return CardRow(leading: spans)
  }
}
