public import Payload

/// What was read from one `<bundle id>.app.json`.
///
/// Pure: whoever opens files hands over bytes. A profile may name files of strings beside itself; they are listed in
/// ``stringsFiles``, and their bytes come in by ``addStrings(_:for:)``.
///
/// ```swift
/// var file = AppProfileFile.read(bytes, fileName: "com.example.chat.app.json")
/// for strings in file.stringsFiles { file.addStrings(bytes(of: strings.path), for: strings) }
/// ```
public struct AppProfileFile: Equatable, Sendable {
  /// What a profile's file name ends in.
  public static let suffix = ".app.json"

  /// A `.strings`, `.stringsdict` or `.xcstrings` file that the profile names.
  public struct StringsReference: Equatable, Sendable {
    /// The locale whose table it holds; nil: a catalog with all of them.
    public let locale: String?
    /// Relative to the profile's folder; never absolute, never above it.
    public let path: String
    /// Where the profile names it.
    public let position: SourcePosition
  }

  /// The file as it was named by whoever opened it.
  public let fileName: String
  /// The profile; nil only where the file is no object that can be read.
  public var profile: AppProfile?
  /// Everything that is wrong, in the order of the file; those of files of strings at the end.
  public var findings: [ConfigurationFinding]
  /// The files of strings that are still to be read.
  public var stringsFiles: [StringsReference]
  /// Where the profile names its `developmentLocale`, as long as that is not compared with its strings; nil: it does not.
  var developmentLocalePosition: SourcePosition?

  /// Whether nothing is wrong but warnings.
  public var isRight: Bool { !findings.contains { $0.severity == .error } }

  /// Reads a profile.
  ///
  /// Every fault is a finding; a field that is wrong falls back to its default. `fileName` names the file in findings, and the app where the profile does not.
  public static func read(_ bytes: [UInt8], fileName: String) -> AppProfileFile {
    var reader = AppProfileReader(ConfigurationReader(bytes, file: fileName))
    let profile = reader.profile()
    var file = AppProfileFile(
      fileName: fileName, profile: profile, findings: reader.fields.findings.sorted { $0.position < $1.position },
      stringsFiles: reader.stringsFiles, developmentLocalePosition: reader.developmentLocalePosition)
    file.checkDevelopmentLocale()
    return file
  }

  /// The identifier that a file name stands for: `com.example.chat` for `apps/com.example.chat.app.json`.
  public static func bundleIdentifier(fileName: String) -> String {
    let name = fileName.split(separator: "/").last ?? ""
    return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
  }
}
