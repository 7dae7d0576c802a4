/// The findings of one file, as the formats take them.
public struct FileFindings: Equatable, Sendable {
  /// The file's name as it was given.
  public var file: String
  /// Its findings, in the order of the text.
  public var findings: [Finding]
  /// Pairs a file with its findings.
  public init(file: String, findings: [Finding]) {
    self.file = file
    self.findings = findings
  }
}

/// A way to write findings down.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// For people: `file:line:column: severity[rule]: message`, then the key path and the fix.
  case text
  /// One object a line.
  case json
  /// SARIF 2.1.0, one log for all files.
  case sarif
  /// Workflow commands, which GitHub shows beside the line.
  case github

  /// All findings of all files, each line with its line feed; nothing where there is nothing to say (SARIF always says
  /// something).
  public func report(_ files: [FileFindings]) -> String {
    switch self {
    case .text: lines(files) { $1.text(file: $0) }
    case .json: lines(files) { $1.json(file: $0).line }
    case .github: lines(files) { $1.githubCommand(file: $0) }
    case .sarif: sarifLog(files).pretty + "\n"
    }
  }

  private func lines(_ files: [FileFindings], _ line: (String, Finding) -> String) -> String {
    var text = ""
    for file in files {
      for finding in file.findings { text += line(file.file, finding) + "\n" }
    }
    return text
  }
}
