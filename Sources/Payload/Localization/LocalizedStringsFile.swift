/// A file of an app's strings, read by what its name ends in: its tables by locale, and everything that is wrong with it.
public struct LocalizedStringsFile: Equatable, Sendable {
  /// The kinds of files.
  public enum Format: String, CaseIterable, Sendable {
    /// Keys and texts for one locale.
    case strings
    /// Texts with plural forms for one locale: a property list.
    case stringsdict
    /// Everything for all locales: Xcode's catalog.
    case xcstrings

    /// The format of the file called `name`; what ends in nothing known is taken for `.strings`.
    public init(fileName name: String) {
      self = Self.allCases.first { name.lowercased().hasSuffix("." + $0.rawValue) } ?? .strings
    }
  }

  /// What could be read; a file for one locale has it under the name that it was asked for.
  public let tables: [String: StringTable]
  /// What is wrong, in the order of the file.
  public let faults: [StringsFault]

  /// The language that the app is written in, where the file says so: a catalog's `sourceLanguage`.
  public let sourceLanguage: String?

  static let byteLimit = 16 << 20

  /// Reads a file; `locale` is the one that a file without locales holds.
  public init(_ source: [UInt8], format: Format, locale: String) {
    switch format {
    case .strings:
      let file = StringsFile(source)
      sourceLanguage = nil
      (tables, faults) = ([locale: file.table], file.faults)
    case .stringsdict:
      let file = StringsDictFile(source)
      sourceLanguage = nil
      (tables, faults) = ([locale: file.table], file.faults)
    case .xcstrings:
      let file = StringsCatalog(source)
      sourceLanguage = file.sourceLanguage
      (tables, faults) = (file.tables, file.faults)
    }
  }
}
