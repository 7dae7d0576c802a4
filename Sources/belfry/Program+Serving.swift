import APNs
import Commands
import Endpoint
import Foundation
import Payload
import Runtime

extension Program {
  /// Serves providers until a signal ends it.
  func serve(_ options: ServeOptions) throws(Failure) {
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
    environment.messages.flush()
    try served.tellReady(on: environment.output)
    ServeProgram(
      runtime: runtime, loop: loop, signals: signals, endpoint: served.endpoint, isVerbose: options.isVerbose,
      messages: environment.messages
    ).run()
    withExtendedLifetime(watched) {}
    served.endpoint.end()
    runtime.end()
    signals.dieIfAsked()
  }
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
      controlSocket = try runtime.serve(on: loop)
      guard options.isCleartext else {
        throw OperationError(exitCode: 3, message: "TLS is not there yet; use --cleartext")
      }
      authorityPath = nil
      endpoint = try Endpoint(
        Endpoint.Configuration(
          addresses: [(.sandbox, options.sandbox), (.production, options.production)], tls: nil),
        runtime: runtime, loop: loop)
    } catch {
      throw Failure(error)
    }
  }

  /// What somebody should know who chose these options.
  var warnings: [String] {
    options.openAddresses.map {
      "everyone who can reach \($0) may push here and read the answers; 127.0.0.1 is for this machine alone"
    }
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
  func tellReady(on output: OutputWriter?) throws(Failure) {
    output?.line(readyLine)
    output?.flush()
    guard let path = options.readyFile else { return }
    do {
      try Data((readyLine + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(.failed, "cannot write the ready file '\(path)': \(error.localizedDescription)")
    }
  }
}
