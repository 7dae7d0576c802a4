import Payload
import Runtime

extension DeviceCommand {
  /// Changes or lists tokens, and prints those that count: one alone on its line, as a script wants it.
  func run(_ operation: TokenOperation, in context: Context) throws -> ExitCode {
    let tokens = try context.perform(.provider(.tokens(operation)))
    if context.common.json {
      context.printObjects(tokens)
      return .done
    }
    switch operation {
    case .list: Self.list(tokens, in: context)
    case .register: for token in tokens { context.output.line(token["token"].words) }
    case .reinstall, .restore:
      for token in tokens where token["condition"].text == "active" {
        context.output.line(
          [token["token"], token["environment"], token["bundleIdentifier"]].map(\.words).joined(separator: "  "))
      }
    case .uninstall, .expire: break
    }
    return .done
  }

  private static func list(_ tokens: [JSONOutput], in context: Context) {
    guard !tokens.isEmpty else {
      return context.message("no tokens yet: 'belfry device token BUNDLE-ID' gives an app its token")
    }
    var table = TextTable(["APP", "ENVIRONMENT", "CONDITION", "SINCE", "TOKEN"])
    for token in tokens {
      let since = token["since"].isNull ? token["registeredAt"] : token["since"]
      table.append([
        token["bundleIdentifier"].words, token["environment"].words, token["condition"].words, since.words,
        token["token"].words,
      ])
    }
    // Tokens are there to be copied: they are never cut.
    context.output.lines(table.lines(columns: nil))
  }
}
