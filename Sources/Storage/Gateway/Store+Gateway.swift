public import APNs
import Center

extension Store {
  /// The gateway as it was stored.
  public func loadGateway() throws(StoreError) -> Gateway {
    try reporting { () throws(Connection.Failure) in
      var gateway = Gateway()
      for key in try rows("SELECT \(ProviderKey.columns) FROM provider_key", [], ProviderKey.init(row:)) {
        gateway.keys[key.keyIdentifier] = key
      }
      for token in try rows("SELECT \(DeviceToken.columns) FROM device_token", [], DeviceToken.init(row:)) {
        gateway.tokens.insert(token)
      }
      for channel in try rows(
        "SELECT \(BroadcastChannel.columns) FROM broadcast_channel", [], BroadcastChannel.init(row:))
      {
        gateway.channels.insert(channel)
      }
      gateway.faults = try loadFaults()
      return gateway
    }
  }

  /// Stores what the gateway's effects ask for, all of it or nothing.
  public func apply(_ effects: [GatewayEffect]) throws(StoreError) {
    guard !effects.isEmpty else { return }
    try reporting { () throws(Connection.Failure) in
      try connection.transaction { () throws(Connection.Failure) in
        for effect in effects { try write(effect) }
      }
    }
  }

  func write(_ effect: GatewayEffect) throws(Connection.Failure) {
    switch effect {
    case .storeKey(let key): try connection.statement(ProviderKey.insertion).run(key.row)
    case .storeToken(let token): try connection.statement(DeviceToken.insertion).run(token.row)
    case .storeChannel(let channel): try connection.statement(BroadcastChannel.insertion).run(channel.row)
    case .removeChannel(let identifier):
      try connection.statement("DELETE FROM broadcast_channel WHERE identifier = ?").run([.text(identifier)])
    case .storeFaults(let deck): try write(deck)
    }
  }
}
