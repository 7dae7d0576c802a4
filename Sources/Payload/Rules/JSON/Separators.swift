extension Rule {
  static let trailingComma = Rule(
    "trailing-comma", .error, "No comma stands before a closing bracket.",
    "Apple's JSON reader is reported to let it pass, so the payload works in the simulator and fails in a stricter "
      + "sender, server or test. Belfry understands the payload and still counts this as an error.",
    source: "The JSON reader", bad: #"{"aps":{"alert":"Hello",}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let missingComma = Rule(
    "missing-comma", .error, "A comma stands between two members or two elements.",
    "The place reported is that of the second one; the comma belongs behind the first.",
    source: "RFC 8259, 4", bad: #"{"aps":{"alert":"Hello" "badge":1}}"#, good: #"{"aps":{"alert":"Hello","badge":1}}"#)

  static let missingColon = Rule(
    "missing-colon", .error, "A colon stands between a key and its value.", "The place reported is behind the key.",
    source: "RFC 8259, 4", bad: #"{"aps":{"alert" "Hello"}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let missingValue = Rule(
    "missing-value", .error, "Every key has a value, and every comma of an array has one behind it.",
    "Often a template variable that was empty.",
    source: "RFC 8259, 4", bad: #"{"aps":{"alert":"Hello","badge":}}"#, good: #"{"aps":{"alert":"Hello","badge":1}}"#)

  static let missingKey = Rule(
    "missing-key", .error, "Every member of an object begins with its key.",
    "A value stood where a key was due, or two commas followed each other.",
    source: "RFC 8259, 4", bad: #"{"aps":{"alert":"Hello",{"badge":1}}}"#, good: #"{"aps":{"alert":"Hello","badge":1}}"#
  )

  static let wrongSeparator = Rule(
    "wrong-separator", .error, "Keys and values are joined by a colon, members by a comma.",
    "`=>` is Ruby or PHP, `=` and `;` are a printed NSDictionary or a property list.",
    source: "RFC 8259, 4", bad: #"{"aps" => {"alert" => "Hello"}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let duplicateKey = Rule(
    "duplicate-key", .error, "A key stands once in its object.",
    "Apple's reader is reported to keep the first of two equal keys, most others keep the last: two tools show two "
      + "different notifications for the same bytes. Belfry keeps the first.",
    source: "The JSON reader", bad: #"{"aps":{"badge":1,"badge":2}}"#, good: #"{"aps":{"badge":2}}"#)
}
