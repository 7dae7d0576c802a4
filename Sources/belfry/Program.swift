import Commands
import Foundation
import Payload
import Rendering
import Runtime
import Terminal

// The executable: reads the command line and runs a command, or the loop of the screen.
//
//   words ─▶ Commands.invocation ─▶ command: Commands.run
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
    case .open(let options): return reporting { () throws(Failure) in try open(options, story: nil) }
    case .demo(let options): return reporting { () throws(Failure) in try demo(options) }
    }
  }

  private func open(_ options: OpenOptions, story: StoryPlayer?) throws(Failure) {
    let isPlain = options.isPlain
    guard isPlain || TerminalSession.isAvailable else { throw Failure(TerminalError.noTerminal) }
    let live = try LiveSettings(options, in: environment)
    let settings = live.configuration.settings
    let missing = settings.watchedFolders.first { !isFolder($0) }
    if let missing { throw Failure(.failed, "cannot watch '\(missing)': no such folder") }
    let runtime = try self.runtime(options.common)
    defer { runtime.end() }
    let loop = EventLoop()
    let signals = try watchSignals()
    let watched: WatchedFolders
    do throws(OperationError) {
      try runtime.serve(on: loop)
      watched = try WatchedFolders(settings.watchedFolders, runtime: runtime, loop: loop)
    } catch {
      throw Failure(error)
    }
    if !isPlain {
      let terminal = try session(settings)
      let program = ScreenProgram(
        runtime: runtime, loop: loop, terminal: terminal, settings: live, signals: signals, environment: environment)
      story?.play(on: loop, in: runtime) { program.caption($0) }
      program.run()
      terminal.close()
    } else {
      live.configuration.faults.forEach { environment.messages.line(terminalSafe($0)) }
      environment.messages.flush()
      PlainProgram(runtime: runtime, loop: loop, signals: signals, output: environment.output).run()
    }
    withExtendedLifetime(watched) {}
    runtime.end()
    signals.dieIfAsked()
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
    let story = try StoryPlayer(folder: folder)
    if screen.isPlain || !TerminalSession.isAvailable {
      let runtime = try self.runtime(screen.common, standing: true)
      defer { runtime.end() }
      runtime.startNotices.forEach { environment.messages.line(terminalSafe($0)) }
      environment.messages.flush()
      story.tell(in: runtime, to: environment.output)
    } else {
      try open(screen, story: story)
    }
  }

  private func runtime(_ common: CommonOptions, standing: Bool = false) throws(Failure) -> Runtime {
    if common.namesAppFolders, let missing = common.appFolders.first(where: { !isFolder($0) }) {
      throw Failure(.failed, "cannot read '\(missing)': no such folder")
    }
    var configuration = common.runtimeConfiguration
    // A story that is told and not played takes no time: its clock is turned from step to step.
    if standing, !configuration.clock.isStanding { configuration.clock = StandingClock(configuration.clock.now) }
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

  private func watchSignals() throws(Failure) -> Signals {
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
