extension Schema {
  /// What notifications carry: JSON as `Attachment` writes it.
  static let attachments = """
    ALTER TABLE notification ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
    """
}
