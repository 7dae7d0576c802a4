/// All commands, in the order of the help.
enum CommandTable {
  /// The rows.
  static let descriptions: [CommandDescription] =
    [OpenCommand.description, ServeCommand.description, DemoCommand.description] + plainCommands.map { $0.description }

  /// The commands that need no screen.
  static let plainCommands: [any Command.Type] = [
    PushCommand.self, LintCommand.self, RenderCommand.self, PreviewCommand.self, StateCommand.self, LogCommand.self,
    DeliveriesCommand.self, ExplainCommand.self, RespondCommand.self, DismissCommand.self, ClearCommand.self,
    FocusCommand.self, DeviceCommand.self, AppCommand.self, ExtensionCommand.self, KeyCommand.self, FaultsCommand.self,
    RequestsCommand.self, ConnectionsCommand.self, ReportCommand.self, ThemeCommand.self, MediaCommand.self,
    DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// Commands of later versions: known, so that the message can say so.
  static let laterCommands = ["play"]

  /// The row of a command.
  static func description(of name: String) -> CommandDescription? { descriptions.first { $0.name == name } }
}
