import APNs
import Commands
import Endpoint
import Foundation
import Payload
import Runtime
import Screen

extension Program {
  /// Serves providers until a signal ends it.
  func serve(_ options: ServeOptions) throws(Failure) {
    if options.printsEnvironment { return try printEnvironment(options.common) }
    let runtime = try self.runtime(options.common, endpoint: options.endpoint)
    defer { runtime.end() }
    let loop = EventLoop()
    let signals = try watchSignals()
    let served = try ServedEndpoint(options.endpoint, runtime: runtime, loop: loop)
    let watched: WatchedFolders
    do throws(OperationError) {
      watched = try WatchedFolders(options.watchedFolders, runtime: runtime, loop: loop)
    } catch {
      throw Failure(error)
    }
    served.warnings.forEach { environment.messages.line("belfry: \($0)") }
    served.keyAdvice(options.common, of: runtime.gateway).forEach { environment.messages.line($0) }
    environment.messages.flush()
    try served.tellReady(in: environment, printsLine: true)
    let program = ServeProgram(
      runtime: runtime, loop: loop, signals: signals, endpoint: served.endpoint, isVerbose: options.isVerbose,
      messages: environment.messages)
    program.run()
    withExtendedLifetime(watched) {}
    served.endpoint.end()
    runtime.end()
    // It says what could not be kept at the end.
    withExtendedLifetime(program) {}
    signals.dieIfAsked()
  }
}

extension Program {
  /// Prints what makes the clients of a shell trust the authority of the state directory.
  private func printEnvironment(_ common: CommonOptions) throws(Failure) {
    do throws(OperationError) {
      environment.output.write(try trustStore(common.runtimeConfiguration.directory).clientEnvironment)
    } catch {
      throw Failure(error)
    }
  }
}

/// The authority of a state directory; a state in memory has no place for one.
private func trustStore(_ directory: StateDirectory?) throws(OperationError) -> TrustStore {
  guard let directory else {
    throw OperationError(
      exitCode: 3,
      message: "TLS needs a state directory, where clients find the authority to trust; take --cleartext, or another "
        + "--state than :memory:")
  }
  return try TrustStore(directory)
}

/// An endpoint with the control socket of its state, as options ask for it.
struct ServedEndpoint {
  let endpoint: Endpoint
  private let options: EndpointOptions
  private let controlSocket: String?
  /// Where the certificate of the authority lies; nil in cleartext.
  private let authorityPath: String?

  /// Listens; throws where an address cannot be had.
  init(_ options: EndpointOptions, runtime: Runtime, loop: EventLoop) throws(Failure) {
    self.options = options
    do throws(OperationError) {
      // Absolute, since others look for it from anywhere.
      controlSocket = try runtime.serve(on: loop).map { URL(filePath: $0).absoluteURL.standardized.path }
      let trust = options.isCleartext ? nil : try trustStore(runtime.configuration.directory)
      authorityPath = trust?.authorityPath
      let tls = try trust.map { trust throws(OperationError) in
        try trust.tlsServer(for: [options.sandbox.host, options.production.host])
      }
      endpoint = try Endpoint(
        Endpoint.Configuration(
          addresses: [(.sandbox, options.sandbox), (.production, options.production)], tls: tls,
          authority: trust?.authority),
        runtime: runtime, loop: loop)
    } catch {
      throw Failure(error)
    }
  }

  /// What somebody should know who chose these options.
  var warnings: [String] {
    [endpoint.remark].compactMap { $0 }
      + options.openAddresses.map {
        "everyone who can reach \($0) may push here and read the answers; 127.0.0.1 is for this machine alone"
      }
  }

  /// Where providers come in, as the screen shows it.
  func entrance(of gateway: Gateway) -> GatewayEntrance {
    GatewayEntrance(
      sandbox: endpoint.url(.sandbox) ?? "", production: endpoint.url(.production) ?? "", lacksKey: gateway.lacksKey)
  }

  /// How to make a first key, where every provider token is refused for the want of one.
  func keyAdvice(_ common: CommonOptions, of gateway: Gateway) -> [String] {
    guard gateway.lacksKey else { return [] }
    guard !common.keepsNothing else {
      return [
        "belfry: no provider key is known, and no other command reaches a state in memory to tell it one: every provider "
          + "token gets 403 InvalidProviderToken; check none with --trust-all, or take a --state directory"
      ]
    }
    return [
      "belfry: no provider key is known yet, so every provider token gets 403 InvalidProviderToken; make one:",
      "  \(common.commandLine(Gateway.firstKeyCommand))",
      "or take one that Apple made ('belfry key import'), or check none (--trust-all)",
    ]
  }

  /// `{"addresses":{"sandbox":"https://127.0.0.1:2197","production":…},"controlSocket":…,…}`.
  var readyLine: String {
    JSONOutput.object([
      (
        "addresses",
        .object([("sandbox", .text(endpoint.url(.sandbox))), ("production", .text(endpoint.url(.production)))])
      ), ("controlSocket", .text(controlSocket)), ("certificateAuthority", .text(authorityPath)),
      ("pid", .integer(Int64(getpid()))),
    ]).line
  }

  /// Prints the ready line, where there is somebody to read it, and writes the ready file, all of it at once.
  func tellReady(in environment: Environment, printsLine: Bool) throws(Failure) {
    // The file first: whoever reads the line may open it.
    if let path = options.readyFile, let obstacle = environment.write(readyLine + "\n", toFile: path) {
      throw Failure(.failed, "cannot write the ready file '\(path)': \(obstacle)")
    }
    guard printsLine else { return }
    environment.output.line(readyLine)
    environment.output.flush()
  }
}
