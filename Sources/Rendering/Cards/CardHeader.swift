import Center
import Payload
import TextLayout

/// The first row of a card: the tile, the app's name small, what is special about the notification, and its age.
struct CardHeader {
  /// Ends where the text below begins.
  var tile: [Span]
  var name: String
  /// Whether the name stands in for a title.
  var isNameBold = false
  /// What is special, in order of importance; what finds no room is left out.
  var marks: [(text: String, ink: Role)] = []
  /// Whether there are buttons to be seen after opening.
  var hasActions = false
  var age: String
  var looks: CardLooks
  var isMirrored = false

  /// The row at a width.
  func row(width: Int) -> CardRow {
    let blank = Span.blank(1, looks.style(.text))
    var trailing = age.isEmpty ? [] : [Span(age, looks.style(.secondaryText))]
    if hasActions { trailing.insert(contentsOf: [Span("▾", looks.style(.tertiaryText)), blank, blank], at: 0) }
    var room = width - trailing.width - tile.width - 2
    let nameSpan = Span(name, isNameBold ? looks.titleStyle : looks.style(.secondaryText), limit: room)
    var leading = (isMirrored ? tile.reversed() : tile) + [blank, nameSpan]
    room -= nameSpan.width
    for mark in marks {
      let span = Span(mark.text, looks.style(mark.ink))
      guard span.width + 3 <= room else { continue }
      leading += [Span(" · ", looks.style(.tertiaryText)), span]
      room -= span.width + 3
    }
    return CardRow(leading: leading, trailing: trailing, isMirrored: isMirrored)
  }
}

extension Notification {
  /// What is special about it: its level, that Focus held it, how often it was replaced.
  var marks: [(text: String, ink: Role)] {
    var marks: [(text: String, ink: Role)] = []
    switch interruptionLevel {
    case .critical: marks.append(("Critical", .destructive))
    case .timeSensitive: marks.append(("Time Sensitive", .accent))
    case .active, .passive: break
    }
    if presentation == .held { marks.append((heldReason ?? "held", .secondaryText)) }
    if replacedCount > 0 { marks.append(("replaced ×\(replacedCount)", .secondaryText)) }
    return marks
  }
}
