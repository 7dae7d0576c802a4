/// Why a command line makes no sense.
///
/// The sentences stand in UsageError+Message.swift.
public enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, nearest: String?)
  /// A command that the design names and this version does not have.
  case laterCommand(String)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, valueName: String)
  /// The next word is an option; `--state=--json` would mean it.
  case optionAsValue(option: String, value: String)
  case valueForSwitch(option: String, value: String)
  case wrongValue(subject: String, value: String, kind: ValueKind, nearest: String?)
  case repeatedOption(String)
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
  case conflict(String, String)
  case requires(String, String)
  case standardInputTwice
  /// A value of the design that this version does not have.
  case laterValue(option: String, value: String, available: [String])
  /// Anything that only one command can say.
  case other(String, command: String)
}
