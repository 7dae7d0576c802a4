extension Rule {
  static let unterminatedArray = Rule(
    "unterminated-array", .error, "An array ends with `]`.", "The place reported is where the array begins.",
    source: "RFC 8259, 5", bad: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a""#,
    good: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a"]}}}"#)

  static let unterminatedObject = Rule(
    "unterminated-object", .error, "An object ends with `}`.", "The place reported is where the object begins.",
    source: "RFC 8259, 4", bad: #"{"aps":{"alert":"Hello"}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let mismatchedBracket = Rule(
    "mismatched-bracket", .error, "A bracket is closed by one of its own kind.",
    "`[` ends with `]` and `{` with `}`.",
    source: "RFC 8259, 2", bad: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a"}}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a"]}}}"#)

  static let textAfterRoot = Rule(
    "text-after-root", .error, "Nothing stands behind the outermost value.",
    "A brace too many, or the rest of something that was pasted over.",
    source: "RFC 8259, 2", bad: #"{"aps":{"alert":"Hello"}}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let jsonLines = Rule(
    "json-lines", .error, "A file holds one payload.",
    "One payload a line is the input format of some tools, sometimes with the device token before it. The service and "
      + "the simulator take one object a request.",
    source: "1.1, 10", bad: "{\"aps\":{\"alert\":\"one\"}}\n{\"aps\":{\"alert\":\"two\"}}",
    good: #"{"aps":{"alert":"one"}}"#)

  static let tooDeep = Rule(
    "too-deep", .error, "Arrays and objects are not nested beyond the reader's limit.",
    "Apple's reader has a limit of its own, which is not documented. Belfry stops at 512.",
    source: "The JSON reader",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"Hello\"},\"deep\":[[[…]]]} (600 arrays)",
      bytes: Array(
        ("{\"aps\":{\"alert\":\"Hello\"},\"deep\":" + String(repeating: "[", count: 600)
          + String(repeating: "]", count: 600) + "}").utf8)),
    good: #"{"aps":{"alert":"Hello"},"deep":[[[]]]}"#)

  static let tooLong = Rule(
    "too-long", .error, "A file is not larger than the reader's limit.",
    "No payload has more than 5120 bytes. Belfry reads up to 16 MiB so that it can say what is in a file that is too "
      + "large.",
    source: "The JSON reader",
    bad: RuleExample(shown: "(17 MiB of spaces)", bytes: [UInt8](repeating: 32, count: 17 << 20)),
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let tooManyFaults = Rule(
    "too-many-faults", .error, "A file with a thousand faults is not read to its end.",
    "Faults beyond that are not reported, and neither is what stands behind the last of them.",
    source: "The JSON reader",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"Hello\"},\"list\":[+1,+1,…]} (1,200 times)",
      bytes: Array(
        ("{\"aps\":{\"alert\":\"Hello\"},\"list\":[" + String(repeating: "+1,", count: 1_200) + "1]}").utf8)),
    good: #"{"aps":{"alert":"Hello"},"list":[1]}"#)
}
