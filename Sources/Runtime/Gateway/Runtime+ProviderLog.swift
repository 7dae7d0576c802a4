public import APNs

extension Runtime {
  /// Takes a finished request down; cheap enough for each of many thousands a second.
  public func note(_ record: RequestRecord) { providerLog.note(record) }

  /// A provider has connected.
  public func connectionBegan(_ connection: ConnectionRecord) { providerLog.begin(connection) }

  /// A provider's connection was sent a GOAWAY.
  public func connectionWentAway(_ number: Int64) { providerLog.goAway(number, at: configuration.clock.now) }

  /// A provider's connection has ended.
  public func connectionEnded(_ number: Int64, _ end: ConnectionRecord.End) {
    providerLog.end(number, end, at: configuration.clock.now)
  }
}
