import Payload
import Runtime

extension DoctorReport.Section {
  /// The state directory.
  static func state(_ path: String) -> Self {
    var section = Self(key: "state", title: "State")
    guard path != CommonOptions.memory else {
      section.add("directory", "in memory, gone afterwards", .null)
      return section
    }
    let condition = StateDirectory(path).condition
    let value = JSONOutput.string(path)
    switch condition.access {
    case .writable: section.add("directory", path, value)
    case .missing: section.add("directory", "\(path), made when it is needed", value)
    case .unusable(let reason):
      section.add(
        "directory", "\(path): \(reason)", value, .fault, advice: "make it writable, or choose another with --state",
        exit: .failed)
    }
    switch condition.holder {
    case nil: section.add("center", "none is running", .null)
    case .center(let pid)?:
      section.add("center", "running, process \(pid)", .object([("pid", .integer(Int64(pid)))]))
    case .command?: section.add("center", "a command holds the lock", .null, .remark)
    }
    return section
  }

  /// App profiles and the device's.
  static func profiles(in context: Context) -> Self {
    var section = Self(key: "profiles", title: "Profiles")
    let folders = context.common.appFolders
    let missing = folders.filter { !FileBytes.exists(context.absolute($0)) }
    let isFault = context.common.namesAppFolders && !missing.isEmpty
    section.add(
      "folders", folders.map { $0 + (missing.contains($0) ? " (not there)" : "") }.joined(separator: ", "),
      .array(folders.map { .string($0) }), isFault ? .fault : .fine, exit: .failed)
    let files = ProfileFiles(
      directories: folders.map(context.absolute),
      devicePath: FileBytes.exists(context.absolute(context.common.deviceProfilePath))
        ? context.absolute(context.common.deviceProfilePath) : nil)
    section.add("apps", counted(files.profiles.count, "profile"), .integer(Int64(files.profiles.count)))
    let remarks = files.remarks.count
    section.add(
      "findings", remarks == 0 ? "none" : counted(remarks, "finding"), .integer(Int64(remarks)),
      remarks == 0 ? .fine : .fault, advice: remarks == 0 ? nil : "belfry app check lists them")
    return section
  }
}
