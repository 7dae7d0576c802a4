public import APNs

extension Runtime {
  /// Asks the fault deck what it has in store for a connection that begins.
  public func open(_ connection: ProviderConnection) -> ConnectionFaults {
    gateway.faults.open(connection, at: configuration.clock.now)
  }

  /// Refuses a request whose fields are more than are read: 431, and nothing follows from it.
  public func refuseFields(
    of request: ProviderRequest, on connection: inout ProviderConnection, with tools: some GatewayTools
  ) -> GatewayOutcome {
    gateway.refuseFields(of: request, on: &connection, at: configuration.clock.now, with: tools)
  }

  /// Answers one request of a provider, as the service would now.
  ///
  /// What follows from it has to be stored, with ``accept(_:effects:)``, before the answer goes out.
  public func take(
    _ request: ProviderRequest, on connection: inout ProviderConnection, with tools: some GatewayTools
  ) -> GatewayOutcome {
    gateway.take(request, on: &connection, at: configuration.clock.now, with: tools)
  }
}
