/// Where the passphrase of a .p12 file comes from.
///
/// Every user of the machine can read the words of a command line, so a file or the environment may have it.
enum Passphrase: Equatable {
  /// On the command line.
  case given(String)
  /// The first line of a file; `-` is standard input.
  case file(String)
  /// Of the variable, which may be missing: then there is none.
  case environment

  /// The options that say it.
  static let options = ["--passphrase", "--passphrase-file"]
  private static let variable = "BELFRY_PASSPHRASE"
  /// Bytes of a file with a passphrase at most.
  private static let limit = 4096

  init(_ given: KeyArguments) throws(UsageError) {
    switch (given.value("--passphrase"), given.value("--passphrase-file")) {
    case (.some, .some): throw .conflict("--passphrase", "--passphrase-file")
    case (let text?, nil): self = .given(text)
    case (nil, let path?): self = .file(path)
    case (nil, nil): self = .environment
    }
  }

  /// The passphrase itself; empty: there is none.
  func text(in context: Context) throws(InputFailure) -> String {
    switch self {
    case .given(let text): return text
    case .environment: return context.environment.variables[Self.variable] ?? ""
    case .file(let path):
      let bytes = try context.bytes(of: path, limit: Self.limit)
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
