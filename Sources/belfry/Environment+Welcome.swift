import Commands
import Foundation
import Screen

extension Environment {
  /// What the first screen can offer here: a payload file that is there, by the shortest path that names it.
  func welcome(watching folders: [String]) -> Welcome {
    let share = ResourceLocation.share(in: self)
    let example = "demo-payloads/alerts/1-text-only.apns"
    let places = [currentDirectory, share].compactMap { $0 }
    let found = places.map { $0 + "/" + example }.first(where: FileManager.default.fileExists)
    let here = currentDirectory + "/"
    let path = found.map { $0.hasPrefix(here) ? String($0.dropFirst(here.count)) : $0 }
    return Welcome(examplePayload: path, hasDemo: share != nil, watchedFolders: folders)
  }
}
