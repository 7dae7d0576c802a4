import Payload
import Runtime

/// `belfry device`: changes the device, or shows it.
struct DeviceCommand: Command {
  /// The first word.
  enum Change: String, CaseIterable { case lock, unlock, online, offline, ringer, foreground, advance }

  static let description = CommandDescription(
    "device", "lock or unlock the device, switch its ringer, move its clock",
    discussion: [
      "Without CHANGE the device is printed. DURATION is a number with ms, s, m, h or d (90s, 1.5h); the clock can "
        + "be moved where --clock made it stand still."
    ],
    arguments: [
      .init("CHANGE", .words(Change.allCases.map(\.rawValue)), count: .optional, "what to change"),
      .init(
        "VALUE", .following(["ringer": .words(["on", "off"]), "foreground": .name(.appOrHome)]), count: .optional,
        "on or off, an app or none, a duration"),
    ],
    examples: [
      .init("belfry device lock", "locks it"),
      .init("belfry device ringer off", "silent"),
      .init("belfry device foreground com.example.chat", "this app is in front; 'none' is the home screen"),
      .init("belfry device advance 90s", "a minute and a half later"),
    ],
    exitCodes: [
      .init(.usage, "the clock runs by itself and cannot be advanced"),
      .init(.failed, "the state directory cannot be used"),
    ],
    usage: [
      "[options]", "[options] lock|unlock|online|offline", "[options] ringer on|off",
      "[options] foreground BUNDLE-ID|none", "[options] advance DURATION",
    ])

  /// nil: show the device.
  var operation: Operation.DeviceChange?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let word = arguments.positionals.first, let change = Change(rawValue: word) else { return }
    let value = arguments.positionals.dropFirst().first
    switch change {
    case .lock, .unlock, .online, .offline:
      if let value { throw .unexpectedArgument(value, command: "device \(word)") }
      operation = change == .lock ? .lock : change == .unlock ? .unlock : change == .online ? .online : .offline
    case .ringer:
      guard let value else { throw .missingArgument("on or off", command: "device ringer") }
      let kind = ValueKind.words(["on", "off"])
      guard kind.allows(value) else {
        throw .wrongValue(subject: "ringer", value: value, kind: kind, nearest: nearest(value, in: ["on", "off"]))
      }
      operation = .ringer(on: value == "on")
    case .foreground:
      guard let value else { throw .missingArgument("a bundle identifier or none", command: "device foreground") }
      operation = .foreground(value == "none" ? nil : value)
    case .advance:
      guard let value else { throw .missingArgument("a duration such as 90s", command: "device advance") }
      guard let seconds = durationInSeconds(value) else {
        throw .other(
          "\(quoted(value)) is no duration, expected a number with ms, s, m, h or d, such as 90s", command: "device")
      }
      operation = .advance(seconds: seconds)
    }
  }

  func run(in context: Context) throws -> ExitCode {
    if let operation { return try context.performQuietly(.device(operation)) }
    for state in try context.perform(.state) {
      let device = state["device"]
      context.output.line(context.common.json ? device.line : StateLines.device(device))
    }
    return .done
  }
}

/// The seconds of `90s`, `250ms`, `1.5h`, `2d`; nil for anything else, for nothing, and beyond a thousand years.
func durationInSeconds(_ text: String) -> Double? {
  let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400)]
  guard let (suffix, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
  let digits = text.dropLast(suffix.count)
  guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits)
  else { return nil }
  let seconds = number * factor
  return seconds > 0 && seconds <= 1000 * 365.25 * 86_400 ? seconds : nil
}
