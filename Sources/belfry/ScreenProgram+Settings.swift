import Commands
import Rendering
import Runtime
import Screen
import Terminal

/// The settings of a running screen with the theme that they ask for, and how to read them again.
struct LiveSettings {
  /// What the command line says, which stays.
  private let options: OpenOptions
  private let environment: Environment
  /// What holds.
  private(set) var configuration: ScreenConfiguration
  /// The theme in force; the viewer may have taken another than the settings ask for.
  var theme: ScreenTheme
  /// Why the theme that the file names cannot be had.
  private var themeFault: String?

  /// Reads them for the first time.
  ///
  /// Throws where a file or a theme that the command line or the environment names cannot be had. A theme that only the
  /// file names is a fault of the file, and the usual one stands in for it.
  init(_ options: OpenOptions, in environment: Environment) throws(Failure) {
    self.options = options
    self.environment = environment
    configuration = try Self.read(options, in: environment)
    do throws(Failure) {
      theme = try Self.theme(of: configuration, in: environment)
    } catch {
      guard configuration.fileNamesTheme, let usual = try? ScreenTheme(.automatic, in: environment) else { throw error }
      theme = usual
      themeFault = error.message
    }
  }

  /// Reads them again; throws where something is wrong with them, and stays as it is.
  mutating func reload() throws(Failure) {
    let read = try Self.read(options, in: environment)
    if let fault = read.firstError { throw Failure(.failed, fault) }
    theme = try Self.theme(of: read, in: environment)
    themeFault = nil
    configuration = read
  }

  /// What the viewer should know, in few words each.
  var notices: [String] { configuration.notices + [themeFault].compactMap { $0 } + theme.remarks }

  /// The files whose change is a change of the settings.
  var files: [String] {
    configuration.files(in: environment) + [theme.path].compactMap { $0 }.map(environment.absolute)
  }

  private static func read(_ options: OpenOptions, in environment: Environment) throws(Failure) -> ScreenConfiguration {
    do throws(InputFailure) {
      return try ScreenConfiguration(options: options.settings, named: options.configurationPath, in: environment)
    } catch {
      throw Failure(.failed, error.message)
    }
  }

  private static func theme(
    of configuration: ScreenConfiguration, in environment: Environment
  ) throws(Failure) -> ScreenTheme {
    do throws(InputFailure) {
      return try ScreenTheme(configuration.settings.theme, in: environment)
    } catch {
      throw Failure(.failed, configuration.themeFault(error.message) ?? error.message)
    }
  }
}

extension ScreenProgram {
  /// Reads settings, keys and theme again whenever a file of theirs changes.
  func followSettings() -> FileWatch {
    let watch = FileWatch(on: loop) { [unowned self] in
      reloadSettings()
      paintNext()
    }
    watch.watch(settings.files)
    return watch
  }

  /// Reads them now: everything in force changes at once, or nothing does and the viewer reads why.
  func reloadSettings() {
    do throws(Failure) {
      let before = settings.configuration.settings
      try settings.reload()
      takeSettings(since: before)
      screen.notice = settings.notices.first ?? "settings read"
      takeSettledTheme(isOther: before.theme != settings.configuration.settings.theme)
    } catch {
      screen.notice = error.message
    }
    settingsWatch?.watch(settings.files)
  }

  /// Hands the settings to those who keep a part of them; what the viewer changed by a key stays unless its setting is
  /// another than `before`.
  func takeSettings(since before: ScreenSettings? = nil) {
    let now = settings.configuration.settings
    if before != nil { terminal.adopt(TerminalOptions(now, variables: environment.variables)) }
    screen.keyMaps = settings.configuration.keyMaps
    // With a clock that stands, what is seen depends on what happened alone.
    screen.motion.isOn = now.hasMotion && terminal.suitsMotion && !runtime.configuration.clock.isStanding
    screen.playback.isOn = screen.motion.isOn
    screen.hourFormat = now.hourFormat.format
    if now.inspectorWidth != before?.inspectorWidth { screen.panes.inspectorWidth = now.inspectorWidth.columnCount }
  }
  /// Takes the theme that the settings ask for where that is another one now; else the viewer's own choice stays, as its
  /// file is now.
  private func takeSettledTheme(isOther: Bool) {
    theme.learn(background: terminal.capabilities.answers.background)
    useTheme(isOther ? theme.wanted : screen.themes.current)
  }
}
