import Payload

extension AppProfileFile {
  /// Takes the bytes of a `.strings` file that the profile names: its table becomes that of the locale.
  ///
  /// A faulty file is used as far as it could be read; its faults join ``findings`` under its own name.
  public mutating func addStrings(_ bytes: [UInt8], for reference: StringsReference) {
    stringsFiles.removeAll { $0 == reference }
    let strings = StringsFile(bytes)
    profile?.localizations[reference.locale] = strings.table
    let folder = fileName.lastIndex(of: "/").map { fileName[...$0] } ?? ""
    findings += strings.faults.map { fault in
      let isHarmless = if case .duplicateKey = fault.kind { true } else { false }
      return ConfigurationFinding(
        file: folder + reference.path, position: fault.position, keyPath: .root,
        severity: isHarmless ? .warning : .error, message: fault.description)
    }
  }

  /// Says that a `.strings` file could not be read, with the system's reason: `no such file`.
  public mutating func reportUnreadable(_ reference: StringsReference, reason: String) {
    stringsFiles.removeAll { $0 == reference }
    findings.append(
      ConfigurationFinding(
        file: fileName, position: reference.position, keyPath: PayloadKeyPath("localizations").member(reference.locale),
        severity: .error, message: "cannot read '\(ConfigurationReader.excerpt(reference.path))': \(reason)"))
  }
}
