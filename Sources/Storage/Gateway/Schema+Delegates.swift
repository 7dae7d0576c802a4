extension Schema {
  /// What became of telling the delegates of apps of their responses.
  static let delegates = """
    ALTER TABLE response ADD COLUMN delegate_state TEXT;
    ALTER TABLE response ADD COLUMN delegate_attempts INTEGER;
    ALTER TABLE response ADD COLUMN delegate_reason TEXT;
    ALTER TABLE notification ADD COLUMN is_local INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX response_to_tell ON response (sequence) WHERE delegate_state = 'pending';
    """
}
