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

  /// `on`, `struck 3 of 40`, `struck 1 of 1, 2 left`, `struck 3 of 9, off`.
  private func state(of laid: LaidCard) -> String {
    let struck =
      laid.seen == 0 ? nil : "struck \(groupedDigits(Int(laid.struck))) of \(groupedDigits(Int(laid.seen)))"
    let word: String? =
      if !laid.isOn {
        "off"
      } else if laid.isSpent {
        "spent"
      } else if !laid.isActive(at: center.now) {
        "over"
      } else if let left = laid.left {
        "\(groupedDigits(Int(left))) left"
      } else {
        struck == nil ? "on" : nil
      }
    return [struck, word].compactMap { $0 }.joined(separator: ", ")
  }
}
