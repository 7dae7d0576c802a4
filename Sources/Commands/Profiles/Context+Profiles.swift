import Center
import Payload
import Runtime

extension Context {
  /// The apps' profiles in the folders of apps.
  ///
  /// What is wrong in them is said on standard error; a folder that was named and is not there is an error.
  func profiles() throws(InputFailure) -> [AppProfile] {
    try checkNamedFolders()
    return reported(ProfileFiles(directories: common.appFolders.map(absolute), devicePath: nil)).profiles
  }

  /// The profile in a file; nil where it holds none.
  ///
  /// What is wrong in it is said on standard error.
  func profile(file: String) throws(InputFailure) -> AppProfile? {
    guard FileBytes.exists(absolute(file)) else { throw InputFailure(path: file, reason: "no such file") }
    return reported(ProfileFiles(appFile: absolute(file))).profiles.first
  }

  /// The device's profile, or the standard one.
  func deviceProfile() -> DeviceProfile {
    let path = absolute(common.deviceProfilePath)
    return reported(ProfileFiles(directories: [], devicePath: FileBytes.exists(path) ? path : nil)).device ?? .standard
  }

  private func reported(_ files: ProfileFiles) -> ProfileFiles {
    for remark in files.remarks { environment.messages.line(terminalSafe(remark)) }
    return files
  }

  private func checkNamedFolders() throws(InputFailure) {
    guard common.namesAppFolders else { return }
    for folder in common.appFolders where !FileBytes.exists(absolute(folder)) {
      throw InputFailure(path: folder, reason: "no such folder")
    }
  }
}
