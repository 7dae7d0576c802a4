public import Center

/// A row of the Focus picker or the device panel.
public struct PanelRow: Equatable, Sendable {
  /// One cluster, or empty.
  public var glyph: String
  /// What the row stands for.
  public var title: String
  /// Its value, such as `on`; empty where being chosen says all.
  public var value: String
  /// Whether it is what the phone does now.
  public var isOn: Bool
  /// What choosing it does; nil: it opens the Focus picker.
  let event: CenterEvent?
}

extension ScreenState {
  /// The rows of the Focus picker or the device panel, whichever is on top; empty elsewhere.
  public func panelRows(center: CenterState) -> [PanelRow] {
    switch page {
    case .focusPicker: focusRows(center: center)
    case .devicePanel: deviceRows(center: center)
    default: []
    }
  }

  private func focusRows(center: CenterState) -> [PanelRow] {
    let current = center.device.focus
    let modes = center.deviceProfile.focusModes.map { mode in
      PanelRow(
        glyph: mode.glyph, title: mode.name, value: "", isOn: mode.identifier == current,
        event: .focusChanged(mode.identifier))
    }
    return [PanelRow(glyph: "", title: "No Focus", value: "", isOn: current == nil, event: .focusChanged(nil))] + modes
  }

  private func deviceRows(center: CenterState) -> [PanelRow] {
    let device = center.device
    let focus = center.deviceProfile.focusModes.first { $0.identifier == device.focus }?.name
    let nextApp = appInFront(after: device.foregroundApp, center: center)
    let front = device.foregroundApp.map { center.apps[$0]?.profile.name ?? $0 }
    return [
      PanelRow(
        glyph: "", title: "Screen", value: device.isLocked ? "locked" : "unlocked", isOn: device.isLocked,
        event: device.isLocked ? .unlocked : .locked),
      PanelRow(glyph: "", title: "Focus", value: focus ?? device.focus ?? "off", isOn: device.focus != nil, event: nil),
      PanelRow(
        glyph: "", title: "Ringer", value: device.isRingerOn ? "on" : "silent", isOn: device.isRingerOn,
        event: .ringerSwitched(on: !device.isRingerOn)),
      PanelRow(
        glyph: "", title: "Connection", value: device.isOnline ? "online" : "offline", isOn: device.isOnline,
        event: .connectionChanged(isOnline: !device.isOnline)),
      PanelRow(
        glyph: "", title: "App in front", value: front ?? "home screen", isOn: front != nil,
        event: .foregroundAppChanged(nextApp)),
    ]
  }

  /// The app that comes to the front next: the home screen, then the apps in the order of their identifiers.
  private func appInFront(after current: String?, center: CenterState) -> String? {
    guard let current else { return center.apps.keys.min() }
    return center.apps.keys.lazy.filter { $0 > current }.min()
  }

  /// Chooses the row at `index` of the panel on top.
  mutating func chooseRow(_ index: Int, center: CenterState) -> Outcome {
    let rows = panelRows(center: center)
    guard rows.indices.contains(index) else {
      notice = "no row \(index + 1): there are \(rows.count)"
      return Outcome()
    }
    pageSelection = index
    guard let event = rows[index].event else {
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
    case .chooseAction(let number): return chooseRow(number - 1, center: center)
    case .back: pop()
    default: break
    }
    return Outcome()
  }
}
