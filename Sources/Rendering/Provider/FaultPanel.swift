import APNs
import Center
import Screen

extension Scene {
  /// The cards that lie on the table, with what they have done, and cards to lay with one key.
  func faultPanel() -> Panel {
    let rows = screen.faultRows.enumerated().map { index, row in
      let isSelected = index == screen.pageSelection
      switch row {
      case .card(let laid):
        let isActive = laid.isActive(at: center.now)
        return Panel.Row(
          group: "On the table", sign: isActive ? "●" : "○", title: laid.text, value: state(of: laid),
          ink: isActive ? .text : .tertiaryText, valueInk: isActive ? .warning : .tertiaryText, isSelected: isSelected)
      case .pick(let card):
        return Panel.Row(group: "Lay a card", sign: "+", title: card.description, isSelected: isSelected)
      }
    }
    return Panel(title: "Faults", explanation: ["What the endpoint does wrong on purpose"], rows: rows, edges: edges)
  }

  /// `2 left`, `on`, `3 of 40`, `off`, `spent`.
  private func state(of laid: LaidCard) -> String {
    if !laid.isOn { return "off" }
    if laid.isSpent { return "spent" }
    if !laid.isActive(at: center.now) { return "over" }
    if let left = laid.left { return "\(groupedDigits(Int(left))) left" }
    return laid.seen == 0 ? "on" : "\(groupedDigits(Int(laid.struck))) of \(groupedDigits(Int(laid.seen)))"
  }
}
