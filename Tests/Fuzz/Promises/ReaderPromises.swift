import Payload

/// What the reader, the rules and the typed payload promise of any bytes; empty unless there is a bug.
///
/// The fuzzer calls it with made-up bytes, a test with those that once broke it.
public func brokenReaderPromises(_ source: [UInt8]) -> [String] {
  var broken: [String] = []
  for dialect in [JSONDocument.Dialect.payload, .configuration] {
    let document = JSONDocument(source, dialect: dialect)
    broken += brokenPromises(of: document)
    if dialect == .payload {
      let findings = lint(document)
      if findings.contains(where: { $0.position.line < 1 || $0.position.column < 1 }) {
        broken.append("a finding without a place")
      }
      if let payload = Payload(document) { broken += brokenPromises(of: payload) }
    }
  }
  return broken + brokenStringsPromises(source) + brokenDescriptionPromises(source)
}

private func brokenPromises(of document: JSONDocument) -> [String] {
  var broken: [String] = []
  let offsets = document.faults.map(\.position.offset)
  if offsets != offsets.sorted() { broken.append("faults out of order") }
  if offsets.contains(where: { $0 < 0 || $0 > document.bytes.count }) { broken.append("a fault outside of the text") }
  if document.faults.count > 1_001 { broken.append("\(document.faults.count) faults") }
  guard let root = document.root else {
    if document.faults.isEmpty { broken.append("neither a value nor a fault") }
    return broken
  }
  broken += brokenPromises(of: root)
  let minified = root.minified
  if minified.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
    broken.append("a control character in minified text")
  }
  let again = JSONDocument(Array(minified.utf8))
  // Two keys that differ in bytes that are no UTF-8 are alike once these are replaced.
  let expected = document.isReadable ? [] : again.faults.filter { $0.kind.isDuplicateKey }
  if again.faults != expected { broken.append("minified text has faults: \(again.faults.map(\.kind))") }
  if again.faults.isEmpty, again.root?.minified != minified { broken.append("minified text reads back as another") }
  return broken
}

extension JSONFault.Kind {
  fileprivate var isDuplicateKey: Bool { if case .duplicateKey = self { true } else { false } }
}

/// Walks all values: each lies in its container, and its parts agree with each other.
private func brokenPromises(of root: JSONValue) -> [String] {
  var broken: [String] = []
  var waiting = [root]
  while let value = waiting.popLast() {
    let range = value.byteRange
    var children: [JSONValue] = []
    for member in value.eachMember {
      if !range.contains(member.keyByteRange.lowerBound) { broken.append("a key outside of its object") }
      // A key with bytes that are no UTF-8 has replacement characters in its text, and is not found by that.
      if value.document.isReadable, !member.isDuplicate, value[member.key]?.byteRange != member.value.byteRange {
        broken.append("the key '\(member.key)' is not found")
      }
      // Looking up each of very many keys would take too long.
      if children.count > 64 { break }
      children.append(member.value)
    }
    children += value.eachElement
    for child in children
    where child.byteRange.lowerBound < range.lowerBound || child.byteRange.upperBound > range.upperBound {
      broken.append("a value outside of its container")
    }
    if let number = value.number {
      if number.integer != nil, !number.isWhole { broken.append("the integer \(number) is not whole") }
      if number.double.isNaN { broken.append("the number \(number) is none") }
    }
    waiting += children
  }
  return broken
}

private func brokenPromises(of payload: Payload) -> [String] {
  var broken: [String] = []
  if !payload.document.isReadable { broken.append("a payload of an unreadable text") }
  if let badge = payload.badge, badge < 0 { broken.append("the badge \(badge)") }
  if let sound = payload.sound, !(0...1).contains(sound.volume) { broken.append("the volume \(sound.volume)") }
  if payload.threadIdentifier == "" { broken.append("an empty thread") }
  if payload.isVisiblyAlerting, payload.alert == nil { broken.append("visible without an alert") }
  if payload.inferredPushType == .background, payload.isVisiblyAlerting { broken.append("a visible background push") }
  if JSONDocument(Array(payload.userInfo.utf8)).faults != [] { broken.append("a user info that is no JSON") }
  return broken
}
