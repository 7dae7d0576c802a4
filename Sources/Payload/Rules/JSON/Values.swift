extension Rule {
  static let invalidNumber = Rule(
    "invalid-number", .error, "Numbers are written as JSON writes them.",
    "No leading plus or zero, no hexadecimal, no point without digits on both sides, no `NaN` or `Infinity`. `+1` is "
      + "also a wish that Apple's badge does not know: there is no increment, send the total.",
    source: "RFC 8259, 6", bad: #"{"aps":{"alert":"Hello","badge":+1}}"#, good: #"{"aps":{"alert":"Hello","badge":5}}"#)

  static let invalidWord = Rule(
    "invalid-word", .error, "The only bare words are `true`, `false` and `null`.",
    "Python's `True` and `None`, JavaScript's `undefined` and texts without quotes are not JSON.",
    source: "RFC 8259, 3", bad: #"{"aps":{"alert":"Hello"},"isRead":False}"#,
    good: #"{"aps":{"alert":"Hello"},"isRead":false}"#)

  static let placeholder = Rule(
    "placeholder", .error, "A template is filled in before it is sent.",
    "`<something>`, `...`, `${name}` or `{{name}}` stands where a value was due, as in documentation.",
    source: "ours", bad: #"{"aps":{"alert":<the message>}}"#, good: #"{"aps":{"alert":"the message"}}"#)

  static let comment = Rule(
    "comment", .error, "JSON has no comments.",
    "`//`, `/* */` and `#` are refused by Apple's reader unless JSON5 is switched on, which it is not.",
    source: "RFC 8259, 2", bad: "{\"aps\":{\"alert\":\"Hello\"} // shown at once\n}",
    good: #"{"aps":{"alert":"Hello"}}"#)

  static let unexpectedCharacter = Rule(
    "unexpected-character", .error, "Nothing but JSON stands in the text.",
    "A character that neither begins a value nor separates two.",
    source: "RFC 8259, 2", bad: #"{"aps":{"alert":"Hello"} ^ }"#, good: #"{"aps":{"alert":"Hello"}}"#)
}
