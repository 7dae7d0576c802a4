extension RuleFamily {
  /// What the reader could not take, a finding for each fault.
  static let jsonFaults = RuleFamily([
    .emptyFile, .blankFile, .byteOrderMark, .invalidUTF8, .invalidUTF16, .invalidUTF32, .loneSurrogate, .trailingComma,
    .missingComma, .missingColon, .missingValue, .missingKey, .wrongSeparator, .duplicateKey, .unquotedKey,
    .singleQuotedText, .smartQuote, .missingOpeningQuote, .unescapedQuote, .unterminatedText,
    .controlCharacterInText, .invalidEscape, .invalidNumber, .invalidWord, .placeholder, .comment,
    .unexpectedCharacter, .unterminatedArray, .unterminatedObject, .mismatchedBracket, .textAfterRoot, .jsonLines,
    .tooDeep, .tooLong, .tooManyFaults,
  ]) { subject, findings in
    let document = subject.document
    guard !document.faults.isEmpty else { return }
    let isSomethingElse = document.beginsWithoutBracket
    for fault in document.faults {
      let said = fault.said(in: document)
      if isSomethingElse, !fault.isAboutBytes { continue }
      findings.report(
        said.rule, at: fault.position, subject.keyPath(at: fault.position.offset), said.message, fix: said.fix)
    }
  }
}

extension JSONFault {
  /// Whether the fault is one of encoding, which a text has whatever it is.
  fileprivate var isAboutBytes: Bool {
    switch kind {
    case .byteOrderMark, .invalidUTF8, .invalidUTF16, .invalidUTF32, .tooLong: true
    default: false
    }
  }

  /// The rule, the message and the fix for the fault.
  fileprivate func said(in document: JSONDocument) -> (rule: Rule, message: String, fix: String?) {
    switch kind {
    case .empty:
      (.emptyFile, "the file is empty, expected a JSON object", "a request without a body is refused (PayloadEmpty)")
    case .blank: (.blankFile, "there is no JSON in the file, only white space", "write an object: {\"aps\":{…}}")
    case .byteOrderMark:
      (
        .byteOrderMark, "the file begins with a byte order mark, expected '{'",
        "save it as UTF-8 without a mark: that is 3 bytes less"
      )
    case .invalidUTF8(let byte): saidOfByte(byte, in: document)
    case .invalidUTF16: (.invalidUTF16, "half a surrogate pair or half a unit is no UTF-16 character", "send UTF-8")
    case .invalidUTF32: (.invalidUTF32, "the unit is no Unicode character", "send UTF-8")
    case .loneSurrogate:
      (
        .loneSurrogate, "the escape is half of a surrogate pair, expected the other half beside it",
        "cut texts between characters, not between UTF-16 units"
      )
    case .tooDeep(let limit):
      (.tooDeep, "arrays and objects are nested more than \(limit) deep; reading stopped here", "flatten the data")
    case .tooLong(let limit):
      (.tooLong, "the file has more than \(limit) bytes and was not read", "a payload has 4096 bytes at most")
    case .tooManyFaults(let limit):
      (.tooManyFaults, "there are more than \(limit) faults; reading stopped here", "mend the first ones")
    default: saidOfSyntax(in: document)
    }
  }

  private func saidOfByte(_ byte: UInt8, in document: JSONDocument) -> (rule: Rule, message: String, fix: String?) {
    let mark = document.encoding == .utf8 ? document.sourceByteCount - document.bytes.count : 0
    let digits = String(byte, radix: 16, uppercase: true)
    let isCharacter = byte >= 0xA0
    let hint =
      isCharacter
      ? "in Latin-1 it would be '\(Unicode.Scalar(byte))': save the file as UTF-8"
      : "save the file as UTF-8; a text must not be cut within a character"
    return (.invalidUTF8, "byte \(position.offset + mark + 1) (0x\(digits)) is not UTF-8", hint)
  }
}
