import APNs
import Center
import Storage
import Payload

extension Runtime {
  func carryOut(_ change: Operation.DeviceChange) throws(OperationError) {
    switch change {
    case .lock: try send(.locked)
    case .unlock: try send(.unlocked)
    case .online: try send(.connectionChanged(isOnline: true))
    case .offline: try send(.connectionChanged(isOnline: false))
    case .ringer(let on): try send(.ringerSwitched(on: on))
    case .lowPower(let on): try send(.lowPowerSwitched(on: on))
    case .locale(let locale):
      guard locale.map({ LocaleIdentifier.normalized($0) != nil }) ?? true else {
        throw OperationError(
          exitCode: 2, message: "'\(locale ?? "")' is no locale; expected a language and a region, as in 'en_US'")
      }
      try send(.localeChanged(locale))
    case .foreground(let app): try send(.foregroundAppChanged(app))
    case .advance(let seconds): try advance(seconds: seconds)
    }
  }

  /// The identifier of the Focus mode with this identifier or name, in either case.
  func focusIdentifier(named name: String) throws(OperationError) -> String {
    let modes = state.deviceProfile.focusModes
    let spelled = name.lowercased()
    if let mode = modes.first(where: { $0.identifier.lowercased() == spelled || $0.name.lowercased() == spelled }) {
      return mode.identifier
    }
    let known = modes.map { "'\($0.identifier)'" }.joined(separator: ", ")
    let hint = nearest(name, in: modes.map(\.identifier)).map { "did you mean '\($0)'? " } ?? ""
    throw OperationError(
      exitCode: 3, kind: .notFound, message: "no Focus '\(name)'; \(hint)there are \(known) and 'off'")
  }

  /// A hundred years, in seconds: whoever asks for more has mistaken the unit.
  private static let longestAdvance: Double = 100 * 365.25 * 86_400
  /// The end of the year 9999, the last that ISO 8601 writes with four digits.
  private static let lastMoment = Timestamp(milliseconds: 253_402_300_799_999)

  private func advance(seconds: Double) throws(OperationError) {
    guard configuration.clock.isStanding else {
      throw OperationError(
        exitCode: 2, kind: .conflict,
        message: "this clock runs by itself and cannot be advanced; start with --clock TIME to make it stand")
    }
    guard seconds.isFinite, seconds >= 0 else {
      throw OperationError(exitCode: 2, message: "a clock can only be advanced forwards, not by \(seconds) seconds")
    }
    guard seconds <= Self.longestAdvance, configuration.clock.now.adding(seconds: seconds) <= Self.lastMoment else {
      throw OperationError(
        exitCode: 2,
        message:
          "a clock can be advanced by 100 years (\(Int64(Self.longestAdvance)) seconds) at most, and to the year "
          + "9999")
    }
    configuration.clock.advance(seconds: seconds)
    try reporting { () throws(StoreError) in try configuration.clock.keep(in: store) }
    try send(.timePassed)
  }

  /// Reads the profiles again.
  ///
  /// Faults are announced; a file that cannot be read at all leaves its app as it was.
  func reloadProfiles() throws(OperationError) {
    let files = ProfileFiles(
      directories: configuration.appDirectories, devicePath: configuration.deviceProfilePath)
    for remark in files.remarks { announce(remark) }
    var profiles = files.profiles
    let read = Set(profiles.map(\.bundleIdentifier))
    profiles += files.unreadableApps.subtracting(read).sorted().compactMap { state.apps[$0]?.profile }
    let known = state.redefinedCategories.count
    try send(.profilesLoaded(profiles))
    for category in state.redefinedCategories.dropFirst(known) {
      announce(
        "category '\(category.categoryIdentifier)' of \(category.bundleIdentifier) was redefined: notifications that came "
          + "before have its new buttons")
    }
    if let device = files.device {
      try send(.deviceProfileLoaded(device))
      gateway.choices = configuration.gatewayChoices(of: files)
    }
  }
}
