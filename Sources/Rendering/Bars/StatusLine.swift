import APNs
import Center
import Screen

extension Scene {
  /// The top row: time and date at the left, unless a clock stands below; what the phone is doing at the right.
  func statusLine(columns: Int, hasClock: Bool) -> Frame {
    var frame = Frame(columns: columns, rows: 1, style: Style(.text, on: .statusLine))
    let clock = wallClock(center.now)
    let blank = Span.blank(2, Style(.text, on: .statusLine))
    var row = CardRow()
    if hasClock {
      let date = columns < 60 ? clock.shortDate : clock.date
      row.leading = [
        Span(clock.time, Style(.title, on: .statusLine, bold: true)), blank,
        Span(date, Style(.secondaryText, on: .statusLine)),
      ]
    }
    var room = columns - 6 - row.leading.reduce(0) { $0 + $1.width }
    for span in signs where span.width + 2 <= room {
      row.trailing += row.trailing.isEmpty ? [span] : [blank, span]
      room -= span.width + 2
    }
    frame.draw(row, column: 2, row: 0, width: columns - 4)
    return frame
  }

  /// How many faults can strike, and how many providers are connected.
  private var providerSigns: [Span] {
    let faults = screen.gateway.deck.cards.count { $0.isActive(at: center.now) }
    let connections = screen.gateway.log.open.count
    var signs: [Span] = []
    if faults > 0 {
      let text = faults == 1 ? "1 fault" : "\(faults) faults"
      signs.append(Span(text, Style(.warning, on: .statusLine, bold: true)))
    }
    if connections > 0 {
      let sign = edges == .ascii ? "<>" : "⇄"
      signs.append(Span("\(sign) \(groupedDigits(connections))", Style(.text, on: .statusLine)))
    }
    return signs
  }

  /// Focus, lock, ringer and connection: what is out of the ordinary says so in words.
  private var signs: [Span] {
    func sign(_ text: String, _ ink: Role, bold: Bool = false) -> Span {
      Span(text, Style(ink, on: .statusLine, bold: bold), limit: 24)
    }
    var signs: [Span] = []
    if let focus { signs.append(sign("\(focus.glyph) \(focus.name)", .accent, bold: true)) }
    if center.device.isLocked { signs.append(sign("Locked", .text)) }
    if !center.device.isRingerOn { signs.append(sign("Silent", .warning)) }
    signs += providerSigns
    if let app = center.device.foregroundApp { signs.append(sign("▸ \(profile(of: app).name)", .secondaryText)) }
    if center.device.isLowPower { signs.append(sign("Low Power", .warning)) }
    let waiting = center.storedPushes.count
    if waiting > 0, center.device.isOnline { signs.append(sign("\(groupedDigits(waiting)) waiting", .warning)) }
    if !center.device.isOnline {
      signs.append(
        sign(waiting == 0 ? "Offline" : "Offline · \(groupedDigits(waiting)) waiting", .destructive, bold: true))
    } else if edges != .ascii {
      signs.append(sign("▂▄▆", .text))
    }
    return signs
  }
}
