import Payload

extension AppProfileFile {
  /// Takes the bytes of a file of strings that the profile names, by what its name ends in.
  ///
  /// Several files for one locale make one table. A faulty file is used as far as it could be read; its faults join
  /// ``findings`` under its own name.
  public mutating func addStrings(_ bytes: [UInt8], for reference: StringsReference) {
    defer { noteRead(reference) }
    let strings = LocalizedStringsFile(
      bytes, format: LocalizedStringsFile.Format(fileName: reference.path), locale: reference.locale ?? "")
    // A catalog that is named for one locale brings that one alone.
    for (locale, table) in strings.tables where reference.locale == nil || reference.locale == locale {
      profile?.localizations[locale, default: StringTable()].merge(table)
    }
    if developmentLocalePosition == nil, reference.locale == nil, let source = strings.sourceLanguage {
      profile?.developmentLocale = source
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
    defer { noteRead(reference) }
    findings.append(
      ConfigurationFinding(
        file: fileName, position: reference.position,
        keyPath: reference.locale.map { PayloadKeyPath("localizations").member($0) } ?? PayloadKeyPath("localizations"),
        severity: .error, message: "cannot read '\(ConfigurationReader.excerpt(reference.path))': \(reason)"))
  }

  private mutating func noteRead(_ reference: StringsReference) {
    stringsFiles.removeAll { $0 == reference }
    checkDevelopmentLocale()
  }

  /// Once all strings are there: the language that the app is said to be written in must be one of theirs.
  mutating func checkDevelopmentLocale() {
    guard stringsFiles.isEmpty, let profile, let position = developmentLocalePosition else { return }
    developmentLocalePosition = nil
    let tables = profile.localizations
    guard !tables.isEmpty, tables.locale(for: profile.developmentLocale) == nil else { return }
    let locales = tables.keys.sorted()
    findings.append(
      ConfigurationFinding(
        file: fileName, position: position, keyPath: PayloadKeyPath("developmentLocale"), severity: .error,
        message: "'\(ConfigurationReader.excerpt(profile.developmentLocale))' is none of 'localizations': "
          + ConfigurationReader.listing(Array(locales.prefix(10)))))
    self.profile?.developmentLocale = LocaleIdentifier.development(among: locales)
  }
}
