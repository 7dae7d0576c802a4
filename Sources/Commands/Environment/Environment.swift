/// Everything that a command sees of the world around it besides files and the center; a test makes its own.
public struct Environment {
  /// The words after the program's name.
  public var arguments: [String]
  /// The environment variables.
  public var variables: [String: String]
  /// Reads standard input to its end; throws what went wrong, and where there are more than `limit` bytes.
  public var readStandardInput: (_ limit: Int) throws(InputFailure) -> [UInt8]
  /// Whether a path on the command line may be a pipe or a device, whose reading waits for whoever writes.
  public var takesStreams = true
  /// Results.
  public var output: OutputWriter
  /// Messages.
  public var messages: OutputWriter
  /// Whether results go to a terminal.
  public var outputIsTerminal: Bool
  /// Whether messages go to a terminal.
  public var messagesAreTerminal: Bool
  /// The width of the terminal; nil where there is none.
  public var terminalColumns: Int?
  /// The folder that relative paths start from.
  public var currentDirectory: String
  /// The program's own file, for what is installed beside it.
  public var executablePath: String
  /// Waits a moment for `log --follow`; false when nobody reads the output any more.
  public var waitForMore: () -> Bool
  /// Finds out about the terminal; asks the terminal itself only where it may, which is never while it shows a screen.
  public var examineTerminal: (_ mayAsk: Bool) -> TerminalFacts = { _ in TerminalFacts() }

  /// Makes a world.
  public init(
    arguments: [String], variables: [String: String],
    readStandardInput: @escaping (_ limit: Int) throws(InputFailure) -> [UInt8],
    output: OutputWriter, messages: OutputWriter, outputIsTerminal: Bool = false, messagesAreTerminal: Bool = false,
    terminalColumns: Int? = nil, currentDirectory: String, executablePath: String,
    waitForMore: @escaping () -> Bool = { false }
  ) {
    self.arguments = arguments
    self.variables = variables
    self.readStandardInput = readStandardInput
    self.output = output
    self.messages = messages
    self.outputIsTerminal = outputIsTerminal
    self.messagesAreTerminal = messagesAreTerminal
    self.terminalColumns = terminalColumns
    self.currentDirectory = currentDirectory
    self.executablePath = executablePath
    self.waitForMore = waitForMore
  }

  /// `path` from the current directory on.
  public func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : currentDirectory + "/" + path }

  /// The bytes of a file that the command line names, at most `limit`.
  func bytes(ofFile path: String, limit: Int = FileBytes.limit) throws(InputFailure) -> [UInt8] {
    try FileBytes.read(path: absolute(path), name: path, limit: limit, takesStreams: takesStreams)
  }
}
