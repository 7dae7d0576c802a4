import Center
import Payload

extension Notification {
  static let columns = """
    sequence, bundle_identifier, request_identifier, delivery_identifier, thread_identifier, category_identifier, title, \
    subtitle, body, interruption_level, relevance_score, target_content_identifier, filter_criteria, delivered_at, \
    presentation, held_reason, replaced_count, payload, is_local, attachments
    """

  static let insertion = """
    INSERT OR REPLACE INTO notification (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  var row: [SQLValue] {
    [
      .integer(sequence), .text(bundleIdentifier), .text(requestIdentifier), .text(deliveryIdentifier),
      .optional(threadIdentifier), .optional(categoryIdentifier), .text(title), .text(subtitle), .text(body),
      .text(interruptionLevel.rawValue), .double(relevanceScore.isNaN ? 0 : relevanceScore),
      .optional(targetContentIdentifier), .optional(filterCriteria), .moment(deliveredAt),
      .text(presentation.rawValue), .optional(heldReason), .integer(Int64(replacedCount)), .bytes(payload),
      .flag(isLocal), .text(JSONOutput.array(attachments.map(\.json)).line),
    ]
  }

  /// Reads a row of ``columns``; nil where a word in it is none of ours.
  init?(row: Statement) {
    guard let level = InterruptionLevel(rawValue: row.text(9)), let presentation = Presentation(rawValue: row.text(14))
    else { return nil }
    self.init(
      key: NotificationKey(bundleIdentifier: row.text(1), requestIdentifier: row.text(2)), sequence: row.integer(0),
      deliveryIdentifier: row.text(3), threadIdentifier: row.optionalText(4), categoryIdentifier: row.optionalText(5),
      title: row.text(6), subtitle: row.text(7), body: row.text(8), interruptionLevel: level,
      relevanceScore: row.double(10), targetContentIdentifier: row.optionalText(11),
      filterCriteria: row.optionalText(12), deliveredAt: Timestamp(milliseconds: row.integer(13)),
      presentation: presentation, heldReason: row.optionalText(15), replacedCount: Int(row.integer(16)),
      attachments: Attachment.column(row.text(19)), stored: row.bytes(17))
    isLocal = row.integer(18) != 0
  }
}

extension Attachment {
  /// Reads the column; what is none of ours is left out.
  fileprivate static func column(_ text: String) -> [Attachment] {
    guard text != "[]", let root = JSONDocument(Array(text.utf8)).root else { return [] }
    return root.elements.compactMap(Attachment.init(json:))
  }
}
