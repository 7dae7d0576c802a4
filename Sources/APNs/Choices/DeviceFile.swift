public import Center
public import Payload

/// The whole of `device.json`: what the phone is set to, and what the service is.
public struct DeviceFile: Equatable, Sendable {
  /// The phone; nil only where the file is no object that can be read.
  public var profile: DeviceProfile?
  /// The service.
  public var choices: GatewayChoices
  /// Everything that is wrong, in the order of the file.
  public var findings: [ConfigurationFinding]

  /// Reads the file; every fault is a finding, and a field that is wrong falls back to its default.
  public static func read(_ bytes: [UInt8], fileName: String = DeviceProfileFile.name) -> DeviceFile {
    let phone = DeviceProfileFile.read(bytes, fileName: fileName)
    var reader = GatewayChoicesReader(fields: ConfigurationReader(bytes, file: fileName))
    var choices = reader.fields.openRoot().map { reader.choices(in: $0) } ?? GatewayChoices()
    if let profile = phone.profile {
      choices.refusesBackgroundAtPriority10 = profile.choices.refusesBackgroundAtPriority10
    }
    // Faults of the syntax are found by both.
    let own = reader.fields.findings.filter { !phone.findings.contains($0) }
    return DeviceFile(
      profile: phone.profile, choices: choices,
      findings: (phone.findings + own).sorted { $0.position < $1.position })
  }
}
