import Payload

/// What the readers of files of strings promise of any bytes; empty unless there is a bug.
func brokenStringsPromises(_ source: [UInt8]) -> [String] {
  let file = StringsFile(source)
  var broken: [String] = []
  if file.faults.count > 1_001 { broken.append("\(file.faults.count) faults in a strings file") }
  for (key, text) in file.table.entries.prefix(20) {
    let format = LocalizedFormat(text)
    let arguments = (0..<min(format.placeholderCount, 8)).map { "<\($0)>" }
    if format.placeholderCount == 0, format.unsupportedConversions.isEmpty, !text.contains("%"),
      text.utf8.count < 60_000, file.table.format(key, arguments: arguments) != text
    {
      broken.append("a text without placeholders changed")
    }
  }
  for format in LocalizedStringsFile.Format.allCases { broken += brokenPromises(of: source, read: format) }
  return broken
}

/// Every text of a file can be filled in, in a language of many forms, and none grows without end.
private func brokenPromises(of source: [UInt8], read format: LocalizedStringsFile.Format) -> [String] {
  let file = LocalizedStringsFile(source, format: format, locale: "ar")
  var broken: [String] = []
  if file.faults.count > 1_001 { broken.append("\(file.faults.count) faults in a .\(format.rawValue) file") }
  for table in file.tables.values {
    for (key, plural) in table.plurals.prefix(20) {
      if plural.placeholderCount < 0 { broken.append("a negative number of places") }
      for argument in ["0", "1", "2", "3", "11", "100", "x", ""] {
        let text = table.format(key, arguments: Array(repeating: argument, count: 3), locale: "ar")
        if text.utf8.count > 1 << 20 { broken.append("a text of \(text.utf8.count) bytes") }
      }
    }
  }
  return broken
}
