import APNs
import Payload
import Runtime

/// `belfry device`: changes the device and the tokens of its apps, or shows it.
struct DeviceCommand: Command {
  /// The first word.
  enum Change: String, CaseIterable {
    case lock, unlock, online, offline, ringer
    case lowPower = "low-power"
    case foreground, locale, advance
    case token, tokens, reinstall, uninstall, restore, expire
  }

  static let description = CommandDescription(
    "device", "change or show the device, and the tokens of its apps",
    discussion: [
      "Without CHANGE the device is printed. DURATION is a number with ms, s, m, h or d (90s, 1.5h); the clock can "
        + "be moved where --clock made it stand still.",
      "A provider pushes to a token. token prints that of an app and registers the app where it has none; tokens lists "
        + "all that the service knows. After reinstall an app has a new token, after restore every app has; to the old "
        + "ones, and after uninstall, the service answers 410 Unregistered, after expire 410 ExpiredToken, with the "
        + "moment.",
    ],
    arguments: [
      .init("CHANGE", .words(Change.allCases.map(\.rawValue)), count: .optional, "what to change"),
      .init(
        "VALUE",
        .following([
          "ringer": .words(["on", "off"]), "low-power": .words(["on", "off"]), "foreground": .name(.appOrHome),
          "locale": .text,
          "token": .name(.app),
          "reinstall": .name(.app), "uninstall": .name(.app), "expire": .name(.app),
        ]), count: .optional, "on or off, an app or none, a language, a duration, a token"),
    ],
    options: [
      .option(
        "--environment", "NAME", .words(APNsEnvironment.allCases.map(\.rawValue)),
        "for token: sandbox (the default) or production")
    ],
    examples: [
      .init("belfry device lock", "locks it"),
      .init("belfry device ringer off", "silent"),
      .init("belfry device offline", "what is pushed now is stored, the newest for each app"),
      .init("belfry device low-power on", "only pushes of priority 10 come at once"),
      .init("belfry device foreground com.example.chat", "this app is in front; 'none' is the home screen"),
      .init("belfry device locale ur_PK", "in Urdu, as far as apps have strings; 'default' is the profile's language"),
      .init("belfry device advance 90s", "a minute and a half later"),
      .init("belfry device token com.example.chat", "where a provider pushes to this app, in the sandbox"),
      .init("belfry device reinstall com.example.chat", "prints its new token; the old one is dead"),
    ],
    exitCodes: [
      .init(.usage, "the clock runs by itself and cannot be advanced"),
      .init(.failed, "no such token, or the state directory cannot be used"),
    ],
    usage: [
      "[options]", "[options] lock|unlock|online|offline", "[options] ringer|low-power on|off",
      "[options] foreground BUNDLE-ID|none", "[options] locale ID|default", "[options] advance DURATION",
      "[options] token BUNDLE-ID [--environment NAME]", "[options] tokens",
      "[options] reinstall|uninstall BUNDLE-ID", "[options] restore", "[options] expire TOKEN|BUNDLE-ID",
    ])

  /// What is asked of the center.
  enum Request: Equatable {
    case show
    case change(Operation.DeviceChange)
    case tokens(TokenOperation)
  }

  var request = Request.show

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let change = arguments.positionals.first.flatMap(Change.init)
    if arguments.has("--environment"), change != .token { throw .requires("--environment", "token") }
    guard let change else { return }
    request = try Self.request(for: change, Value(arguments, of: change))
  }

  private static func request(for change: Change, _ value: Value) throws(UsageError) -> Request {
    switch change {
    case .lock, .unlock, .online, .offline, .tokens, .restore: try value.expectNone()
    default: break
    }
    return switch change {
    case .lock: .change(.lock)
    case .unlock: .change(.unlock)
    case .online: .change(.online)
    case .offline: .change(.offline)
    case .ringer: .change(.ringer(on: try value.word(of: ["on", "off"], "on or off") == "on"))
    case .lowPower: .change(.lowPower(on: try value.word(of: ["on", "off"], "on or off") == "on"))
    case .foreground: .change(.foreground(try value.app("a bundle identifier or none")))
    case .locale: .change(.locale(try value.locale()))
    case .advance: .change(.advance(seconds: try value.duration()))
    case .token:
      .tokens(.register(bundleIdentifier: try value.text("a bundle identifier"), environment: value.environment))
    case .tokens: .tokens(.list)
    case .reinstall: .tokens(.reinstall(bundleIdentifier: try value.text("a bundle identifier")))
    case .uninstall: .tokens(.uninstall(bundleIdentifier: try value.text("a bundle identifier")))
    case .restore: .tokens(.restore)
    case .expire: .tokens(.expire(try value.text("a token or a bundle identifier")))
    }
  }

  /// Any app may be in front; one that nobody knows is probably a misspelt one.
  private static func noteUnknown(_ app: String, in context: Context) throws {
    let known = try context.perform(.apps).map { $0["bundleIdentifier"].words }
    guard !known.contains(app) else { return }
    let hint = nearest(app, in: known).map { "did you mean \(quoted($0))?" } ?? "'belfry app' lists those that are"
    context.message("no app \(quoted(app)) is known; \(hint)")
  }

  func run(in context: Context) throws -> ExitCode {
    switch request {
    case .show:
      for state in try context.perform(.state) {
        let device = state["device"]
        context.output.line(context.common.json ? device.line : StateLines.device(device))
      }
      return .done
    case .change(let change):
      let code = try context.performQuietly(.device(change))
      if case .foreground(let app?) = change { try Self.noteUnknown(app, in: context) }
      return code
    case .tokens(let operation): return try run(operation, in: context)
    }
  }
}
