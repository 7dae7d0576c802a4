import Payload

extension AppProfileFile {
  /// Takes the bytes of a file of strings that the profile names, by what its name ends in.
  ///
  /// Several files for one locale make one table. A faulty file is used as far as it could be read; its faults join
  /// ``findings`` under its own name.
  public mutating func addStrings(_ bytes: [UInt8], for reference: StringsReference) {
    stringsFiles.removeAll { $0 == reference }
    let strings = LocalizedStringsFile(
      bytes, format: LocalizedStringsFile.Format(fileName: reference.path), locale: reference.locale ?? "")
    for (locale, table) in strings.tables where LocaleIdentifier.isWellFormed(locale) || locale == "Base" {
      // A catalog that is named for one locale brings that one alone.
      guard reference.locale == nil || reference.locale == locale else { continue }
      profile?.localizations[locale, default: StringTable()].merge(table)
    }
    let folder = fileName.lastIndex(of: "/").map { fileName[...$0] } ?? ""
    findings += strings.faults.map { fault in
      let isHarmless = if case .duplicateKey = fault.kind { true } else { false }
      return ConfigurationFinding(
        file: folder + reference.path, position: fault.position, keyPath: .root,
        severity: isHarmless ? .warning : .error, message: fault.description)
    }
  }

  /// Says that a file of strings could not be read, with the system's reason: `no such file`.
  public mutating func reportUnreadable(_ reference: StringsReference, reason: String) {
    stringsFiles.removeAll { $0 == reference }
    findings.append(
      ConfigurationFinding(
        file: fileName, position: reference.position,
        keyPath: reference.locale.map { PayloadKeyPath("localizations").member($0) } ?? PayloadKeyPath("localizations"),
        severity: .error, message: "cannot read '\(ConfigurationReader.excerpt(reference.path))': \(reason)"))
  }
}
