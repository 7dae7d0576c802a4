import Payload
import TextLayout

/// `belfry doctor`: what this terminal, these settings and this state are like.
struct DoctorCommand: Command {
  static let description = CommandDescription(
    "doctor", "say what the terminal can do, and what is wrong around it",
    discussion: [
      "Tells what the terminal is and what it answers, which settings hold and why, whether the state directory can be "
        + "used and who holds it, how many findings the profiles have, and whether pictures can be shown. A line that begins with ! could be better, "
        + "one that begins with x does not work.",
      "Then it writes a line of Urdu in each mode of --bidi: choose the one that reads right. Nothing is changed.",
    ],
    options: [
      .option("--config", "FILE", .file(standardInput: false), "settings [$XDG_CONFIG_HOME/belfry/config.json]")
    ],
    examples: [
      .init("belfry doctor", "for people"),
      .init("belfry doctor --json", "the same as one object, to send along with a report"),
    ],
    exitCodes: [
      .init(.no, "a setting or a profile has a fault"),
      .init(.failed, "the state directory cannot be used"),
      .init(.terminal, "this terminal cannot show the screen"),
    ])

  var configurationPath: String?

  init(_ arguments: ParsedArguments) { configurationPath = arguments.value("--config") }

  func run(in context: Context) throws -> ExitCode {
    let environment = context.environment
    let facts = environment.examineTerminal(true)
    let configuration: Result<ScreenConfiguration, InputFailure>
    do throws(InputFailure) {
      configuration = .success(
        try ScreenConfiguration(options: SettingsLayer(), named: configurationPath, in: environment))
    } catch {
      configuration = .failure(error)
    }
    let settings = (try? configuration.get().settings) ?? .standard
    let color = context.common.color == .auto ? settings.color : context.common.color
    let report = DoctorReport(
      sections: [
        .terminal(facts, color: color, in: environment), .settings(configuration, facts, in: environment),
        .state(context.common.stateDirectory), .profiles(in: context), .media(in: environment),
      ], sample: sample(settings.bidi, facts, environment.variables))
    if context.common.json { context.printObjects([report.json]) } else { context.output.lines(report.lines) }
    return report.exit
  }

  private func sample(
    _ preference: BidiPreference, _ facts: TerminalFacts, _ variables: [String: String]
  ) -> BidiSample {
    let fitting = BidiMode.fitting(variables: variables, isUTF8: facts.isUTF8)
    guard let mode = preference.mode else {
      return BidiSample(mode: fitting.mode, reason: fitting.reason, isUTF8: facts.isUTF8)
    }
    return BidiSample(mode: mode, reason: "the settings say so", isUTF8: facts.isUTF8)
  }
}
