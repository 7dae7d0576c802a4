import Center
import Payload

extension Delivery {
  static let columns = """
    sequence, delivery_identifier, request_identifier, bundle_identifier, push_type, received_at, presentation, \
    refusal_kind, refusal_message, replaced, sound_name, sound_is_critical, sound_volume, badge, byte_count, findings, \
    explanation, forwarded_at, source, disposition, revision, service_extension
    """
  /// How many ``columns`` there are.
  static let columnCount = 22

  /// Of a refused giant only the beginning is kept; ``byteCount`` tells its size.
  static let storedPayloadByteLimit = 1 << 16

  static let insertion = """
    INSERT OR REPLACE INTO delivery (\(columns), payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  func row(payload: [UInt8]) -> [SQLValue] {
    let limit = Self.storedPayloadByteLimit
    return [
      .integer(sequence), .text(deliveryIdentifier), .text(requestIdentifier), .text(bundleIdentifier),
      .text(pushType.rawValue), .moment(receivedAt), .text(presentation.rawValue),
      .optional(refusal?.kind.rawValue), .optional(refusal?.message), .flag(replaced), .optional(sound?.name),
      sound.map { .flag($0.isCritical) } ?? .null, sound.map { .double($0.volume) } ?? .null, .optional(badge),
      .integer(Int64(byteCount)), .text(JSONText.column(of: findings)), .text(JSONText.column(of: explanation)),
      .optional(forwardedAt), .text(source.rawValue), .text(disposition.rawValue),
      revision == sequence ? .null : .integer(revision), .optional(serviceExtension?.json.line),
      .bytes(payload.count <= limit ? payload : Array(payload.prefix(limit))),
    ]
  }

  /// Reads a row of ``columns``; nil where a word in it is none of ours.
  init?(row: Statement) {
    guard let pushType = PushType(rawValue: row.text(4)), let presentation = Presentation(rawValue: row.text(6)),
      let source = Arrival.Source(rawValue: row.text(18)), let disposition = Disposition(rawValue: row.text(19))
    else { return nil }
    var refusal: Refusal?
    if !row.isNull(7) {
      guard let kind = Refusal.Kind(rawValue: row.text(7)) else { return nil }
      refusal = Refusal(storedKind: kind, message: row.text(8))
    }
    let sound =
      row.isNull(10)
      ? nil : SoundEvent(storedName: row.text(10), isCritical: row.integer(11) != 0, volume: row.double(12))
    self.init(
      sequence: row.integer(0), deliveryIdentifier: row.text(1), requestIdentifier: row.text(2),
      bundleIdentifier: row.text(3), pushType: pushType, receivedAt: Timestamp(milliseconds: row.integer(5)),
      forwardedAt: row.optionalInteger(17).map(Timestamp.init(milliseconds:)), source: source,
      disposition: disposition, presentation: presentation, refusal: refusal, replaced: row.integer(9) != 0,
      sound: sound,
      badge: row.optionalInteger(13), storedByteCount: Int(row.integer(14)),
      findings: elements(ofColumn: row.text(15)).compactMap(Finding.init(column:)),
      explanation: elements(ofColumn: row.text(16)).compactMap(ExplanationStep.init(column:)),
      serviceExtension: row.optionalText(21).flatMap { text in
        JSONDocument(Array(text.utf8)).root.flatMap(ServiceExtensionRun.init(json:))
      })
    revision = row.optionalInteger(20) ?? sequence
  }
}
