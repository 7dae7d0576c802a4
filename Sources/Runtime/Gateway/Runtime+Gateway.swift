public import APNs
import Storage

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
