import Center
import Payload
import Runtime

/// `belfry extension`: an app's service extension without a screen, as a team tests it in CI.
struct ExtensionCommand: Command {
  static let description = CommandDescription(
    "extension", "run an app's service extension on a payload",
    discussion: [
      "Runs the service extension of the profile FILE on PAYLOAD, within its limits of time and memory, and prints what it "
        + "changed, its steps and its log. Nothing is stored, and no center is asked. docs/service-extension.md says what "
        + "an extension reads and writes.",
      "Ends with 0 only where the extension handed over content that is shown, or that the app may suppress.",
    ],
    arguments: [
      .init("VERB", .words(["run"]), "run"),
      .init("PAYLOAD", .file(standardInput: true), "a payload file, or - for standard input"),
    ],
    options: [
      .option("--app", "FILE", .path, "the profile of the app, NAME.app.json"),
      .option("--cold-start", "SECONDS", .integer(0...300), "seconds that its start takes, in place of the profile's"),
    ],
    examples: [
      .init("belfry extension run push.apns --app apps/com.example.chat.app.json", "before, after, steps and log"),
      .init("belfry extension run push.apns --app chat.app.json --cold-start 29", "with a second left of thirty"),
    ],
    exitCodes: [
      .init(
        .no,
        "the extension was not run, a step failed, something was wrong with what it wrote, or what is shown is not "
          + "what it handed over"),
      .init(.failed, "a file cannot be read"),
    ],
    usage: ["run [options] PAYLOAD --app FILE"])

  var payload: String
  var profile: String
  var coldStartSeconds: Int64?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    payload = arguments.positionals[1]
    guard let profile = arguments.value("--app") else { throw .missingArgument("--app FILE", command: "extension run") }
    self.profile = profile
    coldStartSeconds = arguments.integer("--cold-start")
  }

  func run(in context: Context) throws -> ExitCode {
    let bytes = try context.bytes(of: payload, limit: Runtime.payloadByteLimit)
    guard var app = try context.profile(file: profile) else {
      throw InputFailure(path: profile, reason: "no profile can be read from it")
    }
    guard app.serviceExtension != nil else {
      context.message("\(terminalSafe(profile)): there is no service extension in it that can be run")
      return .no
    }
    if let meant = JSONDocument(bytes).root?["Simulator Target Bundle"]?.string, meant != app.bundleIdentifier {
      context.message(
        "note: the payload names \(quoted(meant)), and the profile is that of \(quoted(app.bundleIdentifier))")
    }
    if let coldStartSeconds { app.serviceExtension?.coldStartSeconds = Double(coldStartSeconds) }
    var configuration = Runtime.Configuration(state: .memory)
    configuration.fetchesMedia = !context.common.isOffline
    let runtime = try Runtime(configuration, role: .command)
    defer { runtime.end() }
    try runtime.send(.profilesLoaded([app]))
    let push = Operation.Push(bundleIdentifier: app.bundleIdentifier, payload: bytes, origin: payload)
    do {
      guard let delivery = try runtime.performWithPrograms(.push(push)).get().first else { return .failed }
      return report(delivery, in: context)
    } catch {
      if context.common.json { context.printObjects(error.output) }
      context.message(terminalSafe(error.message))
      return error.exit
    }
  }

  private func report(_ delivery: JSONOutput, in context: Context) -> ExitCode {
    let run = delivery["serviceExtension"]
    let step = delivery["explanation"].items.last { $0["step"].text == "service-extension" } ?? .null
    if context.common.json {
      context.output.line(delivery.line)
    } else {
      context.output.line(terminalSafe("\(step["verdict"].words): \(step["reason"].words)"))
      context.output.lines(ExtensionLines.lines(of: run))
    }
    let isShown = ["changed", "unchanged", "suppressed"].contains(step["verdict"].words)
    let isRight = run["remarks"].items.isEmpty && !run["steps"].items.contains { $0["failed"].isTrue }
    return isShown && isRight ? .done : .no
  }
}
