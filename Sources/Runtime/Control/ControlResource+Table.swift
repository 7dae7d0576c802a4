extension ControlResource {
  /// All that there is (docs/control.md).
  static let all: [ControlResource] =
    [
      .init("POST", "/operations", .anyOperation, as: .reply),
      .init("POST", "/3/device/{bundleIdentifier}", .push, as: .push),
      .init("GET", "/idle", .idle, parameters: [.integer("after", default: -1)], as: .object),
    ] + phone + provider

  /// The phone, and who holds it.
  private static let phone: [ControlResource] = [
    .init("GET", "/state", .operation("state"), as: .object),
    .init("GET", "/notifications", .operation("state"), as: .member("notifications")),
    .init("GET", "/deliveries", .operation("deliveries"), parameters: page, as: .page("deliveries", after: 0)),
    .init("GET", "/deliveries/{identifier}", .operation("explain"), as: .object),
    .init("GET", "/responses", .operation("responses"), parameters: page, as: .page("responses", after: 0)),
    .init("POST", "/responses", .operation("respond"), as: .list("responses")),
    .init("POST", "/dismissals", .dismissal, as: .list("responses")),
    .init("DELETE", "/dismissals/latest", .operation("undoDismissal"), as: .object),
    .init("GET", "/device", .operation("deviceState"), as: .object),
    .init("PUT", "/device", .device, as: .object),
    .init("GET", "/clock", .operation("deviceState"), as: .member("clock")),
    .init("POST", "/clock", .clock, as: .member("clock")),
    .init("GET", "/apps", .operation("apps"), as: .list("apps")),
  ]

  /// The provider endpoint.
  private static let provider: [ControlResource] = [
    .init("GET", "/keys", .operation("keys"), as: .list("keys")),
    .init("GET", "/tokens", .operation("deviceTokens"), as: .list("tokens")),
    .init("POST", "/tokens", .operation("registerApp"), as: .list("tokens")),
    .init("GET", "/faults", .operation("faults"), as: .list("faults")),
    .init("POST", "/faults", .operation("addFault"), as: .list("faults")),
    .init("PUT", "/faults", .document("loadFaults", in: "deck"), as: .list("faults")),
    .init("DELETE", "/faults", .operation("clearFaults"), as: .list("faults")),
    .init("PUT", "/faults/{number}", .operation("turnFault"), as: .list("faults")),
    .init("DELETE", "/faults/{number}", .operation("removeFault"), as: .list("faults")),
    .init(
      "GET", "/requests", .operation("requests"),
      parameters: [.integer("after", default: nil), .integer("limit", default: nil), .flag("errors"), .wait],
      as: .page("requests", after: nil)),
    .init("GET", "/requests/{identifier}", .operation("request"), as: .object),
    .init("GET", "/connections", .operation("connections"), as: .list("connections")),
    .init("GET", "/report", .operation("report"), as: .object),
    .init("DELETE", "/report", .operation("clearReport"), as: .object),
  ]

  private static let page: [Parameter] = [
    .integer("after", default: 0), .integer("limit", default: nil), .wait,
  ]
}
