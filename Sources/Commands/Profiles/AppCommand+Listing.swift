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
    var table = TextTable(["APP", "NAME", "BADGE"])
    for app in apps {
      table.append([app["bundleIdentifier"].words, app["name"].words, "\(app["badge"].integer ?? 0)"])
    }
    if !apps.isEmpty { context.output.lines(table.lines(columns: context.environment.terminalColumns)) }
    return .done
  }

  /// `belfry app show`: a profile with every default filled in.
  func show(_ name: String, in context: Context) throws -> ExitCode {
    let profiles = try context.profiles()
    let known = try profiles.map(\.bundleIdentifier) + context.perform(.apps).map { $0["bundleIdentifier"].words }
    guard known.contains(name) else {
      let suggestion = nearest(name, in: known).map { ", did you mean \(quoted($0))?" } ?? ""
      throw OperationError(exitCode: ExitCode.failed.rawValue, message: "no app \(quoted(name))" + suggestion)
    }
    let profile = profiles.first { $0.bundleIdentifier == name } ?? .plain(bundleIdentifier: name)
    if profile.isPlain { context.message("\(quoted(name)) has no profile, these are the defaults") }
    context.output.line(context.common.json ? profile.json.line : profile.json.pretty)
    return .done
  }
}
