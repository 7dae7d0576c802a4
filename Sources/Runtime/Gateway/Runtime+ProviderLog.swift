public import APNs
import Storage

extension Runtime {
  /// Takes a finished request down; cheap enough for each of many thousands a second.
  public func note(_ record: consuming RequestRecord) {
    unstored.add(providerLog.note(record))
    providerLogChanged()
  }

  /// A provider has connected.
  public func connectionBegan(_ connection: ConnectionRecord) {
    providerLog.begin(connection)
    unstored.add(connection)
    providerLogChanged()
  }

  /// A provider's connection has agreed on TLS; `certificate` is the subject of the one that it has shown.
  public func connectionSecured(_ number: Int64, tlsVersion: String, certificate: String?) {
    providerLog.secure(number, tlsVersion: tlsVersion, certificate: certificate)
    providerLogChanged()
  }

  /// A provider's connection was sent a GOAWAY.
  public func connectionWentAway(_ number: Int64) {
    providerLog.goAway(number, at: configuration.clock.now)
    unstored.touch()
    providerLogChanged()
  }

  /// A provider's connection opened a stream over its limit, which was refused.
  public func streamRefused(on number: Int64) {
    providerLog.refuseStream(on: number, at: configuration.clock.now)
    unstored.touch()
    providerLogChanged()
  }

  /// A provider's connection opened a stream after its GOAWAY, which nobody looks at.
  public func streamCameLate(on number: Int64) {
    providerLog.comeLate(on: number, at: configuration.clock.now)
    unstored.touch()
    providerLogChanged()
  }

  /// A request of a provider's connection broke the rules of HTTP, or was never completed.
  public func requestBroke(_ record: consuming RequestRecord) {
    unstored.add(providerLog.breakRequest(record))
    providerLogChanged()
  }

  /// A provider's connection has ended; `detail` says more about why, where that is known.
  public func connectionEnded(_ number: Int64, _ end: ConnectionRecord.End, detail: String? = nil) {
    if let record = providerLog.end(number, end, detail: detail, at: configuration.clock.now) { unstored.add(record) }
    providerLogChanged()
  }

  /// Stores what providers did, and what the deck has dealt.
  ///
  /// Where that fails it is announced and forgotten: pushes must not wait for their log.
  func storeProviderLog() {
    guard !unstored.isEmpty else { return }
    let records = unstored
    unstored = UnstoredRecords()
    // What an open connection has brought is known to the log alone.
    let connections = records.connections.values.map { providerLog.open[$0.number] ?? $0 }
    do throws(StoreError) {
      try store.apply(requests: records.requests, connections: connections, report: providerLog.report)
      if gateway.faults != storedFaults {
        try store.apply([.storeFaults(gateway.faults)])
        storedFaults = gateway.faults
      }
      if !records.requests.isEmpty { control?.checkPages() }
    } catch {
      announce("what providers asked cannot be kept: \(error)")
    }
  }

  /// Stores at the end, with the connections that are still open.
  func closeProviderLog() {
    for connection in providerLog.open.values { unstored.add(connection) }
    storeProviderLog()
    providerLog = ProviderLog()
  }

  /// Stores soon: what comes within a moment is stored together.
  private func providerLogChanged() {
    notify(.provider)
    if unstored.isFull { return storeProviderLog() }
    guard let loop, storing == nil else { return }
    storing = loop.schedule(after: UnstoredRecords.patience) { [weak self] in
      self?.storing = nil
      self?.storeProviderLog()
    }
  }
}
