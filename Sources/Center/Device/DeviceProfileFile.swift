public import Payload

/// What was read from `device.json`.
public struct DeviceProfileFile: Equatable, Sendable {
  /// The name that the file has in the configuration directory.
  public static let name = "device.json"

  /// The device; nil only where the file is no object that can be read.
  public var profile: DeviceProfile?
  /// Everything that is wrong, in the order of the file.
  public var findings: [ConfigurationFinding]

  /// Whether nothing is wrong but warnings.
  public var isRight: Bool { !findings.contains { $0.severity == .error } }

  /// Reads a device profile.
  ///
  /// Every fault is a finding; a field that is wrong falls back to its default.
  public static func read(_ bytes: [UInt8], fileName: String = name) -> DeviceProfileFile {
    var reader = DeviceProfileReader(ConfigurationReader(bytes, file: fileName))
    let profile = reader.profile()
    return DeviceProfileFile(profile: profile, findings: reader.fields.findings.sorted { $0.position < $1.position })
  }
}
