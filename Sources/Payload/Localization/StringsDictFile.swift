import Foundation
import LocaleData

/// A `.stringsdict` file, read: texts with plural forms, and everything that is wrong with them.
///
/// A property list in XML. Foundation reads it; which line an entry stands in is found by its key. An entry is a
/// dictionary with `NSStringLocalizedFormatKey` and one dictionary for each variable that it names, with
/// `NSStringFormatSpecTypeKey` `NSStringPluralRuleType` and a text for each plural category, `other` at least. An entry may
/// vary by width (`NSStringVariableWidthRuleType`) or by device (`NSStringDeviceSpecificRuleType`) instead.
///
/// ```xml
/// <key>MESSAGES</key>
/// <dict>
///   <key>NSStringLocalizedFormatKey</key> <string>%#@count@</string>
///   <key>count</key>
///   <dict>
///     <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
///     <key>NSStringFormatValueTypeKey</key> <string>d</string>
///     <key>one</key> <string>One message</string>
///     <key>other</key> <string>%d messages</string>
///   </dict>
/// </dict>
/// ```
struct StringsDictFile {
  private(set) var table = StringTable()
  private(set) var faults: [StringsFault] = []
  private let source: [UInt8]

  /// Reads the bytes of a file.
  init(_ source: [UInt8]) {
    self.source = source
    read()
  }

  private mutating func read() {
    guard source.count <= LocalizedStringsFile.byteLimit else {
      return fault(.tooLong(limit: LocalizedStringsFile.byteLimit), at: 0)
    }
    // A binary list may hold an object many times over: it is small, and endless when it is walked through.
    guard !source.starts(with: "bplist".utf8) else {
      return fault(.malformed("this is a binary property list; convert it: plutil -convert xml1 FILE"), at: 0)
    }
    let foreign = StringsFault.Kind.malformed("this is no property list in XML, which a .stringsdict is")
    do {
      var format = PropertyListSerialization.PropertyListFormat.xml
      let list = try PropertyListSerialization.propertyList(from: Data(source), options: [], format: &format)
      // Braces make a property list of an older kind.
      guard format == .xml else { return fault(foreign, at: 0) }
      guard let entries = list as? [String: Any] else {
        return fault(.malformed("expected a dictionary of keys and their plural rules"), at: 0)
      }
      for key in entries.keys.sorted() { read(key, entries[key]) }
      faults.sort { $0.position < $1.position }
    } catch {
      fault(foreign, at: offset(ofLineIn: error))
    }
  }

  private mutating func read(_ key: String, _ entry: Any?) {
    guard let entry = entry as? [String: Any] else {
      return fault(.badEntry(key: key, "has no text under NSStringLocalizedFormatKey"), at: offset(of: key))
    }
    if entry["NSStringLocalizedFormatKey"] == nil, let variant = variant(of: entry) {
      // A variant is a text, or an entry with plural forms of its own.
      if let text = variant as? String { return table.entries[key] = text }
      return readPlurals(key, variant as? [String: Any])
    }
    readPlurals(key, entry)
  }

  /// What an entry that varies by width or by device says on a phone; nil for an entry that does not.
  ///
  /// Of the widths the greatest counts, since nothing of the system's asks for a narrower one (a choice of ours).
  private func variant(of entry: [String: Any]) -> Any? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
    }
    let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any]
    return devices?["iphone"] ?? devices?["other"]
  }

  private mutating func readPlurals(_ key: String, _ entry: [String: Any]?) {
    guard let entry, let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return fault(.badEntry(key: key, "has no text under NSStringLocalizedFormatKey"), at: offset(of: key))
    }
    var plural = PluralFormat(format: format, variables: [:])
    for (name, value) in entry.sorted(by: { $0.key < $1.key }) where name != "NSStringLocalizedFormatKey" {
      guard let value = value as? [String: Any] else { continue }
      plural.variables[name] = variable(value, of: key)
    }
    for kind in plural.faults(under: key) { fault(kind, at: offset(of: key)) }
    table.plurals[key] = plural
  }

  private mutating func variable(_ value: [String: Any], of key: String) -> PluralFormat.Variable {
    let texts = Dictionary(
      uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
        (value[category.rawValue] as? String).map { (category, $0) }
      })
    if let type = value["NSStringFormatSpecTypeKey"] as? String, type != "NSStringPluralRuleType" {
      fault(
        .badEntry(key: key, "has a variable that is no NSStringPluralRuleType; only plurals are read"),
        at: offset(of: key))
    }
    if texts[.other] == nil {
      fault(.badEntry(key: key, "has no 'other', the form that every language needs"), at: offset(of: key))
    }
    return PluralFormat.Variable(texts: texts)
  }

  private mutating func fault(_ kind: StringsFault.Kind, at offset: Int) {
    guard faults.count < StringsFile.faultLimit else { return }
    let position = source.withUnsafeBufferPointer { LineIndex($0).position(at: offset, in: $0) }
    faults.append(StringsFault(kind: kind, position: position))
  }

  /// Where the element of a key begins; 0 where it is written in another way.
  private func offset(of key: String) -> Int {
    let element = Array("<key>\(key)</key>".utf8)
    return source.firstRange(of: element)?.lowerBound ?? 0
  }

  /// The beginning of the line that Foundation's message names.
  private func offset(ofLineIn error: any Error) -> Int {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    guard let place = words.range(of: "line "), let line = Int(words[place.upperBound...].prefix(while: \.isNumber)),
      line > 1
    else { return 0 }
    var left = line - 1
    return source.firstIndex { byte in
      if byte == .lineFeed { left -= 1 }
      return left == 0
    }.map { $0 + 1 } ?? 0
  }
}
