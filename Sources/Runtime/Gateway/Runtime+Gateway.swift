public import APNs
import Storage

extension Runtime.Configuration {
  /// The service's choices: those of `device.json`, and what this run was asked for.
  func gatewayChoices(of files: ProfileFiles) -> GatewayChoices {
    var choices = files.gatewayChoices ?? GatewayChoices()
    if adoptsUnknownTokens { choices.adoptsUnknownTokens = true }
    if trustsEveryone { choices.credentials.trustsEveryone = true }
    return choices
  }
}

extension Runtime {
  /// Changes the gateway and stores what follows; where it cannot be stored, nothing has happened.
  public func changeGateway(
    _ change: (inout Gateway) throws(OperationError) -> [GatewayEffect]
  ) throws(OperationError) {
    var changed = gateway
    let effects = try change(&changed)
    do throws(StoreError) { try store.apply(effects) } catch { throw OperationError(error) }
    gateway = changed
  }
}
