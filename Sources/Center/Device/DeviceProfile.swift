/// What the phone is set to: Focus modes, summary times, language.
///
/// Read from `device.json` by ``DeviceProfileFile``. Every key is explained in `docs/profiles.md`.
public struct DeviceProfile: Equatable, Sendable {
  /// The Focus modes in the order of the picker; Do Not Disturb, Work and Sleep are always there.
  public var focusModes: [FocusMode]
  /// When the scheduled summary comes: minutes after midnight, local time, ascending.
  public var summaryTimes: [Int]
  /// The language and region, `en_US`.
  public var locale: String
  /// Seconds east of UTC, for everything shown.
  public var secondsFromUTC: Int
  /// When text is shown, unless the app's settings say otherwise.
  public var showPreviews: AppProfile.PreviewPolicy
  /// The choices where Apple's behaviour is not known (docs/apple-rules.md).
  public var choices: Choices
  /// Hosts that media for attachments may be fetched from; nil: any.
  public var allowedHosts: [String]?

  /// The device of somebody who configured nothing.
  public static let standard = DeviceProfile(
    focusModes: FocusMode.readyMade, summaryTimes: [8 * 60, 18 * 60], locale: "en_US", secondsFromUTC: 0,
    showPreviews: .always, choices: Choices())
}
