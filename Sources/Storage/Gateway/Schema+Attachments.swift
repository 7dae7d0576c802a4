extension Schema {
  /// What notifications carry: JSON as `Attachment` writes it; and the language that was chosen.
  static let attachments = """
    ALTER TABLE device ADD COLUMN locale TEXT;
    ALTER TABLE notification ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
    """
}
