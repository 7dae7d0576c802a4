extension Schema {
  /// What service extensions made of pushes, and the place that a push keeps while one has it.
  static let serviceExtension = """
    ALTER TABLE delivery ADD COLUMN service_extension TEXT;
    ALTER TABLE stored_push ADD COLUMN notification_sequence INTEGER;
    """
}
