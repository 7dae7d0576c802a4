import Commands
import Endpoint
import Foundation
import Payload
import Rendering
import Runtime
import Terminal

// The executable: reads the command line and runs a command, or the loop of the screen.
//
//   words ─▶ Commands.invocation ─▶ command: Commands.run
//                                ├▶ serve: Runtime + Endpoint + EventLoop in ServeProgram
//                                └▶ open, demo: Runtime + TerminalSession + EventLoop in ScreenProgram,
//                                   or PlainProgram where lines are asked for
//
// Read next: ScreenProgram.swift.

/// One run of the program.
struct Program {
  let environment: Environment

  /// Runs to the end and returns what the process should end with.
  func run() -> ExitCode {
    switch Commands.invocation(in: environment) {
    case .command(let command): return Commands.run(command, in: environment)
    case .serve(let options): return reporting { () throws(Failure) in try serve(options) }
    case .open(let options): return reporting { () throws(Failure) in try open(options) }
    case .demo(let options): return reporting { () throws(Failure) in try demo(options) }
    }
  }

  /// Opens the screen; `tell` begins a story on it.
  private func open(
    _ options: OpenOptions, clock: (any Clock)? = nil, tell: (ScreenProgram) -> StoryPlayer? = { _ in nil }
  ) throws(Failure) {
    let isPlain = options.isPlain
    guard isPlain || TerminalSession.isAvailable else { throw Failure(TerminalError.noTerminal) }
    let live = try LiveSettings(options, in: environment)
    let settings = live.configuration.settings
    let missing = settings.watchedFolders.first { !isFolder($0) }
    if let missing { throw Failure(.failed, "cannot watch '\(missing)': no such folder") }
    let runtime = try self.runtime(options.common, endpoint: options.endpoint, clock: clock)
    defer { runtime.end() }
    if let locale = options.locale, case .failure(let error) = runtime.perform(.device(.locale(locale))) {
      throw Failure(error)
    }
    let loop = EventLoop()
    let signals = try watchSignals()
    let served = try options.endpoint.map { options throws(Failure) in
      try ServedEndpoint(options, runtime: runtime, loop: loop)
    }
    try served?.tellReady(in: environment, printsLine: isPlain)
    let watched: WatchedFolders
    do throws(OperationError) {
      if served == nil { try runtime.serve(on: loop) }
      watched = try WatchedFolders(settings.watchedFolders, runtime: runtime, loop: loop)
    } catch {
      throw Failure(error)
    }
    // Whoever ran hears of what providers still bring while they leave.
    let ran: [AnyObject?]
    if !isPlain {
      let terminal = try session(settings)
      let program = ScreenProgram(
        runtime: runtime, loop: loop, terminal: terminal, settings: live, signals: signals, environment: environment,
        endpoint: served)
      // Whoever looks at the screen hears of it from here on.
      served?.warnings.forEach(runtime.announce)
      let story = tell(program)
      story?.start()
      program.run()
      terminal.close()
      ran = [program, story]
    } else {
      live.configuration.faults.forEach { environment.messages.line(terminalSafe($0)) }
      served?.warnings.forEach { environment.messages.line("belfry: \($0)") }
      served?.keyAdvice(options.common, of: runtime.gateway).forEach { environment.messages.line($0) }
      environment.messages.flush()
      let program = PlainProgram(runtime: runtime, loop: loop, signals: signals, output: environment.output)
      program.run()
      ran = [program]
    }
    withExtendedLifetime(watched) {}
    if let served { letProvidersLeave(served.endpoint, on: loop, signals: signals) }
    withExtendedLifetime(ran) {}
    runtime.end()
    signals.dieIfAsked()
  }

  /// Lets providers finish what they began; a signal ends it at once.
  private func letProvidersLeave(_ endpoint: Endpoint, on loop: EventLoop, signals: Signals) {
    let watch = loop.watch(signals.descriptor) {
      for case .die(let number) in signals.requests() {
        signals.noteFatal(number)
        loop.stop()
      }
    }
    endpoint.shutDown { loop.stop() }
    loop.run()
    loop.cancel(watch)
  }

  private func demo(_ options: DemoOptions) throws(Failure) {
    guard let share = ResourceLocation.share(in: environment) else {
      throw Failure(
        .failed, "the demo's payloads are not found; set BELFRY_SHARE to the folder that holds 'demo-payloads'")
    }
    var screen = options.screen
    let folder = share + "/demo-payloads"
    if !screen.common.namesAppFolders {
      screen.common.appFolders = [folder + "/apps"]
      screen.common.deviceProfilePath = folder + "/device.json"
    }
    let script = try StoryScript(folder: folder)
    // The story has a clock of its own; one that was asked for stands.
    let start = screen.common.clock ?? script.story.clock ?? SystemClock().now
    if screen.isPlain || !TerminalSession.isAvailable {
      // A story that is told and not played takes no time: its clock is turned from step to step.
      let runtime = try self.runtime(screen.common, clock: StandingClock(start))
      defer { runtime.end() }
      runtime.startNotices.forEach { environment.messages.line(terminalSafe($0)) }
      environment.messages.flush()
      var text = StoryText(script, in: runtime, environment: environment)
      text.tell()
    } else {
      let clock = screen.common.clock == nil ? RunningClock(from: start) : nil
      try open(screen, clock: clock) { program in
        StoryPlayer(script, on: program, clock: clock, loops: options.loops)
      }
    }
  }

  func runtime(
    _ common: CommonOptions, endpoint: EndpointOptions? = nil, clock: (any Clock)? = nil
  ) throws(Failure) -> Runtime {
    if common.namesAppFolders, let missing = common.appFolders.first(where: { !isFolder($0) }) {
      throw Failure(.failed, "cannot read '\(missing)': no such folder")
    }
    var configuration = common.runtimeConfiguration
    if let clock { configuration.clock = clock }
    configuration.adoptsUnknownTokens = endpoint?.adoptsTokens ?? false
    configuration.trustsEveryone = endpoint?.trustsAll ?? false
    do throws(OperationError) {
      return try Runtime(configuration)
    } catch {
      throw Failure(error)
    }
  }

  private func session(_ settings: ScreenSettings) throws(Failure) -> TerminalSession {
    do throws(TerminalError) {
      let variables = environment.variables
      return try TerminalSession(TerminalOptions(settings, variables: variables), variables: variables)
    } catch {
      throw Failure(error)
    }
  }

  func watchSignals() throws(Failure) -> Signals {
    guard let signals = Signals() else {
      throw Failure(.failed, "cannot watch signals: \(String(cString: strerror(errno)))")
    }
    return signals
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func reporting(_ body: () throws(Failure) -> Void) -> ExitCode {
    do throws(Failure) {
      try body()
      environment.output.flush()
      return .done
    } catch {
      environment.output.flush()
      environment.messages.line("belfry: \(error.message)")
      environment.messages.flush()
      return error.code
    }
  }
}

/// Why a run ended at once.
struct Failure: Error {
  let code: ExitCode
  let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: OperationError) { self.init(ExitCode(rawValue: error.exitCode) ?? .failed, error.message) }
  init(_ error: TerminalError) { self.init(.terminal, error.message) }
}
