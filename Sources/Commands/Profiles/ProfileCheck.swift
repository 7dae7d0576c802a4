import APNs
import Center
import Payload
import Runtime

/// `belfry app check`: everything that is wrong in app and device profiles.
struct ProfileCheck {
  /// Files or folders; none: the folders of apps and the device's file.
  var paths: [String]

  func run(in context: Context) throws -> ExitCode {
    let files = try profileFiles(in: context)
    var errorCount = 0
    for path in files {
      let findings = try findings(of: path, in: context)
      errorCount += findings.filter { $0.severity == .error }.count
      for finding in findings { context.output.line(context.common.json ? finding.json.line : finding.description) }
    }
    context.environment.messages.line("\(counted(errorCount, "error")) in \(counted(files.count, "profile"))")
    return errorCount == 0 ? .done : .no
  }

  private func profileFiles(in context: Context) throws(InputFailure) -> [String] {
    guard paths.isEmpty else {
      var files: [String] = []
      for path in paths {
        guard FileBytes.exists(context.absolute(path)) else { throw InputFailure(path: path, reason: "no such file") }
        files += FileBytes.isFolder(context.absolute(path)) ? Self.profiles(below: path, in: context) : [path]
      }
      return files
    }
    let device = context.common.deviceProfilePath
    return context.common.appFolders.flatMap { Self.profiles(below: $0, in: context) }
      + (FileBytes.exists(context.absolute(device)) ? [device] : [])
  }

  private static func profiles(below folder: String, in context: Context) -> [String] {
    FileBytes.files(below: context.absolute(folder)).filter {
      $0.hasSuffix(AppProfileFile.suffix) || $0 == DeviceProfileFile.name || $0.hasSuffix("/" + DeviceProfileFile.name)
    }.map { folder + (folder.hasSuffix("/") ? "" : "/") + $0 }
  }

  private func findings(of path: String, in context: Context) throws(InputFailure) -> [ConfigurationFinding] {
    let bytes = try context.environment.bytes(ofFile: path)
    let name = path.split(separator: "/").last ?? ""
    guard name != DeviceProfileFile.name else { return DeviceFile.read(bytes, fileName: path).findings }
    var file = AppProfileFile.read(bytes, fileName: path)
    let folder = path.contains("/") ? path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/" : ""
    for strings in file.stringsFiles {
      do throws(InputFailure) {
        let name = folder + strings.path
        file.addStrings(try context.environment.bytes(ofFile: name), for: strings)
      } catch {
        file.reportUnreadable(strings, reason: error.reason)
      }
    }
    return file.findings
  }
}
