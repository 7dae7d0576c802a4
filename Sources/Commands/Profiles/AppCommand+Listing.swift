import Center
import Payload
import Runtime

extension AppCommand {
  /// `belfry app list`: the apps that have a profile or have received something.
  func list(in context: Context) throws -> ExitCode {
    let apps = try context.perform(.apps)
    if context.common.json {
      context.printObjects(apps)
      return .done
    }
    if apps.isEmpty {
      context.message("no apps yet: push something, or put profiles in \(context.common.appFolders[0])")
    }
    var table = TextTable(["APP", "NAME", "CATEGORIES"])
    for app in apps {
      let categories = app["categories"].items.map { $0["identifier"].words }
      table.append([app["bundleIdentifier"].words, app["name"].words, categories.joined(separator: ", ")])
    }
    if !apps.isEmpty { context.output.lines(table.lines(columns: context.environment.terminalColumns)) }
    return .done
  }

  /// `belfry app show`: a profile with every default filled in, as the center knows it.
  func show(_ name: String, in context: Context) throws -> ExitCode {
    let apps = try context.perform(.apps)
    guard let app = apps.first(where: { $0["bundleIdentifier"].text == name }) else {
      let suggestion = nearest(name, in: apps.map { $0["bundleIdentifier"].words })
      let hint = suggestion.map { ", did you mean \(quoted($0))?" } ?? ""
      throw OperationError(exitCode: ExitCode.failed.rawValue, message: "no app \(quoted(name))" + hint)
    }
    context.output.line(context.common.json ? app.line : app.prettyLines)
    return .done
  }
}
