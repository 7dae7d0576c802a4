extension Rule {
  static let soundType = Rule(
    "sound-type", .error, "`sound` is the name of a file, or a dictionary for a critical alert.",
    "A number, a Boolean or an array plays nothing.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","sound":true}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"default"}}"#)

  static let emptySound = Rule(
    "empty-sound", .warning, "A silent notification has no `sound` at all.",
    "With an empty name some developers report silence and others the default sound, so the outcome is not dependable.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","sound":""}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let soundDefaultSpelling = Rule(
    "sound-default-spelling", .warning, "The system's own sound is called `default`, in lower case.",
    "Any other spelling is the name of a file, which the app does not have; the default sound is then played for want of "
      + "it.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","sound":"Default"}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"default"}}"#)

  static let soundWithoutExtension = Rule(
    "sound-without-extension", .info, "The name of a sound file has its extension.",
    "iOS looks for exactly this name; `custom` does not find `custom.wav`, and the default sound plays.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":"chime"}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"chime.caf"}}"#)

  static let soundFileType = Rule(
    "sound-file-type", .info, "Sound files are AIFF, WAV or CAF.",
    "They hold linear PCM, MA4, µLaw or aLaw and last under 30 seconds; for other files the default sound plays.",
    source: "1.4", bad: #"{"aps":{"alert":"Hello","sound":"chime.mp3"}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"chime.aiff"}}"#)

  static let soundNotInApp = Rule(
    "sound-not-in-app", .warning, "The app has the sound file.",
    "Checked where the app's profile lists its `sounds`. A file that is not found is replaced by the default sound.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","sound":"bel.caf"}}"#,
    good: #"{"aps":{"alert":"Hello","sound":"bell.caf"}}"#, given: LintContext(sounds: ["bell.caf", "gong.caf"]))
}

extension RuleFamily {
  /// The name in `aps.sound`, as text or in its dictionary.
  static let soundName = RuleFamily([
    .soundType, .emptySound, .soundDefaultSpelling, .soundWithoutExtension, .soundFileType, .soundNotInApp,
  ]) { subject, findings in
    guard let value = subject.aps.present(.sound) else { return }
    switch value.kind {
    case .string: check(value, .sound, subject.context.sounds, &findings)
    case .object:
      if let name = subject.sound.present(.name), name.kind == .string {
        check(name, .sound.member(.name), subject.context.sounds, &findings)
      }
    default:
      findings.report(
        .soundType, at: value.position, .sound,
        "'sound' must be the name of a file or a dictionary, found \(value.described)", fix: "write \"default\"")
    }
  }

  private static func check(
    _ value: JSONValue, _ path: PayloadKeyPath, _ sounds: [String]?, _ findings: inout FindingCollector
  ) {
    if value.equals("default") { return }
    let name = value.string ?? ""
    if name.isEmpty {
      return findings.report(
        .emptySound, at: value.position, path, "'\(path.lastKey)' is empty: some devices ring, some do not",
        fix: "leave it out for silence")
    }
    if isSameWord(name, "default") {
      return findings.report(
        .soundDefaultSpelling, at: value.position, path, "\(quoted(name)) is the name of a file, not the default sound",
        fix: "write 'default' in lower case")
    }
    if let sounds {
      if sounds.contains(name) { return }
      let meant = nearest(name, in: sounds)
      return findings.report(
        .soundNotInApp, at: value.position, path, "the app has no sound file \(quoted(name)), so the default one plays",
        fix: meant.map { "did you mean '\($0)'?" })
    }
    checkExtension(of: name, at: value.position, path, &findings)
  }

  private static func checkExtension(
    of name: String, at position: SourcePosition, _ path: PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      return findings.report(
        .soundWithoutExtension, at: position, path, "the sound name \(quoted(name)) has no file extension",
        fix: "name the file as it is in the app: '\(name.prefix(40)).caf'")
    }
    let fileType = name[name.index(after: dot)...].lowercased()
    if ["caf", "wav", "aif", "aiff"].contains(fileType) { return }
    findings.report(
      .soundFileType, at: position, path, "\(quoted(name)) is no AIFF, WAV or CAF file, so the default sound may play")
  }
}

extension PayloadKeyPath {
  /// The part behind the last dot.
  var lastKey: Substring {
    description[(description.lastIndex(of: ".").map(description.index(after:)) ?? description.startIndex)...]
  }
}
