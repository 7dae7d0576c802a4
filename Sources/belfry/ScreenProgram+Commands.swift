import Commands
import Runtime
import Screen

extension ScreenProgram {
  /// Runs a line that was typed: at once, or beside the screen where it may take long.
  func run(line: String) {
    let arguments = Commands.argumentsBeside(
      line, stateDirectory: runtime.configuration.directory?.path, columns: screen.outputColumns, in: environment)
    if let arguments { return runBeside(arguments, line: line) }
    let outcome = Commands.run(line: line, in: environment, columns: screen.outputColumns) { [runtime] in
      runtime.perform($0)
    }
    sync()
    screen.show(CommandOutput(title: line, text: outcome.text))
  }

  /// One at a time: another takes the place of one that still runs.
  private func runBeside(_ arguments: [String], line: String) {
    beside = nil
    let running = "'\(line)' is running"
    do throws(OperationError) {
      beside = try ProgramBeside(arguments, in: environment.currentDirectory, on: loop) { [unowned self] text in
        beside = nil
        unseenOutput = CommandOutput(title: line, text: text)
        if screen.notice == running { screen.notice = nil }
        sync()
        showUnseenOutput()
        paintNext()
      }
      screen.notice = running
    } catch {
      screen.notice = error.message
    }
  }

  /// Shows what a command printed as soon as the viewer writes nothing that it would hide.
  func showUnseenOutput() {
    guard let output = unseenOutput, !screen.keyMap.takesText else { return }
    unseenOutput = nil
    screen.show(output)
  }
}
