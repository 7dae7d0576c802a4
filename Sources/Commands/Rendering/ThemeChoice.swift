import Foundation
import Payload
public import Rendering

/// Finds the theme that `--theme` names.
public enum ThemeChoice {
  /// The theme called `name`: one that comes with Belfry, a file of the `themes` folder, or a path.
  ///
  /// nil: the standard one.
  ///
  /// Throws where there is none, or where the file holds none; warnings go to standard error.
  public static func theme(named name: String?, in environment: Environment) throws(InputFailure) -> Theme {
    guard let name else { return .dark }
    if let theme = Theme.builtIn(name) { return theme }
    let themes = ResourceLocation.share(in: environment).map { $0 + "/themes" }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    let file = isPath ? name : (themes ?? "themes") + "/" + name + ".json"
    guard isPath || FileBytes.exists(file) else {
      throw InputFailure(path: name, reason: "no such theme, there are " + names(in: themes).joined(separator: ", "))
    }
    let path = file.hasPrefix("/") ? file : environment.currentDirectory + "/" + file
    let read = ThemeFile(try FileBytes.read(path: path, name: name), file: name)
    let errors = read.findings.filter { $0.severity == .error }
    guard let theme = read.theme, errors.isEmpty else {
      throw InputFailure(path: name, reason: errors.first?.description ?? "it is no theme")
    }
    report(read, to: environment.messages)
    return theme
  }

  /// Writes what is wrong in a theme, a line each.
  public static func report(_ file: ThemeFile, to messages: OutputWriter) {
    for finding in file.findings where finding.severity != .info { messages.line(terminalSafe(finding.description)) }
  }

  private static func names(in folder: String?) -> [String] {
    let files = folder.map { FileBytes.files(below: $0) } ?? []
    let names = files.filter { $0.hasSuffix(".json") && !$0.contains("/") }.map { String($0.dropLast(".json".count)) }
    return Array(Set(names + Theme.builtInNames)).sorted()
  }
}
