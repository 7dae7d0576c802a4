import Center

// The rows of the device panel. What the phone is doing is kept with the state; an app's settings are too, and say where
// they differ from its profile; how the device shows previews is the file's and holds until that is read again.

extension ScreenState {
  func deviceRows(center: CenterState) -> [PanelRow] {
    let device = center.device
    let focus = center.deviceProfile.focusModes.first { $0.identifier == device.focus }?.name
    let front = device.foregroundApp.map { center.apps[$0]?.profile.name ?? $0 }
    let group = "Phone"
    return [
      PanelRow(
        group: group, title: "Screen", value: device.isLocked ? "locked" : "unlocked", isOn: device.isLocked,
        next: device.isLocked ? .unlocked : .locked),
      PanelRow(
        group: group, title: "Focus", value: focus ?? device.focus ?? "off", isOn: device.focus != nil, next: nil),
      PanelRow(
        group: group, title: "Ringer", value: device.isRingerOn ? "on" : "silent", isOn: device.isRingerOn,
        next: .ringerSwitched(on: !device.isRingerOn)),
      PanelRow(
        group: group, title: "Connection", value: device.isOnline ? "online" : "offline", isOn: device.isOnline,
        next: .connectionChanged(isOnline: !device.isOnline)),
      PanelRow(
        group: group, title: "App in front", value: front ?? "home screen", isOn: front != nil,
        next: .foregroundAppChanged(appInFront(after: device.foregroundApp, center: center)),
        previous: .foregroundAppChanged(appInFront(before: device.foregroundApp, center: center))),
      PanelRow(
        group: group, title: "Language", value: center.locale,
        remark: device.locale == nil ? "" : "profile: \(center.deviceProfile.locale)", isOn: true,
        next: .localeChanged(Self.locale(1, after: center) ?? center.locale),
        previous: .localeChanged(Self.locale(-1, after: center) ?? center.locale)),
      previewsRow(center: center, group: group),
      PanelRow(
        group: group, title: "Low Power", value: device.isLowPower ? "on" : "off", isOn: device.isLowPower,
        next: .lowPowerSwitched(on: !device.isLowPower)),
    ]
  }

  /// How the device shows previews: nothing stores it, so that the file has the last word.
  private func previewsRow(center: CenterState, group: String) -> PanelRow {
    let policies = AppProfile.PreviewPolicy.allCases
    let place = policies.firstIndex(of: center.deviceProfile.showPreviews) ?? 0
    func changed(by step: Int) -> CenterEvent {
      var profile = center.deviceProfile
      profile.showPreviews = policies[(place + step + policies.count) % policies.count]
      return .deviceProfileLoaded(profile)
    }
    return PanelRow(
      group: group, title: "Previews", value: center.deviceProfile.showPreviews.rawValue, remark: "not kept",
      isOn: true, next: changed(by: 1), previous: changed(by: -1))
  }

  /// The settings of the selected app, else of the one in front; none where there is neither.
  func settingRows(center: CenterState) -> [PanelRow] {
    let selected = inspectorSubject(center: center).bundleIdentifier
    guard let bundle = selected ?? center.device.foregroundApp, let app = center.apps[bundle] else { return [] }
    let settings = app.profile.settings
    return AppSetting.all.map { setting in
      let value = setting.value(in: settings)
      let filed = setting.value(in: app.fileSettings)
      func changed(by step: Int) -> CenterEvent? {
        setting.setting(setting.value(step, after: settings), in: settings).map {
          .settingsChanged(bundleIdentifier: bundle, $0)
        }
      }
      return PanelRow(
        group: app.profile.name, title: setting.title, value: value,
        remark: value == filed ? "" : app.profile.isPlain ? "was \(filed)" : "profile: \(filed)", isOn: value != "off",
        next: changed(by: 1), previous: changed(by: -1))
    }
  }

  /// The app that comes to the front next: the home screen, then the apps in the order of their identifiers.
  private func appInFront(after current: String?, center: CenterState) -> String? {
    guard let current else { return center.apps.keys.min() }
    return center.apps.keys.lazy.filter { $0 > current }.min()
  }

  private func appInFront(before current: String?, center: CenterState) -> String? {
    guard let current else { return center.apps.keys.max() }
    return center.apps.keys.lazy.filter { $0 < current }.max()
  }
}
