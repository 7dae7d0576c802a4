import Payload

extension AppProfileFile {
  /// Takes the bytes of a `.strings` file that the profile names: its table becomes that of the locale.
  public mutating func addStrings(_ bytes: [UInt8], for file: StringsFile) {
    stringsFiles.removeAll { $0 == file }
  }

  /// Says that a `.strings` file could not be read, with the system's reason: `no such file`.
  public mutating func reportUnreadable(_ file: StringsFile, reason: String) {
    stringsFiles.removeAll { $0 == file }
    findings.append(
      ConfigurationFinding(
        file: fileName, position: file.position, keyPath: PayloadKeyPath("localizations").member(file.locale),
        severity: .error, message: "cannot read '\(ConfigurationReader.excerpt(file.path))': \(reason)"))
  }
}
