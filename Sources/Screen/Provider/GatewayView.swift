public import APNs

/// Where providers come in.
public struct GatewayEntrance: Equatable, Sendable {
  /// The address of the sandbox: `https://127.0.0.1:2197`.
  public var sandbox: String
  /// The address of production.
  public var production: String
  /// Every provider token is refused: no key is known that counts (``Gateway/lacksKey``).
  public var lacksKey: Bool

  /// An entrance.
  public init(sandbox: String, production: String, lacksKey: Bool) {
    self.sandbox = sandbox
    self.production = production
    self.lacksKey = lacksKey
  }
}

/// What a viewer sees of the provider endpoint; the shell keeps it up to date.
public struct GatewayView: Equatable, Sendable {
  /// What providers did lately.
  public var log: ProviderLog
  /// What goes wrong on purpose.
  public var deck: FaultDeck
  /// The device tokens of the phone's apps.
  public var tokens: DeviceTokens
  /// nil: nobody listens.
  public var entrance: GatewayEntrance?

  /// An endpoint that nobody has asked anything.
  public init(
    log: ProviderLog = ProviderLog(), deck: FaultDeck = FaultDeck(), tokens: DeviceTokens = DeviceTokens(),
    entrance: GatewayEntrance? = nil
  ) {
    self.log = log
    self.deck = deck
    self.tokens = tokens
    self.entrance = entrance
  }

  /// The connections, the newest first.
  public var connections: [ConnectionRecord] {
    (Array(log.ended) + log.open.values).sorted { ($1.openedAt, $1.number) < ($0.openedAt, $0.number) }
  }
}

/// The tabs of the provider page.
public enum ProviderTab: String, CaseIterable, Sendable {
  case requests, connections, report
}

/// What the viewer looks at on the provider page.
public struct ProviderPage: Equatable, Sendable {
  /// The open tab.
  public var tab = ProviderTab.requests
  /// The number of the selected request; nil: the newest, whatever comes.
  public internal(set) var request: Int64?
  /// Whether only refused requests are listed.
  public internal(set) var showsErrorsOnly = false
}

extension ScreenState {
  /// The requests that the provider page lists, the newest first.
  public var listedRequests: [RequestRecord] {
    gateway.log.requests.reversed().filter { !provider.showsErrorsOnly || $0.isError }
  }

  /// The place of the selected request in ``listedRequests``: where it is gone, that of the next older one.
  public func selectedRequestIndex(in records: [RequestRecord]) -> Int {
    guard let number = provider.request else { return 0 }
    return records.firstIndex { $0.number <= number } ?? max(0, records.count - 1)
  }
}
