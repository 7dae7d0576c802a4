extension Schema {
  /// The second step: what the provider endpoint knows and keeps, and what apps' own programs did.
  static let v2 = [
    providerKeys, deviceTokens, channels, inbox, storeAndForward, faults, requestRecords, connectionRecords,
    providerReport, delegates, attachments, serviceExtension,
  ].joined(separator: "\n")

  private static let providerKeys = """
    CREATE TABLE provider_key (
      key_identifier TEXT PRIMARY KEY,
      team_identifier TEXT NOT NULL,
      public_key BLOB NOT NULL,
      environment TEXT,
      topics TEXT NOT NULL,
      related_key TEXT,
      created_at INTEGER NOT NULL,
      revoked_at INTEGER
    ) WITHOUT ROWID;
    """

  private static let deviceTokens = """
    CREATE TABLE device_token (
      token TEXT PRIMARY KEY,
      bundle_identifier TEXT NOT NULL,
      environment TEXT NOT NULL,
      condition TEXT NOT NULL,
      since INTEGER,
      registered_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    """

  private static let channels = """
    CREATE TABLE broadcast_channel (
      identifier TEXT PRIMARY KEY,
      bundle_identifier TEXT NOT NULL,
      environment TEXT NOT NULL,
      storage_policy INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    ALTER TABLE live_activity ADD COLUMN channel TEXT;
    """

  /// Pushes that were taken and that the phone has not seen yet, in the order of their numbers.
  ///
  /// Without an index: rows are written at the end and taken from the front.
  private static let inbox = """
    CREATE TABLE inbox (
      number INTEGER PRIMARY KEY,
      environment TEXT NOT NULL,
      token TEXT,
      channel TEXT,
      bundle_identifier TEXT NOT NULL,
      push_type TEXT,
      priority INTEGER,
      expiration INTEGER,
      collapse_identifier TEXT,
      topic TEXT,
      identifier TEXT NOT NULL,
      payload BLOB NOT NULL,
      received_at INTEGER NOT NULL,
      app_removed_at INTEGER
    );
    """
}
