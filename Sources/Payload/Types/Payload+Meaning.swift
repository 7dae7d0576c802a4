extension Payload {
  /// Whether title, subtitle or body would show anything: literal text that is not empty, or a localization key that
  /// no literal text hides.
  ///
  /// Source: apple-rules 1.2, 1.5.
  public var isVisiblyAlerting: Bool { isVisiblyAlerting(literalHidesLocalizationKey: true) }

  /// The same with the switch of apple-rules 1.5: whether a literal text, even an empty one, hides the localization
  /// key beside it.
  public func isVisiblyAlerting(literalHidesLocalizationKey: Bool) -> Bool {
    guard let alert else { return false }
    return [alert.title, alert.subtitle, alert.body].contains {
      $0.isVisible(literalHidesLocalizationKey: literalHidesLocalizationKey)
    }
  }

  /// The push type that a sender who gave none most likely means: judged by the keys, see apple-rules 2.3 and the
  /// note on guessing there (`category` in a silent push does not make it an alert).
  public var inferredPushType: PushType {
    guard aps != nil else { return isDeviceManagement ? .mdm : .alert }
    if isDeviceManagement, alert == nil { return .mdm }
    if let liveActivity, liveActivity.isPush { return .liveactivity }
    let isQuiet = !isVisiblyAlerting && badge == nil && sound == nil
    if isQuiet, isContentChanged { return .widgets }
    return isQuiet && isContentAvailable ? .background : .alert
  }

  /// The whole payload as it reaches the app, minified: `Simulator Target Bundle` is taken out.
  public var userInfo: String { root.minified(leavingOut: "Simulator Target Bundle") }

  /// What stands beside `aps`, minified.
  public var customContent: String { root.minified(leavingOut: "aps") }
}
