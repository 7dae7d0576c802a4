import Payload

extension UsageError {
  /// What is wrong and what was expected, without the program's name.
  public var message: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      if let nearest { return "unknown command \(quoted(word)), did you mean \(quoted(nearest))?" }
      if word.contains("/") || word.contains(".") {
        return "unknown command \(quoted(word)); to deliver a file: belfry push \(displayed(word))"
      }
      return "unknown command \(quoted(word))"
    case .laterCommand(let word): return "\(quoted(word)) is not in this version"
    case .unknownOption(let option, let command, let nearest):
      return "unknown option \(quoted(option)) for \(quoted(command))" + didYouMean(nearest)
    case .missingValue(let option, let valueName): return "\(quoted(option)) needs a value: \(option) \(valueName)"
    case .optionAsValue(let option, let value):
      return "\(quoted(option)) needs a value, but \(quoted(value)) follows; write \(option)=\(value) to mean it"
    case .valueForSwitch(let option, let value):
      return "\(quoted(option)) takes no value, but \(quoted(value)) was given"
    case .wrongValue(let subject, let value, .bytes(let limit), _):
      return "\(subject) has \(value.utf8.count) bytes, \(limit) are allowed"
    case .wrongValue(let subject, let value, let kind, let nearest):
      return "\(quoted(value)) is no value for \(subject), expected \(kind.expectation)" + didYouMean(nearest)
    case .repeatedOption(let option): return "\(quoted(option)) stands twice"
    case .missingArgument(let name, let command): return "\(quoted(command)) needs \(name)"
    case .unexpectedArgument(let word, let command): return "unexpected \(quoted(word)) after \(quoted(command))"
    case .conflict(let first, let second): return "\(quoted(first)) and \(quoted(second)) exclude each other"
    case .requires(let first, let second): return "\(quoted(first)) makes sense only with \(quoted(second))"
    case .standardInputTwice: return "standard input ('-') can be read only once"
    case .laterValue(let option, let value, let available):
      return "\(option) \(displayed(value)) is not in this version, there are \(available.joined(separator: ", "))"
    case .other(let sentence, _): return sentence
    }
  }

  /// The command whose help says more, where the mistake itself tells it.
  var command: String? {
    switch self {
    case .unknownOption(_, let command, _), .missingArgument(_, let command), .unexpectedArgument(_, let command),
      .other(_, let command):
      command.split(separator: " ").first.map(String.init)
    default: nil
    }
  }

  /// Whether it is about which commands there are, so that the general help says more.
  var isAboutCommands: Bool {
    switch self {
    case .unknownCommand, .laterCommand: true
    default: false
    }
  }

  private func didYouMean(_ nearest: String?) -> String { nearest.map { ", did you mean \(quoted($0))?" } ?? "" }
}

/// `text` in single quotes, safe for a terminal and not longer than a line bears.
func quoted(_ text: String) -> String { "'\(displayed(text))'" }

/// `text` safe for a terminal and not longer than a line bears.
private func displayed(_ text: String) -> String {
  terminalSafe(text.count > 120 ? text.prefix(119) + "…" : text)
}
