import Payload
import Rendering
import Screen

// What 'open' does instead of opening when it is asked about the configuration.

/// `belfry --print-config` and `--print-keys`.
struct ConfigurationPrint: Command {
  static let description = OpenCommand.description

  let options: SettingsLayer
  let path: String?
  let printsKeys: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = OpenCommand.settings(arguments)
    path = arguments.value("--config")
    printsKeys = arguments.has("--print-keys")
  }

  func run(in context: Context) throws -> ExitCode {
    let configuration = try ScreenConfiguration(options: options, named: path, in: context.environment)
    let text = ConfigurationText(sources: configuration.sources)
    if printsKeys {
      context.output.write(configuration.keyMaps.fileText)
    } else if context.common.json {
      context.printObjects([text.json])
    } else {
      context.output.write(text.text)
    }
    for fault in configuration.faults { context.environment.messages.line(terminalSafe(fault)) }
    return .done
  }
}

/// `belfry --check-config [FILE]`: everything that is wrong in the configuration, the keymap and the themes that it names,
/// and the folders to watch that are not there.
struct ConfigurationCheck: Command {
  static let description = OpenCommand.description

  let options: SettingsLayer
  let path: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = OpenCommand.settings(arguments)
    path = arguments.positionals.first ?? arguments.value("--config")
  }

  func run(in context: Context) throws -> ExitCode {
    let world = context.environment
    let configuration = try ScreenConfiguration(options: options, named: path, in: world)
    var checked = configuration.files(in: world).filter(FileBytes.exists)
    var findings = configuration.findings
    for name in configuration.settings.theme.names {
      do throws(InputFailure) {
        let library = ThemeLibrary(in: world)
        let bytes = try library.bytes(ofThemeNamed: name)
        guard let path = library.path(ofThemeNamed: name) else { continue }
        findings += ThemeFile(bytes, file: path).findings
        checked.append(path)
      } catch {
        guard let finding = configuration.sources.fault(of: "theme", error.message) else { throw error }
        findings.append(finding)
      }
    }
    for folder in configuration.settings.watchedFolders where !FileBytes.isFolder(world.absolute(folder)) {
      let finding = configuration.sources.fault(of: "watch", "cannot watch \(quoted(folder)): no such folder")
      findings += [finding].compactMap { $0 }
    }
    for finding in findings { context.output.line(context.common.json ? finding.json.line : finding.description) }
    for fault in configuration.sources.environment.faults { world.messages.line(terminalSafe(fault)) }
    let errorCount = findings.filter { $0.severity == .error }.count
    world.messages.line("\(counted(errorCount, "error")) in \(counted(checked.count, "file"))")
    return errorCount == 0 ? .done : .no
  }
}
