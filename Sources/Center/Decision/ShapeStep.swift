import Payload

extension Decision {
  /// Whether it is one JSON object, has what its push type wants, and says for which app it is.
  ///
  /// Source: apple-rules 1.1, 2.4, 10.
  mutating func checkShape(_ choices: Choices) {
    guard let root = document.root, document.isReadable else {
      return refuse(.notJSON, at: .shape, "the payload is not JSON: \(firstFault)")
    }
    guard root.kind == .object, payload != nil else {
      return refuse(
        .notAnObject, at: .shape, "the payload is \(root.kind.article), expected one JSON object with 'aps'")
    }
    if pushType.wantsAPS, root["aps"] == nil {
      return refuse(
        .missingAPS, at: .shape,
        "the payload has no 'aps' at its root, which push type '\(pushType.rawValue)' wants: "
          + "put what the system should do into an object 'aps'")
    }
    if pushType == .background, isPushTypeGiven, arrival.headers.priority == 10, choices.refusesBackgroundAtPriority10 {
      return refuse(
        .badPriority, at: .shape, "push type 'background' was sent with priority 10, expected priority 5",
        "apns-priority")
    }
    if arrival.bundleIdentifier.isEmpty {
      return refuse(
        .noBundleIdentifier, at: .shape,
        "no bundle identifier: name the app, or put 'Simulator Target Bundle' at the root of the payload",
        "Simulator Target Bundle")
    }
    guard isBundleIdentifier(arrival.bundleIdentifier) else {
      return refuse(
        .noBundleIdentifier, at: .shape,
        "'Simulator Target Bundle' must be a bundle identifier of letters, digits, hyphens and dots, found "
          + "'\(terminalSafe(arrival.bundleIdentifier))'",
        "Simulator Target Bundle")
    }
    let count = document.faults.count
    if count > 0 {
      note(.shape, "tolerated", "one JSON object with \(count) fault\(count == 1 ? "" : "s") that is let pass")
    } else {
      note(.shape, "pass", "one JSON object")
    }
  }

  /// The first fault that makes the text unreadable, with its place.
  private var firstFault: String {
    guard let fault = document.faults.first(where: { !$0.isTolerated }) else { return "there is no value in it" }
    let place = "line \(fault.position.line), column \(fault.position.column)"
    let finding = lint(document).first { $0.position == fault.position && $0.severity == .error }
    guard let message = finding?.message else { return place }
    return message.contains("line \(fault.position.line)") ? message : "\(place): \(message)"
  }
}

extension PushType {
  /// Whether a payload of this type without `aps` is not taken.
  var wantsAPS: Bool {
    switch self {
    case .alert, .background, .liveactivity, .controls, .widgets: true
    case .voip, .complication, .fileprovider, .mdm, .location, .pushtotalk: false
    }
  }
}
