import APNs
import Center
import Screen

extension Scene {
  /// What the phone is doing, how it is set, and what the inspected app may do.
  func deviceRows(of inspected: Inspected, width: Int) -> PageRows {
    let text = InspectorText(width: width)
    let device = center.device
    let clock = wallClock(center.now)
    let times = center.deviceProfile.summaryTimes.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
    var rows = PageRows([
      text.heading("Phone"),
      text.row("clock", "\(clock.date) \(clock.year), \(clock.timeWithSeconds)"),
      text.row("screen", device.isLocked ? "locked" : "unlocked"), text.row("Focus", focus?.name ?? "off"),
      text.row("ringer", device.isRingerOn ? "on" : "silent"),
      text.row("connection", device.isOnline ? "online" : "offline"),
      text.row("low power", device.isLowPower ? "on" : "off"),
      text.row("in front", device.foregroundApp.map { profile(of: $0).name } ?? "home screen"), CardRow(),
      text.heading("Set to"), text.row("locale", center.locale),
      text.row("previews", center.deviceProfile.showPreviews.rawValue),
      text.row("summary", times.isEmpty ? "off" : times.joined(separator: ", ")),
      text.row("listed", "\(center.notifications.count)"), text.row("waiting", "\(center.storedPushes.count)"),
      text.row("responses", "\(center.responseCount)"),
    ])
    if let app = inspected.subject.bundleIdentifier {
      rows.append(permissionRows(of: app, text) + tokenRows(of: app, text))
    }
    return rows
  }

  /// Where a provider pushes to the app: whole tokens, since they are there to be copied.
  private func tokenRows(of bundleIdentifier: String, _ text: InspectorText) -> [CardRow] {
    let tokens = screen.gateway.tokens.active(of: bundleIdentifier)
    guard !tokens.isEmpty else { return [] }
    let rows = tokens.flatMap { token in
      [text.row(token.environment.rawValue, age(of: token.registeredAt))]
        + text.rows(token.token, Style(.text), indent: 2)
    }
    return [CardRow(), text.heading("Device tokens")] + rows
  }

  /// The app's settings; what was changed here and is not as its profile has it says so.
  private func permissionRows(of bundleIdentifier: String, _ text: InspectorText) -> [CardRow] {
    let profile = profile(of: bundleIdentifier)
    let file = center.apps[bundleIdentifier]?.fileSettings ?? profile.settings
    let settings = AppSetting.all.map { setting in
      let value = setting.value(in: profile.settings)
      let isChanged = value != setting.value(in: file)
      return text.row(
        setting.title, value, ink: value == "off" ? .secondaryText : .text, remark: isChanged ? "changed" : "")
    }
    let capabilities = profile.capabilities.map(\.rawValue).sorted().joined(separator: ", ")
    return [CardRow(), text.heading(profile.name)] + settings + [
      text.row("capabilities", capabilities.isEmpty ? "none" : capabilities)
    ]
  }
}
