public import Endpoint

/// What `serve` and `open` say about the provider endpoint.
public struct EndpointOptions: Equatable, Sendable {
  /// Where the sandbox listens.
  public var sandbox: ListenAddress
  /// Where production listens.
  public var production: ListenAddress
  /// HTTP/2 without TLS, by prior knowledge.
  public var isCleartext: Bool
  /// Where the ready line is written as well.
  public var readyFile: String?
  /// Unknown device tokens are registered on first use.
  public var adoptsTokens: Bool
  /// Provider tokens and certificates are not checked.
  public var trustsAll: Bool

  /// Addresses that others on the network can reach, which was asked for and is worth a warning.
  public var openAddresses: [ListenAddress] { [sandbox, production].filter { !$0.isLoopback } }
}

extension EndpointOptions {
  /// Where the sandbox listens unless told otherwise; production takes the next port.
  static let standardAddress = ListenAddress(host: "127.0.0.1", port: 2197)

  /// What the words say.
  init(_ arguments: ParsedArguments) {
    sandbox = arguments.value("--listen").flatMap { ListenAddress($0) } ?? Self.standardAddress
    production = arguments.value("--listen-production").flatMap { ListenAddress($0) } ?? sandbox.next
    isCleartext = arguments.has("--cleartext")
    readyFile = arguments.value("--ready-file")
    adoptsTokens = arguments.has("--adopt")
    trustsAll = arguments.has("--trust-all")
  }

  /// The options of the table.
  static let table: [OptionDescription] = [
    .option(
      "--listen", "HOST:PORT", .address, "where the sandbox listens; port 0 is any that is free [127.0.0.1:2197]"),
    .option("--listen-production", "HOST:PORT", .address, "where production listens [the next port]"),
    .flag("--cleartext", "HTTP/2 without TLS, by prior knowledge"),
    .option("--ready-file", "FILE", .outputFile, "write the ready line to this file too, once providers may connect"),
    .flag("--adopt", "register unknown device tokens on first use"),
    .flag("--trust-all", "check no provider token and no certificate"),
  ]

  /// The options that make no sense without an endpoint.
  static let dependent = table.map(\.name).filter { $0 != "--listen" }
}
