import APNs
import Center
import Payload

extension DeviceCommand {
  /// The word behind the change, and what it may be.
  struct Value {
    private let change: Change
    private let given: String?
    /// `--environment`.
    let environment: APNsEnvironment

    init(_ arguments: ParsedArguments, of change: Change) {
      self.change = change
      given = arguments.positionals.dropFirst().first
      environment = arguments.word("--environment") ?? .sandbox
    }

    private var command: String { "device \(change.rawValue)" }

    /// Nothing stands behind the change.
    func expectNone() throws(UsageError) {
      if let given { throw .unexpectedArgument(given, command: command) }
    }

    /// Any text; `expected` says which.
    func text(_ expected: String) throws(UsageError) -> String {
      guard let given else { throw .missingArgument(expected, command: command) }
      return given
    }

    /// A bundle identifier; nil for `none`.
    func app(_ expected: String) throws(UsageError) -> String? {
      let app = try text(expected)
      return app == "none" ? nil : app
    }

    /// A language; nil for `default`.
    func locale() throws(UsageError) -> String? {
      let text = try text("a language such as ur_PK, or default")
      guard text != "default" else { return nil }
      guard LocaleIdentifier.normalized(text) != nil else {
        throw .other(
          "\(quoted(text)) is no locale, expected a language and perhaps a region, such as ur or de_DE",
          command: "device")
      }
      return text
    }

    /// One of `words`.
    func word(of words: [String], _ expected: String) throws(UsageError) -> String {
      let word = try text(expected)
      guard words.contains(word) else {
        throw .wrongValue(
          subject: change.rawValue, value: word, kind: .words(words), nearest: nearest(word, in: words))
      }
      return word
    }

    /// Seconds.
    func duration() throws(UsageError) -> Double {
      let text = try text("a duration such as 90s")
      guard let seconds = durationInSeconds(text) else {
        throw .other(
          "\(quoted(text)) is no duration, expected a number with ms, s, m, h or d, such as 90s", command: "device")
      }
      return seconds
    }
  }
}

/// The seconds of `90s`, `250ms`, `1.5h`, `2d`; nil for anything else, for nothing, and beyond a hundred years.
func durationInSeconds(_ text: String) -> Double? {
  let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400)]
  guard let (suffix, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
  let digits = text.dropLast(suffix.count)
  guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits)
  else { return nil }
  let seconds = number * factor
  return seconds > 0 && seconds <= 100 * 365.25 * 86_400 ? seconds : nil
}
