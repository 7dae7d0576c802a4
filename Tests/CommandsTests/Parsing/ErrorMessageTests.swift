import Testing

@testable import Commands

@Suite("Messages about command lines")
struct ErrorMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }
  }

  static let cases = [
    Case("pusch a.apns", "unknown command 'pusch', did you mean 'push'?\n'belfry help' says more"),
    Case("xyzzy", "unknown command 'xyzzy'\n'belfry help' says more"),
    Case(
      "chat.apns",
      "unknown command 'chat.apns'; to deliver a file: belfry push chat.apns\n'belfry help' says more"),
    Case("play", "'play' is not in this version\n'belfry help' says more"),
    Case("help play", "'play' is not in this version\n'belfry help' says more"),
    Case(
      "push --prority 5 a",
      "unknown option '--prority' for 'push', did you mean '--priority'?\n'belfry help push' says more"),
    Case("push --xyzzy a", "unknown option '--xyzzy' for 'push'\n'belfry help push' says more"),
    Case("--xyzzy", "unknown option '--xyzzy' for 'open'\n'belfry help open' says more"),
    Case("push -x a", "unknown option '-x' for 'push'\n'belfry help push' says more"),
    Case("push", "'push' needs PATH\n'belfry help push' says more"),
    Case("push booted", "'push' needs PATH\n'belfry help push' says more"),
    Case("push a --id", "'--id' needs a value: --id UUID\n'belfry help push' says more"),
    Case(
      "push a --topic --json",
      "'--topic' needs a value, but '--json' follows; write --topic=--json to mean it\n'belfry help push' says more"),
    Case("state --json=yes", "'--json' takes no value, but 'yes' was given\n'belfry help state' says more"),
    Case("state --state a --state b", "'--state' stands twice\n'belfry help state' says more"),
    Case(
      "push --priority 7 a", "'7' is no value for --priority, expected one of 10, 5, 1\n'belfry help push' says more"),
    Case(
      "log --format jsnl",
      "'jsnl' is no value for --format, expected one of table, jsonl, csv, did you mean 'jsonl'?\n'belfry help log' says more"
    ),
    Case(
      "push --expiration -1 a",
      "'-1' is no value for --expiration, expected a whole number of 0 or more\n'belfry help push' says more"),
    Case(
      "render --columns 5 a",
      "'5' is no value for --columns, expected a whole number from 20 to 500\n'belfry help render' says more"),
    Case(
      "state --clock noon",
      "'noon' is no value for --clock, expected a time in ISO 8601, such as 2026-07-03T12:00:00Z\n'belfry help state' says more"
    ),
    Case(
      "push --id 17 a",
      "'17' is no value for --id, expected a UUID, such as 6F9619FF-8B86-D011-B42D-00C04FC964FF\n'belfry help push' says more"
    ),
    Case(
      "push --collapse-id aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa a",
      "--collapse-id has 65 bytes, 64 are allowed\n'belfry help push' says more"),
    Case("push - -", "standard input ('-') can be read only once\n'belfry help push' says more"),
    Case("explain", "'explain' needs ID\n'belfry help explain' says more"),
    Case("explain a b", "unexpected 'b' after 'explain'\n'belfry help explain' says more"),
    Case("respond latest", "'respond' needs ACTION\n'belfry help respond' says more"),
    Case("dismiss", "'dismiss' needs ID, --thread T or --undo\n'belfry help dismiss' says more"),
    Case("dismiss a --thread b", "'ID' and '--thread' exclude each other\n'belfry help dismiss' says more"),
    Case("dismiss a --app b", "'--app' makes sense only with '--thread'\n'belfry help dismiss' says more"),
    Case(
      "device lok",
      "'lok' is no value for CHANGE, expected one of lock, unlock, online, offline, ringer, low-power, foreground, locale, advance, token, tokens, reinstall, uninstall, restore, expire, did you mean 'lock'?\n'belfry help device' says more"
    ),
    Case("device ringer", "'device ringer' needs on or off\n'belfry help device' says more"),
    Case(
      "device ringer of",
      "'of' is no value for ringer, expected one of on, off, did you mean 'off'?\n'belfry help device' says more"),
    Case("device lock now", "unexpected 'now' after 'device lock'\n'belfry help device' says more"),
    Case(
      "device advance soon",
      "'soon' is no duration, expected a number with ms, s, m, h or d, such as 90s\n'belfry help device' says more"),
    Case("app show", "'app show' needs a bundle identifier\n'belfry help app' says more"),
    Case(
      "render --as png a",
      "--as png is not in this version, there are text, ansi, json, html, svg\n'belfry help render' says more"),
    Case("log --json --format csv", "'--json' and '--format csv' exclude each other\n'belfry help log' says more"),
    Case(
      "completions ksh",
      "'ksh' is no value for SHELL, expected one of bash, zsh, fish, did you mean 'zsh'?\n'belfry help completions' says more"
    ),
    Case(
      "serve --listen nonsense",
      "'nonsense' is no value for --listen, expected a host and a port, such as 127.0.0.1:2197 or [::1]:0\n'belfry help serve' says more"
    ),
    Case(
      "requests --limit x",
      "'x' is no value for --limit, expected a whole number from 1 to 1000\n'belfry help requests' says more"),
    Case(
      "deliveries --after 0 --limit 9", "'--after' and '--limit' exclude each other\n'belfry help deliveries' says more"
    ),
    Case("log --after 0 --limit 9", "'--after' and '--limit' exclude each other\n'belfry help log' says more"),
    Case("explain \u{1B}[31m x", "unexpected 'x' after 'explain'\n'belfry help explain' says more"),
    Case("\u{1B}[31m", "unknown command '\\u001b[31m'\n'belfry help' says more"),
  ]

  @Test("say what is wrong, what was expected and what is near", arguments: cases)
  func message(_ example: Case) throws {
    let finished = try World().run(example.line.split(separator: " ").map(String.init))
    #expect(finished.messages == "belfry: \(example.message)\n")
    #expect(finished.code == .usage)
    #expect(finished.output == "")
  }
}
