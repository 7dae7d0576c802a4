/// The tables, as a list of steps from an empty file to today.
///
/// The number of steps that a file has seen is its `user_version`. A step that was released is never edited: a change is
/// a new step at the end, and a file of the version before it is kept among the fixtures for the test that migrates it.
enum Schema {
  /// Marks the file as Belfry's (`application_id`): the letters `Belf`.
  static let applicationIdentifier: Int64 = 0x4265_6C66

  static let migrations = [v1, v2]

  /// The version that a current file has.
  static var version: Int { migrations.count }

  /// Refuses tables of another program or of a newer version; writes nothing.
  static func check(_ connection: Connection) throws(Connection.Failure) {
    let found = try connection.integer("PRAGMA user_version") ?? 0
    if try connection.integer("PRAGMA application_id") != applicationIdentifier {
      let isEmpty = try connection.integer("SELECT 1 FROM sqlite_schema LIMIT 1") == nil
      guard isEmpty, found == 0 else { throw .foreign }
    }
    guard found <= version else { throw .newerVersion(Int(found)) }
  }

  /// Takes the steps that the file has not seen, all of them or none.
  static func migrate(_ connection: Connection) throws(Connection.Failure) {
    let found = Int(try connection.integer("PRAGMA user_version") ?? 0)
    guard found < version else { return }
    try connection.transaction { () throws(Connection.Failure) in
      for step in migrations[found...] { try connection.execute(step) }
      try connection.execute("PRAGMA application_id = \(applicationIdentifier); PRAGMA user_version = \(version)")
    }
  }

  /// Order and lookup go by sequence; whatever a command looks up by name has an index.
  ///
  /// Identifiers are found without regard to the case of ASCII letters, since people type UUIDs either way.
  private static let v1 = """
    CREATE TABLE delivery (
      sequence INTEGER PRIMARY KEY,
      delivery_identifier TEXT NOT NULL COLLATE NOCASE,
      request_identifier TEXT NOT NULL COLLATE NOCASE,
      bundle_identifier TEXT NOT NULL,
      push_type TEXT NOT NULL,
      received_at INTEGER NOT NULL,
      presentation TEXT NOT NULL,
      refusal_kind TEXT,
      refusal_message TEXT,
      replaced INTEGER NOT NULL,
      sound_name TEXT,
      sound_is_critical INTEGER,
      sound_volume REAL,
      badge INTEGER,
      byte_count INTEGER NOT NULL,
      findings TEXT NOT NULL,
      explanation TEXT NOT NULL,
      payload BLOB NOT NULL
    );
    CREATE INDEX delivery_by_delivery_identifier ON delivery (delivery_identifier, sequence);
    CREATE INDEX delivery_by_request_identifier ON delivery (request_identifier, sequence);

    CREATE TABLE notification (
      bundle_identifier TEXT NOT NULL,
      request_identifier TEXT NOT NULL,
      sequence INTEGER PRIMARY KEY,
      delivery_identifier TEXT NOT NULL,
      thread_identifier TEXT,
      category_identifier TEXT,
      title TEXT NOT NULL,
      subtitle TEXT NOT NULL,
      body TEXT NOT NULL,
      interruption_level TEXT NOT NULL,
      relevance_score REAL NOT NULL,
      target_content_identifier TEXT,
      filter_criteria TEXT,
      delivered_at INTEGER NOT NULL,
      presentation TEXT NOT NULL,
      held_reason TEXT,
      replaced_count INTEGER NOT NULL,
      payload BLOB NOT NULL
    );
    CREATE UNIQUE INDEX notification_by_key ON notification (bundle_identifier, request_identifier);

    CREATE TABLE removal (
      number INTEGER PRIMARY KEY,
      bundle_identifier TEXT NOT NULL,
      request_identifier TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      reason TEXT NOT NULL
    );

    CREATE TABLE response (
      sequence INTEGER PRIMARY KEY,
      responded_at INTEGER NOT NULL,
      bundle_identifier TEXT NOT NULL,
      request_identifier TEXT NOT NULL,
      thread_identifier TEXT,
      category_identifier TEXT,
      action_identifier TEXT NOT NULL,
      user_text TEXT,
      activation TEXT NOT NULL,
      authenticated INTEGER NOT NULL,
      user_info TEXT NOT NULL
    );

    CREATE TABLE badge_change (
      number INTEGER PRIMARY KEY,
      bundle_identifier TEXT NOT NULL,
      changed_at INTEGER NOT NULL,
      badge_before INTEGER NOT NULL,
      badge_after INTEGER NOT NULL,
      cause TEXT NOT NULL
    );
    CREATE INDEX badge_change_by_app ON badge_change (bundle_identifier, number);

    CREATE TABLE badge (
      bundle_identifier TEXT PRIMARY KEY,
      badge INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE device (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      is_locked INTEGER NOT NULL,
      focus TEXT,
      is_ringer_on INTEGER NOT NULL,
      is_online INTEGER NOT NULL,
      foreground_app TEXT
    );

    CREATE TABLE app_settings (
      bundle_identifier TEXT PRIMARY KEY,
      settings TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE live_activity (
      identifier TEXT PRIMARY KEY,
      bundle_identifier TEXT NOT NULL,
      attributes_type TEXT NOT NULL,
      attributes TEXT NOT NULL,
      content_state TEXT NOT NULL,
      state TEXT NOT NULL,
      timestamp REAL NOT NULL,
      started_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      stale_at INTEGER,
      ended_at INTEGER,
      dismiss_at INTEGER NOT NULL,
      relevance_score REAL NOT NULL,
      title TEXT NOT NULL,
      body TEXT NOT NULL,
      update_count INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE note (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;
    """
}
