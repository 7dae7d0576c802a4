import Center
import Payload
import Runtime

/// `belfry lint`: finds what is wrong in payloads.
struct LintCommand: Command {
  static let description = CommandDescription(
    "lint", "find what is wrong in payloads",
    discussion: [
      "Reads files, and all .apns and .json files in folders. Prints file:line:column: severity[rule]: message, with "
        + "the key and, where there is one, the fix; docs/rules.md explains each rule. An error is something that is "
        + "dropped, ignored or misread; a warning works, but against the documentation; an info is worth knowing.",
      "App profiles (--apps) widen what is checked: categories, strings, sounds, capabilities.",
    ],
    arguments: [.init("PATH", .path, count: .oneOrMore, "payload files or folders, or - for standard input")],
    options: [
      .option(
        "--format", "FORMAT", .words(FindingFormat.allCases.map(\.rawValue)),
        "text (the default), json, sarif or github"),
      .option(
        "--push-type", "TYPE", .words(PushType.allCases.map(\.rawValue)), "check for this push type: \(PushType.words)"),
      .flag("--strict", "warnings count as errors for the exit code"),
      .flag("--quiet", "leave out the line that sums up"),
    ],
    examples: [
      .init("belfry lint chat.apns", "one file"),
      .init("belfry lint --strict payloads", "all files in a folder; warnings count"),
      .init("belfry lint --format sarif payloads > lint.sarif", "for code scanning"),
    ],
    exitCodes: [
      .init(.no, "there are errors, or with --strict warnings"),
      .init(.failed, "a file or folder cannot be read"),
    ])

  var paths: [String]
  var format: FindingFormat?
  var pushType: PushType?
  var isStrict: Bool
  var isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.positionals
    guard paths.filter({ $0 == "-" }).count < 2 else { throw .standardInputTwice }
    format = arguments.word("--format")
    pushType = arguments.word("--push-type")
    isStrict = arguments.has("--strict")
    isQuiet = arguments.has("--quiet")
    if let format, format != .json, arguments.has("--json") {
      throw .conflict("--json", "--format \(format.rawValue)")
    }
  }

  func run(in context: Context) throws -> ExitCode {
    let files = PayloadFiles(paths, from: context.environment.currentDirectory)
    let profiles = Dictionary(
      try context.profiles().map { ($0.bundleIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let results = findings(of: files.paths, profiles, in: context)
    let found = results.compactMap { try? $0.get() }
    let format = self.format ?? (context.common.json ? .json : .text)
    context.output.write(format.report(found))
    files.tellSkipped(in: context)
    var failures = files.failures
    for case .failure(let failure) in results { failures.append(failure) }
    failures.forEach { context.message($0.message) }
    let summary = LintSummary(found)
    if !isQuiet { context.environment.messages.line(summary.line) }
    if !failures.isEmpty { return .failed }
    return summary.isClean(strict: isStrict) ? .done : .no
  }

  private func findings(
    of paths: [String], _ profiles: [String: AppProfile], in context: Context
  ) -> [Result<FileFindings, InputFailure>] {
    paths.map { path in
      Result { () throws(InputFailure) in
        let document = JSONDocument(try context.bytes(of: path))
        let profile = document.root?["Simulator Target Bundle"]?.string.flatMap { profiles[$0] }
        return FileFindings(
          file: path, findings: lint(document, context: LintContext(pushType: pushType, path: path, profile: profile)))
      }
    }
  }
}

/// How many findings there are.
struct LintSummary: Equatable {
  private var counts: [Finding.Severity: Int] = [:]
  private let fileCount: Int

  init(_ files: [FileFindings]) {
    fileCount = files.count
    for file in files {
      for finding in file.findings { counts[finding.severity, default: 0] += 1 }
    }
  }

  /// Whether the answer is yes.
  func isClean(strict: Bool) -> Bool { counts[.error] == nil && !(strict && counts[.warning] != nil) }

  /// `2 errors, 1 warning, 0 infos in 3 files`.
  var line: String {
    let parts = Finding.Severity.allCases.map { counted(counts[$0] ?? 0, $0.rawValue) }
    return parts.joined(separator: ", ") + " in " + counted(fileCount, "file")
  }
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
