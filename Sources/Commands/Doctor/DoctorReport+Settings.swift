import Payload
import Rendering

extension DoctorReport.Section {
  /// The configuration file, the theme, the edges and the keys.
  static func settings(
    _ configuration: Result<ScreenConfiguration, InputFailure>, _ facts: TerminalFacts, in environment: Environment
  ) -> Self {
    var section = Self(key: "settings", title: "Settings")
    switch configuration {
    case .failure(let failure):
      section.add("file", failure.message, .text(failure.path), .fault, exit: .failed)
    case .success(let configuration):
      section.addFile(configuration)
      section.addTheme(configuration.settings.theme, facts, in: environment)
      let edges = configuration.settings.edges.rawValue
      section.add("edges", edges, .string(edges))
      let graphics = configuration.settings.graphics.rawValue
      section.add("graphics", graphics, .string(graphics))
      section.addKeys(configuration, in: environment)
    }
    return section
  }

  private mutating func addFile(_ configuration: ScreenConfiguration) {
    let path = configuration.sources.path ?? ""
    let count = configuration.sources.environment.faults.count + configuration.faultCount(in: path)
    if count > 0 {
      return add(
        "file", "\(path): \(counted(count, "fault"))", .string(path), .fault,
        advice: "belfry open --check-config lists them")
    }
    let isThere = configuration.sources.file != nil
    add("file", isThere ? path : "none (\(path))", .text(isThere ? path : nil))
  }

  /// The theme that the screen would take, and why.
  private mutating func addTheme(_ preference: ThemePreference, _ facts: TerminalFacts, in environment: Environment) {
    let colorFGBG = environment.variables["COLORFGBG"].flatMap { $0.isEmpty ? nil : $0 }
    let background = facts.background.flatMap(RGBColor.init(hexadecimal:))
    let appearance = Theme.Appearance(background: background, colorFGBG: colorFGBG)
    let name = preference.name(on: appearance)
    var reason = "as set"
    if preference != .named(name) {
      let teller =
        facts.background.map { "the terminal's background is \($0)" } ?? colorFGBG.map { "COLORFGBG is \($0)" }
      reason = "\(appearance.rawValue): \(teller ?? "nothing tells of the background")"
    }
    let value = JSONOutput.object([("name", .string(name)), ("set", preference.json), ("reason", .string(reason))])
    let library = ThemeLibrary(in: environment)
    do throws(InputFailure) {
      // The one for the other background has to be there as well.
      for other in preference.names { _ = try library.theme(named: other) }
      let remarks = try library.theme(named: name).remarks
      add(
        "theme", "\(name) (\(reason))", value, remarks.isEmpty ? .fine : .remark, advice: remarks.first)
    } catch {
      add("theme", error.message, value, .fault, advice: "belfry theme lists those that there are", exit: .failed)
    }
  }

  private mutating func addKeys(_ configuration: ScreenConfiguration, in environment: Environment) {
    guard let path = configuration.keyMapPath, FileBytes.exists(environment.absolute(path)) else {
      return add("keys", "built in" + (configuration.keyMapPath.map { " (no \($0))" } ?? ""), .null)
    }
    let count = configuration.faultCount(in: path)
    if count > 0 {
      add(
        "keys", "\(path): \(counted(count, "fault"))", .string(path), .fault,
        advice: "belfry open --check-config lists them")
    } else {
      add("keys", path, .string(path))
    }
  }
}

extension ScreenConfiguration {
  /// How many findings in one of its files are more than a remark.
  fileprivate func faultCount(in file: String) -> Int {
    findings.count { $0.file == file && $0.severity != .info }
  }
}
