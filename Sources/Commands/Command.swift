/// A command that needs no screen: a value made of the words that were typed.
protocol Command: Sendable {
  /// Its row of the table.
  static var description: CommandDescription { get }
  /// Takes what the parser has checked; throws what only this command can know to be wrong.
  init(_ arguments: ParsedArguments) throws(UsageError)
  /// Does it and prints.
  func run(in context: Context) throws -> ExitCode
}
