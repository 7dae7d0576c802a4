public import Center
import Foundation

/// The apps of `demo-payloads/apps`.
public enum DemoApps {
  private static let folder = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "demo-payloads/apps")

  /// The app `com.example.NAME` with its strings; a plain one where it cannot be read, which no test takes for it.
  public static func profile(_ name: String) -> AppProfile {
    let fileName = "com.example.\(name).app.json"
    var file = AppProfileFile.read(bytes(fileName), fileName: fileName)
    for strings in file.stringsFiles { file.addStrings(bytes(strings.path), for: strings) }
    return file.profile ?? .plain(bundleIdentifier: "com.example.\(name)")
  }

  private static func bytes(_ path: String) -> [UInt8] {
    [UInt8]((try? Data(contentsOf: folder.appending(path: path))) ?? Data())
  }
}
