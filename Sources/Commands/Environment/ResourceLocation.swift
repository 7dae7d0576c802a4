import Foundation

/// Where the themes and the demo's payloads are.
public enum ResourceLocation {
  /// The folder with both `themes` and `demo-payloads`: `$BELFRY_SHARE`, else `share/belfry` beside the executable's
  /// folder (an installed Belfry), else the nearest folder above the executable that has both (a checkout); nil where
  /// there is none.
  public static func share(in environment: Environment) -> String? {
    share(variable: environment.variables["BELFRY_SHARE"], executablePath: environment.executablePath)
  }

  static func share(variable: String?, executablePath: String) -> String? {
    if let variable, !variable.isEmpty { return holdsResources(variable) ? variable : nil }
    var folder = URL(fileURLWithPath: executablePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("share/belfry").path
    if holdsResources(installed) { return installed }
    while folder.path != "/" {
      if holdsResources(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func holdsResources(_ folder: String) -> Bool {
    ["themes", "demo-payloads"].allSatisfy { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
