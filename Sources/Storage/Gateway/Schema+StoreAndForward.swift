extension Schema {
  /// Pushes that wait to be delivered, and what became of those that came in.
  ///
  /// A stored push is a row of `delivery` with what its record does not say. Of a refused push of an earlier version the
  /// disposition follows from the refusal.
  static let storeAndForward = """
    ALTER TABLE device ADD COLUMN is_low_power INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE delivery ADD COLUMN forwarded_at INTEGER;
    ALTER TABLE delivery ADD COLUMN source TEXT NOT NULL DEFAULT 'file';
    ALTER TABLE delivery ADD COLUMN disposition TEXT NOT NULL DEFAULT 'delivered';
    -- NULL: nothing changed since it came in. Few have one, so only those are in the index.
    ALTER TABLE delivery ADD COLUMN revision INTEGER;
    CREATE INDEX delivery_by_revision ON delivery (revision) WHERE revision IS NOT NULL;
    UPDATE delivery SET disposition = 'refused' WHERE refusal_kind IS NOT NULL;

    CREATE TABLE stored_push (
      sequence INTEGER PRIMARY KEY,
      assigned_request_identifier TEXT NOT NULL,
      given_push_type TEXT,
      priority INTEGER,
      expiration INTEGER,
      collapse_identifier TEXT,
      topic TEXT,
      cause TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      channel TEXT,
      device_token TEXT
    );

    CREATE TABLE app_wakes (
      bundle_identifier TEXT PRIMARY KEY,
      woken_at TEXT NOT NULL
    ) WITHOUT ROWID;
    """
}
