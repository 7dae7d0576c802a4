import Payload

/// Which files of a watched folder are payloads, and whether one is all there.
public enum PayloadFileName {
  /// Whether a file with this name is delivered: `*.apns` and `*.json`, in either case.
  ///
  /// Not hidden files, not what editors leave beside the file they write (`#x.apns#`; `x.apns~` and `.swp` end
  /// otherwise anyway), and not Belfry's own files: app and device profiles, scenarios and the story.
  public static func isPayload(_ name: String) -> Bool {
    let name = name.lowercased()
    guard name.hasSuffix(".apns") || name.hasSuffix(".json") else { return false }
    return !name.hasPrefix(".") && !name.hasPrefix("#") && !["device.json", "story.json"].contains(name)
      && ![".app.json", ".scenario.json"].contains(where: name.hasSuffix)
  }

  /// Whether the text stops in the middle: the rest of it may still be on its way.
  static func breaksOff(_ bytes: [UInt8]) -> Bool {
    JSONDocument(bytes).faults.contains {
      switch $0.kind {
      case .unterminatedText, .unterminatedArray, .unterminatedObject: true
      default: false
      }
    }
  }
}
