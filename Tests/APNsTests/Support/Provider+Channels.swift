import APNs

extension Provider {
  /// Makes a channel of ``app`` in the sandbox.
  mutating func addChannel(_ identifier: String, policy: BroadcastChannel.StoragePolicy = .newest) {
    gateway.channels.insert(
      BroadcastChannel(
        identifier: identifier, bundleIdentifier: Provider.app, environment: .sandbox, storagePolicy: policy,
        createdAt: Provider.noon))
  }

  /// Asks the channel endpoints.
  mutating func channels(
    _ method: String, _ fields: [String: String?] = [:], app: String = Provider.app, path: String = "channels",
    body: String = ""
  ) -> GatewayOutcome {
    take(method, "/1/apps/\(app)/\(path)", ["authorization": authorization].merging(fields) { $1 }, body)
  }

  /// Broadcasts an update to the channel `AAAA`, with the fields given instead or besides.
  mutating func broadcast(
    _ fields: [String: String?] = [:], method: String = "POST",
    body: String = #"{"aps":{"event":"update","timestamp":1783080000,"content-state":{"score":1}}}"#
  ) -> GatewayOutcome {
    let usual = ["authorization": authorization, "apns-channel-id": "AAAA", "apns-push-type": "liveactivity"]
    return take(method, "/4/broadcasts/apps/\(Provider.app)", usual.merging(fields) { $1 }, body)
  }

  private mutating func take(
    _ method: String, _ path: String, _ fields: [String: String?], _ body: String
  ) -> GatewayOutcome {
    let sent = fields.compactMap { name, value in value.map { ProviderRequest.Field(name, $0) } }
    return take(
      ProviderRequest(method: method, path: path, fields: sent.sorted { $0.name < $1.name }, body: Array(body.utf8)))
  }
}
