import Foundation
import Payload
public import Rendering

/// The themes that can be named, and the one place where a name becomes a theme.
///
/// A name is looked up in the user's own folders first (`$XDG_CONFIG_HOME/belfry/themes`, then
/// `$XDG_DATA_HOME/belfry/themes`), then among the installed themes, then among those within Belfry; so a file of one's
/// own may stand in for any of them. What has a slash or ends in `.json` is a path.
public struct ThemeLibrary: Sendable {
  /// A theme that can be named.
  public struct Entry: Equatable, Sendable {
    /// The name, which is that of its file.
    public var name: String
    /// The file; nil: within Belfry.
    public var path: String?
    /// Whether it is one of the user's own.
    public var isOwn: Bool
  }

  /// The folders of the user's own themes, the strongest first; they need not exist.
  public let ownFolders: [String]
  private let installedFolder: String?
  private let currentDirectory: String

  /// The themes of a world.
  public init(in environment: Environment) {
    ownFolders = Locations(variables: environment.variables).themeFolders
    installedFolder = ResourceLocation.share(in: environment).map { $0 + "/themes" }
    currentDirectory = environment.currentDirectory
  }

  /// Every theme by its name, in alphabetical order; where two have one name, the stronger.
  public var entries: [Entry] {
    let installed = installedFolder.map { Self.files(in: $0, isOwn: false) } ?? []
    let builtIn = Theme.builtInNames.map { Entry(name: $0, path: nil, isOwn: false) }
    let all = ownFolders.flatMap { Self.files(in: $0, isOwn: true) } + installed + builtIn
    let strongest = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return strongest.values.sorted { $0.name < $1.name }
  }

  /// The theme called `name`, with what is to say about its file.
  ///
  /// `light` and `dark` are those of iOS. Throws where there is none, or where its file holds none.
  public func theme(named name: String) throws(InputFailure) -> ThemeFile {
    let file = ThemeFile(try bytes(ofThemeNamed: name), file: try entry(named: name).path ?? name)
    let errors = file.findings.filter { $0.severity == .error }
    guard file.theme != nil, errors.isEmpty else {
      throw InputFailure(path: name, reason: errors.first?.description ?? "it is no theme")
    }
    return file
  }

  /// The file of the theme called `name`; nil: it is within Belfry, or there is none.
  public func path(ofThemeNamed name: String) -> String? { (try? entry(named: name))?.path }

  /// What stands in the file of the theme called `name`.
  func bytes(ofThemeNamed name: String) throws(InputFailure) -> [UInt8] {
    let entry = try entry(named: name)
    if let path = entry.path { return try FileBytes.read(path: absolute(path), name: path) }
    return Theme.builtInFile(entry.name).map { Array($0.text.utf8) } ?? []
  }

  /// Where the theme called `name` is.
  private func entry(named name: String) throws(InputFailure) -> Entry {
    if name.contains("/") || name.hasSuffix(".json") { return Entry(name: name, path: name, isOwn: true) }
    let entries = entries
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    // `light` and `dark`.
    if Theme.builtInFile(name) != nil { return Entry(name: name, path: nil, isOwn: false) }
    let names = entries.map(\.name)
    let hint = nearest(name, in: names).map { ", did you mean '\($0)'?" } ?? ","
    throw InputFailure(path: name, reason: "no such theme\(hint) there are " + names.joined(separator: ", "))
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : currentDirectory + "/" + path }

  private static func files(in folder: String, isOwn: Bool) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map {
      Entry(name: String($0.dropLast(".json".count)), path: folder + "/" + $0, isOwn: isOwn)
    }
  }
}

extension ThemeFile {
  /// What is wrong in the file, a line each, safe for a terminal.
  public var remarks: [String] {
    findings.filter { $0.severity != .info }.map { terminalSafe($0.description) }
  }
}
