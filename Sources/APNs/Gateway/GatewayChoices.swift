/// One switch for each place where Apple's service is unknown or silent (status D or U).
///
/// Set under `endpoint` in `device.json`, and by options of `serve`.
public struct GatewayChoices: Equatable, Sendable {
  /// The choices as documented.
  public init() {}
}
