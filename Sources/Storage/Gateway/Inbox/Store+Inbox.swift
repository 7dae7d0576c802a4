public import APNs
public import Center

/// A push of the inbox with its number.
public struct InboxEntry: Equatable, Sendable {
  /// Counts up in the order in which pushes were taken.
  public let number: Int64
  /// The push.
  public let acceptance: Acceptance
}

/// How much lies in the inbox.
public struct InboxSize: Equatable, Sendable {
  /// Pushes.
  public var count: Int
  /// Bytes of their payloads.
  public var byteCount: Int

  /// A size; nothing where left out.
  public init(count: Int = 0, byteCount: Int = 0) {
    self.count = count
    self.byteCount = byteCount
  }
}

extension Store {
  /// Stores pushes at the end of the inbox, and what the gateway's effects ask for: all of it or nothing.
  public func accept(_ acceptances: [Acceptance], effects: [GatewayEffect]) throws(StoreError) {
    guard !acceptances.isEmpty || !effects.isEmpty else { return }
    try reporting { () throws(Connection.Failure) in
      try connection.transaction { () throws(Connection.Failure) in
        for effect in effects { try write(effect) }
        let insertion = try connection.statement(Acceptance.insertion)
        for acceptance in acceptances { try insertion.run(acceptance.row) }
      }
    }
  }

  /// The oldest pushes of the inbox, `limit` at most.
  public func inbox(limit: Int) throws(StoreError) -> [InboxEntry] {
    try reporting { () throws(Connection.Failure) in
      try rows(
        "SELECT number, \(Acceptance.columns) FROM inbox ORDER BY number LIMIT ?", [.integer(Int64(limit))]
      ) { row in
        Acceptance(row: row).map { InboxEntry(number: row.integer(0), acceptance: $0) }
      }
    }
  }

  /// How much lies in the inbox; reads all of it.
  public func inboxSize() throws(StoreError) -> InboxSize {
    try reporting { () throws(Connection.Failure) in
      InboxSize(
        count: Int(try connection.integer("SELECT count(*) FROM inbox") ?? 0),
        byteCount: Int(try connection.integer("SELECT sum(length(payload)) FROM inbox") ?? 0))
    }
  }

  /// Stores what the phone made of the pushes up to `number` and takes them out of the inbox: both or nothing.
  public func digest(upTo number: Int64, effects: [CenterEffect]) throws(StoreError) {
    try reporting { () throws(Connection.Failure) in
      try connection.transaction { () throws(Connection.Failure) in
        for effect in effects { try write(effect) }
        try connection.statement("DELETE FROM inbox WHERE number <= ?").run([.integer(number)])
      }
    }
  }
}
