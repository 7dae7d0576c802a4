/// `belfry serve`: the provider endpoint without a screen.
///
/// Parsed here, run by `belfry`.
enum ServeCommand {
  static let description = CommandDescription(
    "serve", "answer providers as Apple's service does, without a screen",
    discussion: [
      "Providers push to two addresses, one for the sandbox and one for production, over TLS with a certificate of an "
        + "authority that is made on first use in the state directory; --print-env prints what makes curl, Node, Python, "
        + "Go and Java trust it. A ready line of JSON on standard output says where it listens.",
      "What is taken reaches the phone: belfry state, deliveries and explain show it, and belfry open with --listen is "
        + "the same with a screen. SIGTERM lets providers finish what they began (GOAWAY with the reason Shutdown); a "
        + "second one ends at once. docs/endpoint.md tells the rest.",
      "It listens on loopback. With --listen another address can be reached by everyone on the network, who may then "
        + "push and read the answers.",
    ],
    options: EndpointOptions.table + [
      .option("--watch", "DIR", .folder, repeatable: true, "deliver new and changed payload files of this folder"),
      .flag("--verbose", "print a line for each request on standard error"),
      .flag("--print-env", "print the lines that make clients trust the authority, and end"),
    ],
    examples: [
      .init("belfry serve", "the sandbox at 127.0.0.1:2197, production at 2198"),
      .init("belfry serve --listen 127.0.0.1:0 --cleartext --ready-file ready.json", "any free ports, for a test"),
      .init("eval \"$(belfry serve --print-env)\"", "lets clients of this shell trust the endpoint"),
    ],
    exitCodes: [.init(.failed, "an address or the state directory cannot be had")])

  static func invocation(_ arguments: ParsedArguments, common: CommonOptions) -> Invocation {
    .serve(
      ServeOptions(
        common: common, endpoint: EndpointOptions(arguments), watchedFolders: arguments.values("--watch"),
        isVerbose: arguments.has("--verbose"), printsEnvironment: arguments.has("--print-env")))
  }
}

/// The options of `serve`.
public struct ServeOptions: Equatable, Sendable {
  /// State, apps, clock, seed.
  public var common: CommonOptions
  /// Where and how it listens.
  public var endpoint: EndpointOptions
  /// Folders whose payload files are delivered.
  public var watchedFolders: [String]
  /// Whether each request gets a line on standard error.
  public var isVerbose: Bool
  /// Whether only the environment of clients is printed.
  public var printsEnvironment: Bool
}
