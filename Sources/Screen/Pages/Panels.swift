public import Center

/// A row of the Focus picker or the device panel.
public struct PanelRow: Equatable, Sendable {
  /// The group that it belongs to; empty where there are no groups.
  public var group = ""
  /// One cluster, or empty.
  public var glyph = ""
  /// What the row stands for.
  public var title: String
  /// Its value, such as `on`; empty where being chosen says all.
  public var value = ""
  /// What there is to know about the value, such as what its file says; may be empty.
  public var remark = ""
  /// Whether it is what the phone does now.
  public var isOn: Bool
  /// What choosing it does; nil: it opens the Focus picker.
  var next: CenterEvent?
  /// What goes back to the value before; nil: the same as ``next``.
  var previous: CenterEvent?
}

extension ScreenState {
  /// The rows of the Focus picker or the device panel, whichever is on top; empty elsewhere.
  public func panelRows(center: CenterState) -> [PanelRow] {
    switch page {
    case .focusPicker: focusRows(center: center)
    case .devicePanel: deviceRows(center: center) + settingRows(center: center)
    default: []
    }
  }

  private func focusRows(center: CenterState) -> [PanelRow] {
    let current = center.device.focus
    let modes = center.deviceProfile.focusModes.map { mode in
      PanelRow(
        glyph: mode.glyph, title: mode.name, isOn: mode.identifier == current, next: .focusChanged(mode.identifier))
    }
    return [PanelRow(title: "No Focus", isOn: current == nil, next: .focusChanged(nil))] + modes
  }

  /// Chooses the row at `index` of the panel on top; `step` -1 takes the value before.
  mutating func chooseRow(_ index: Int, by step: Int = 1, center: CenterState) -> Outcome {
    let rows = panelRows(center: center)
    guard rows.indices.contains(index) else {
      notice = "no row \(index + 1): there are \(rows.count)"
      return Outcome()
    }
    pageSelection = index
    let row = rows[index]
    guard let event = step < 0 ? row.previous ?? row.next : row.next else {
      openFocusPicker(center: center)
      return Outcome()
    }
    if page == .focusPicker { pop() }
    return Outcome(events: [event])
  }

  /// Opens the Focus picker with the mark on the Focus that is on.
  mutating func openFocusPicker(center: CenterState) {
    push(.focusPicker)
    pageSelection = panelRows(center: center).firstIndex(where: \.isOn) ?? 0
  }

  /// Keys of the Focus picker and the device panel.
  mutating func reducePanel(_ intent: Intent, center: CenterState) -> Outcome {
    let last = max(0, panelRows(center: center).count - 1)
    switch intent {
    case .moveDown: pageSelection = min(last, pageSelection + 1)
    case .moveUp: pageSelection = max(0, pageSelection - 1)
    case .moveToFirst: pageSelection = 0
    case .moveToLast: pageSelection = last
    case .open: return chooseRow(pageSelection, center: center)
    case .nextValue: return turnValue(by: 1, center: center)
    case .previousValue: return turnValue(by: -1, center: center)
    case .chooseAction(let number): return chooseRow(number - 1, center: center)
    case .back: pop()
    default: break
    }
    return Outcome()
  }

  /// The Focus goes on to the next one here; only Enter opens its picker.
  private mutating func turnValue(by step: Int, center: CenterState) -> Outcome {
    let rows = panelRows(center: center)
    guard rows.indices.contains(pageSelection), rows[pageSelection].next == nil else {
      return chooseRow(pageSelection, by: step, center: center)
    }
    let modes: [String?] = [nil] + center.deviceProfile.focusModes.map(\.identifier)
    let place = modes.firstIndex(of: center.device.focus) ?? 0
    return Outcome(events: [.focusChanged(modes[(place + step + modes.count) % modes.count])])
  }
}
