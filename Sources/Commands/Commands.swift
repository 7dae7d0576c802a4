import Payload
import Runtime

// Commands is the command line: one table of commands and options, from which come parsing, help, completions, the
// manual page and docs/commands.md; and the commands that need no screen, a file each in Commands/.
//
//   words ─▶ CommandLineParser (by CommandTable) ─▶ Invocation ─▶ open, serve, demo: what runs, in `belfry`
//                                                             └─▶ PlainCommand ─▶ Commands.run ─▶ ExitCode
//
// A command is a value made of parsed words; running it gets a `Context`: the world (an `Environment`, which a test
// makes up) and a way to the center. Doing and printing are apart: Printing/ turns answers into lines for people, all
// of it through `terminalSafe`.
//
// Read next: Table/CommandTable.swift, Parsing/CommandLineParser.swift, Commands/PushCommand.swift.

/// The command line of Belfry.
public enum Commands {
  /// What the words of `environment` ask for.
  ///
  /// Never fails: what makes no sense becomes a command that says so.
  public static func invocation(in environment: Environment) -> Invocation {
    invocation(of: environment.arguments, variables: environment.variables)
  }

  static func invocation(of words: [String], variables: [String: String]) -> Invocation {
    let parser = CommandLineParser(commands: CommandTable.descriptions)
    do throws(UsageError) {
      switch try parser.read(words) {
      case .version: return .command(PlainCommand(VersionCommand()))
      case .help(let topic): return .command(PlainCommand(HelpCommand(topic: topic)))
      case .run(let arguments):
        let common = CommonOptions(arguments, variables: variables)
        switch arguments.command {
        case OpenCommand.description.name: return try OpenCommand.invocation(arguments, common: common)
        case ServeCommand.description.name: return ServeCommand.invocation(arguments, common: common)
        case DemoCommand.description.name: return .demo(DemoCommand.options(arguments, common: common))
        default:
          guard let command = CommandTable.plainCommands.first(where: { $0.description.name == arguments.command })
          else { throw UsageError.unknownCommand(arguments.command, nearest: nil) }
          return .command(PlainCommand(try command.init(arguments), common: common))
        }
      }
    } catch {
      return .command(PlainCommand(failure: error, of: parser.name(in: words)))
    }
  }

  /// Runs a command to its end, prints what it has to say, and returns what the program should end with.
  public static func run(_ command: PlainCommand, in environment: Environment) -> ExitCode {
    run(command, in: environment, center: { CommandCenter(common: $0, messages: environment.messages) })
  }

  /// The same with a center of the caller's.
  static func run(
    _ command: PlainCommand, in environment: Environment, center: (CommonOptions) -> any Performing
  ) -> ExitCode {
    let code = outcome(of: command, in: environment, center: center)
    environment.output.flush()
    guard let failure = environment.output.failure else {
      environment.messages.flush()
      return code
    }
    environment.messages.line("belfry: cannot write the output: \(failure)")
    environment.messages.flush()
    return .failed
  }

  private static func outcome(
    of command: PlainCommand, in environment: Environment, center: (CommonOptions) -> any Performing
  ) -> ExitCode {
    let context = Context(environment: environment, common: command.common, center: center(command.common))
    do {
      return try command.outcome.get().run(in: context)
    } catch let error as UsageError {
      let topic = error.isAboutCommands ? nil : error.command ?? command.helpTopic
      let help = topic.map { "belfry help \($0)" } ?? "belfry help"
      environment.messages.line("belfry: \(error.message)")
      environment.messages.line("'\(help)' says more")
      return .usage
    } catch let error as OperationError {
      if command.common.json { context.printObjects(error.output) }
      environment.messages.line("belfry: \(terminalSafe(error.message))")
      return error.exit
    } catch let error as InputFailure {
      context.message(error.message)
      return .failed
    } catch let error as OutputFailure {
      context.message(error.message)
      return .failed
    } catch {
      environment.messages.line("belfry: \(terminalSafe(String(describing: error)))")
      return .failed
    }
  }
}
