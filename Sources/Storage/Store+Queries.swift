public import Center

extension Store {
  /// Deliveries that came in or were changed after the number, in the order of their ``Delivery/revision``, `limit` at most.
  public func deliveries(after revision: Int64, limit: Int) throws(StoreError) -> [Delivery] {
    try reporting { () throws(Connection.Failure) in
      var found: [Delivery] = []
      for (condition, number) in [("revision IS NULL AND sequence", "sequence"), ("revision", "revision")] {
        found += try rows(
          "SELECT \(Delivery.columns) FROM delivery WHERE \(condition) > ? ORDER BY \(number) LIMIT ?",
          [.integer(revision), .integer(Int64(limit))], Delivery.init(row:))
      }
      return Array(found.sorted { $0.revision < $1.revision }.prefix(limit))
    }
  }

  /// The number behind which the `count` newest of ``deliveries(after:limit:)`` come; 0: there are no more.
  public func revision(beforeNewest count: Int64) throws(StoreError) -> Int64 {
    try reporting { () throws(Connection.Failure) in
      let count = min(count, Int64.max - 1)
      return try rows(
        """
        SELECT number FROM (
          SELECT * FROM (
            SELECT sequence AS number FROM delivery WHERE revision IS NULL ORDER BY sequence DESC LIMIT ?)
          UNION ALL SELECT * FROM (
            SELECT revision FROM delivery WHERE revision IS NOT NULL ORDER BY revision DESC LIMIT ?))
        ORDER BY number DESC LIMIT 1 OFFSET ?
        """, [.integer(count + 1), .integer(count + 1), .integer(count)]
      ) { $0.integer(0) }.first ?? 0
    }
  }

  /// The number behind which the `count` newest of ``responses(after:limit:)`` come; 0: there are no more.
  public func sequence(beforeNewestResponses count: Int64) throws(StoreError) -> Int64 {
    try reporting { () throws(Connection.Failure) in
      try rows("SELECT sequence FROM response ORDER BY sequence DESC LIMIT 1 OFFSET ?", [.integer(count)]) {
        $0.integer(0)
      }.first ?? 0
    }
  }

  /// Responses after the sequence number, oldest first, `limit` at most.
  public func responses(after sequence: Int64, limit: Int) throws(StoreError) -> [Response] {
    try reporting { () throws(Connection.Failure) in
      try rows(
        "SELECT \(Response.columns) FROM response WHERE sequence > ? ORDER BY sequence LIMIT ?",
        [.integer(sequence), .integer(Int64(limit))], Response.init(row:))
    }
  }

  /// Responses after the sequence number that an app's delegate is still to be told of, oldest first, `limit` at most.
  public func pendingResponses(after sequence: Int64, limit: Int) throws(StoreError) -> [Response] {
    try reporting { () throws(Connection.Failure) in
      try rows(
        "SELECT \(Response.columns) FROM response WHERE delegate_state = 'pending' AND sequence > ? ORDER BY sequence LIMIT ?",
        [.integer(sequence), .integer(Int64(limit))], Response.init(row:))
    }
  }

  /// The newest arrival; nil where nothing has arrived yet.
  public func latestDelivery() throws(StoreError) -> Delivery? {
    try reporting { () throws(Connection.Failure) in
      try rows("SELECT \(Delivery.columns) FROM delivery ORDER BY sequence DESC LIMIT 1", [], Delivery.init(row:)).first
    }
  }

  /// The newest arrival with this delivery or request identifier; letters match in either case.
  ///
  /// `app` narrows it to one bundle identifier: apps may use the same collapse identifier.
  public func delivery(identifier: String, in app: String? = nil) throws(StoreError) -> Delivery? {
    try reporting { () throws(Connection.Failure) in
      var found: [Delivery] = []
      for column in ["delivery_identifier", "request_identifier"] {
        found += try rows(
          "SELECT \(Delivery.columns) FROM delivery WHERE \(column) = ?"
            + (app == nil ? "" : " AND bundle_identifier = ?") + " ORDER BY sequence DESC LIMIT 1",
          [.text(identifier)] + (app.map { [.text($0)] } ?? []), Delivery.init(row:))
      }
      return found.max { $0.sequence < $1.sequence }
    }
  }

  /// The distinct delivery and request identifiers that begin with `beginning`, `limit` of each kind at most.
  ///
  /// Steps from one identifier to the next in the index: a million arrivals with one collapse identifier cost one step.
  public func identifiers(beginning: String, limit: Int) throws(StoreError) -> [String] {
    try reporting { () throws(Connection.Failure) in
      var found: [String] = []
      for column in ["request_identifier", "delivery_identifier"] {
        var count = 0
        var next = try identifier(column, matching: ">=", beginning)
        while let identifier = next, identifier.lowercased().hasPrefix(beginning.lowercased()), count < limit {
          found.append(identifier)
          count += 1
          next = try self.identifier(column, matching: ">", identifier)
        }
      }
      return found
    }
  }

  private func identifier(
    _ column: String, matching comparison: String, _ value: String
  ) throws(Connection.Failure) -> String? {
    try rows(
      "SELECT \(column) FROM delivery WHERE \(column) \(comparison) ? ORDER BY \(column) LIMIT 1", [.text(value)]
    ) { $0.text(0) }.first
  }

  /// The payload of an arrival as it came (a refused giant's beginning); nil for no such arrival.
  public func payload(ofDelivery sequence: Int64) throws(StoreError) -> [UInt8]? {
    try reporting { () throws(Connection.Failure) in
      try rows("SELECT payload FROM delivery WHERE sequence = ?", [.integer(sequence)]) { $0.bytes(0) }.first
    }
  }

  /// A remark kept under `name`, such as where a standing clock stands; nil where there is none.
  public func note(_ name: String) throws(StoreError) -> String? {
    try reporting { () throws(Connection.Failure) in
      try rows("SELECT value FROM note WHERE name = ?", [.text(name)]) { $0.text(0) }.first
    }
  }

  /// Keeps `value` under `name`.
  public func setNote(_ name: String, to value: String) throws(StoreError) {
    try reporting { () throws(Connection.Failure) in
      try connection.statement("INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)")
        .run([.text(name), .text(value)])
    }
  }
}
