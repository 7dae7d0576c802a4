/// A payload as the rules see it: the parts that nearly every rule asks for, found once.
///
/// Rules ask for keys as bytes and look at values in place; text is made only where something is found.
final class LintSubject: Sendable {
  /// What is checked.
  let document: JSONDocument
  /// What is known beyond it.
  let context: LintContext
  /// The outermost object.
  let root: LintObject
  /// `aps`.
  let aps: LintObject
  /// `aps.alert`.
  let alert: LintObject
  /// `aps.sound`.
  let sound: LintObject
  /// Whether the whole text was understood: only then is a missing key really missing.
  let isComplete: Bool
  /// Whether the alert would show a text.
  let isVisiblyAlerting: Bool
  /// The push type given, or the one that the keys speak for.
  let pushType: PushType
  /// The service whose request this is, where it is no payload at all.
  let envelope: Envelope?

  init(_ document: JSONDocument, context: LintContext) {
    self.document = document
    self.context = context
    let empty = LintObject(emptyIn: document)
    root = document.nodes.isEmpty ? empty : LintObject(document, at: 0) ?? empty
    aps = root.member(.aps).flatMap { LintObject(document, at: $0.valueIndex) } ?? empty
    alert = aps.member(.alert).flatMap { LintObject(document, at: $0.valueIndex) } ?? empty
    sound = aps.member(.sound).flatMap { LintObject(document, at: $0.valueIndex) } ?? empty
    isComplete = document.isReadable
    isVisiblyAlerting = Self.showsText(aps, alert)
    pushType = context.pushType ?? Self.inferredPushType(root, aps, isVisible: isVisiblyAlerting)
    envelope = root.keys.contains(.aps) || root.members.isEmpty ? nil : Envelope.recognise(root)
  }

  /// Whether there is an object to speak of.
  var hasRoot: Bool { !document.nodes.isEmpty && document.nodes[0].kind == .object }
  /// Whether `aps` is there and an object.
  var hasAPS: Bool { root.member(.aps).map { document.nodes[$0.valueIndex].kind == .object } ?? false }
  /// Whether this is a Live Activity push.
  var isLiveActivity: Bool { pushType == .liveactivity }
  /// The beginning of the text.
  var start: SourcePosition { document.position(at: 0) }

  private static func showsText(_ aps: LintObject, _ alert: LintObject) -> Bool {
    guard let value = aps[.alert] else { return false }
    if value.kind == .string { return isText(value) }
    for key in [AppleKey.title, .subtitle, .body, .titleLocKey, .subtitleLocKey, .locKey] {
      if let text = alert[key], isText(text) || text.kind == .object { return true }
    }
    return false
  }

  /// Whether `value` is text with at least one character.
  static func isText(_ value: JSONValue) -> Bool { value.kind == .string && value.byteRange.count > 2 }

  private static func inferredPushType(_ root: LintObject, _ aps: LintObject, isVisible: Bool) -> PushType {
    if root.keys.contains(.mdm), !root.keys.contains(.aps) { return .mdm }
    if aps.keys.intersects(.ofActivityUpdate) { return .liveactivity }
    if aps.keys.contains(.timestamp), !isVisible { return .liveactivity }
    if isVisible { return .alert }
    if aps.keys.contains(.contentChanged) { return .widgets }
    if let flag = aps[.contentAvailable], isOn(flag) { return .background }
    return .alert
  }

  /// Whether a flag is 1, or true, which is taken for it.
  static func isOn(_ flag: JSONValue) -> Bool {
    switch flag.kind {
    case .bool: flag.bool == true
    case .number: flag.isDigit(1) || flag.number?.integer == 1
    default: false
    }
  }
}

extension JSONValue {
  /// Whether the value is written as this one digit; makes no number of it.
  func isDigit(_ digit: UInt8) -> Bool {
    byteRange.count == 1 && document.bytes[byteRange.lowerBound] == 0x30 + digit
  }

  /// Whether the value is a number above zero that fits 64 bits without question: up to 18 digits.
  var isPlainCount: Bool {
    let range = byteRange
    guard kind == .number, range.count <= 18 else { return false }
    return document.bytes.withUnsafeBufferPointer { bytes in
      bytes[range.lowerBound] != 0x30 && range.allSatisfy { bytes[$0].isDigit }
    }
  }
}
