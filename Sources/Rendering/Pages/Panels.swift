import Center
import Screen

extension Scene {
  /// Which Focus is on.
  func focusPanel() -> Panel {
    let rows = screen.panelRows(center: center).enumerated().map { index, row in
      Panel.Row(
        sign: row.glyph.isEmpty ? " " : row.glyph, title: row.title, value: row.isOn ? "✓" : "",
        isSelected: index == screen.pageSelection)
    }
    return Panel(title: "Focus", rows: rows, edges: edges)
  }

  /// What the phone is doing and what the app may do: each value changed on the spot.
  func devicePanel() -> Panel {
    let rows = screen.panelRows(center: center).enumerated().map { index, row in
      let isSelected = index == screen.pageSelection
      return Panel.Row(
        group: row.group, title: row.title, remark: row.remark,
        value: isSelected ? "‹ \(row.value) ›" : row.value + "  ",
        valueInk: row.isOn ? .text : .tertiaryText, isSelected: isSelected)
    }
    return Panel(
      title: "Device", explanation: ["← → change a value; what you change is kept"], rows: rows, edges: edges)
  }

  /// A question before something that cannot be undone.
  func confirmationPanel(_ confirmation: Confirmation) -> Panel {
    let (title, answer): (String, String)
    var explanation = "Apps that asked for it hear of every dismissal."
    switch confirmation {
    case .quit(let count):
      (title, answer) = ("Quit?", "Quit")
      // Short, so that it is whole on the smallest screen.
      explanation = "Loses " + (count == 1 ? "1 half-written reply." : "\(groupedDigits(count)) half-written replies.")
    case .clearAll(let count): (title, answer) = ("Clear all \(notifications(count))?", "Clear All")
    case .dismissThread(let key, let count):
      (title, answer) = (
        "Dismiss \(notifications(count)) from \(profile(of: key.bundleIdentifier).name)?", "Dismiss"
      )
    case .dismissMatches(let count): (title, answer) = ("Dismiss the \(notifications(count)) that match?", "Dismiss")
    case .dismissMarked(let count):
      (title, answer) = ("Dismiss the \(notifications(count)) that are marked?", "Dismiss")
    case .actOnMarked(_, let action, let count): (title, answer) = ("\(action): \(notifications(count))?", action)
    case .dismissSummary(let count): (title, answer) = ("Dismiss \(notifications(count)) of the summary?", "Dismiss")
    }
    return question(title, explanation: [explanation], yes: answer, ink: .destructive)
  }

  /// The device is locked and this action wants it unlocked.
  func unlockPanel(_ key: NotificationKey, actionIdentifier: String) -> Panel {
    let notification = center.notifications[key]
    let action = notification.flatMap { center.actions(of: $0).first { $0.identifier == actionIdentifier } }
    let name = notification.map { profile(of: $0.bundleIdentifier).name } ?? "the app"
    let purpose =
      action.map { "'\($0.title)' needs the device unlocked." } ?? "Opening \(name) needs the device unlocked."
    return question("Unlock?", explanation: [purpose], yes: "Unlock", ink: .accent)
  }

  private func question(_ title: String, explanation: [String], yes: String, ink: Role) -> Panel {
    Panel(
      title: title, explanation: explanation,
      rows: [
        Panel.Row(sign: "y", title: yes, ink: ink), Panel.Row(sign: "n", title: "Cancel"),
      ], edges: edges)
  }

  private func notifications(_ count: Int) -> String {
    count == 1 ? "1 notification" : "\(groupedDigits(count)) notifications"
  }
}
