public import APNs
public import Center
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// App and device profiles as they lie on disk, read with everything that is wrong with them.
public struct ProfileFiles: Sendable {
  /// The profiles of all directories, in the order of the directories and then of the file names; the first one of an
  /// app counts.
  public var profiles: [AppProfile] = []
  /// The device; nil where no file was named or it is not readable.
  public var device: DeviceProfile?
  /// What the service is set to; nil where no file was named or it is not readable.
  public var gatewayChoices: GatewayChoices?
  /// Apps whose profile could not be read at all.
  public var unreadableApps: Set<String> = []
  /// What is wrong, one line each: `file:line:column: error: …`.
  public var remarks: [String] = []

  /// Bytes that a profile or a `.strings` file may have.
  static let byteLimit = 4 << 20
  /// Profiles that a directory may have.
  static let countLimit = 1_000

  /// Reads the `*.app.json` of `directories` with the `.strings` files that they name, and the device's file.
  ///
  /// A directory that does not exist is an empty one; a file that does not exist is a remark.
  public init(directories: [String], devicePath: String?) {
    for directory in directories { read(directory: directory) }
    if let devicePath { readDevice(devicePath) }
  }

  /// Reads one app's profile with the `.strings` files that it names.
  public init(appFile path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let directory = parts.dropLast().joined(separator: "/")
    read(file: String(parts.last ?? ""), in: parts.count > 1 ? directory : ".")
  }

  private mutating func read(directory: String) {
    let names = fileNames(in: directory).filter { $0.hasSuffix(AppProfileFile.suffix) && !$0.hasPrefix(".") }.sorted()
    if names.count > Self.countLimit {
      remarks.append("\(directory): warning: only the first \(Self.countLimit) of \(names.count) app profiles are read")
    }
    for name in names.prefix(Self.countLimit) { read(file: name, in: directory) }
  }

  private mutating func read(file name: String, in directory: String) {
    let path = "\(directory)/\(name)"
    do throws(FileError) {
      var file = AppProfileFile.read(try readFile(path, limit: Self.byteLimit), fileName: path)
      for strings in file.stringsFiles {
        do throws(FileError) {
          file.addStrings(try readFile("\(directory)/\(strings.path)", limit: Self.byteLimit), for: strings)
        } catch {
          file.reportUnreadable(strings, reason: error.reason)
        }
      }
      remarks += file.findings.filter { $0.severity != .info }.map(\.description)
      // What a profile names lies beside it.
      file.profile?.delegate?.directory = directory
      file.profile?.serviceExtension?.directory = directory
      for index in file.profile?.contentExtensions.indices ?? 0..<0 {
        file.profile?.contentExtensions[index].program?.directory = directory
      }
      guard let profile = file.profile else {
        unreadableApps.insert(AppProfileFile.bundleIdentifier(fileName: name))
        return
      }
      if profiles.contains(where: { $0.bundleIdentifier == profile.bundleIdentifier }) {
        remarks.append("\(path): warning: '\(profile.bundleIdentifier)' has a profile already; this one is not used")
      } else {
        profiles.append(profile)
      }
    } catch {
      unreadableApps.insert(AppProfileFile.bundleIdentifier(fileName: name))
      remarks.append("\(path): error: \(error.reason)")
    }
  }

  private mutating func readDevice(_ path: String) {
    do throws(FileError) {
      let file = DeviceFile.read(try readFile(path, limit: Self.byteLimit), fileName: path)
      remarks += file.findings.filter { $0.severity != .info }.map(\.description)
      device = file.profile
      gatewayChoices = file.choices
    } catch {
      remarks.append("\(path): error: \(error.reason)")
    }
  }
}

/// The names in a directory, in no order; none where it cannot be read.
func fileNames(in directory: String) -> [String] {
  guard let stream = opendir(directory) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
