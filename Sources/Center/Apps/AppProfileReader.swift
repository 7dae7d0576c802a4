import Payload

/// Reads the keys of an app profile, in the order of `docs/profiles.md`.
struct AppProfileReader {
  static let keys = [
    "bundleIdentifier", "name", "glyph", "tint", "capabilities", "settings", "categories", "localizations",
    "developmentLocale", "sounds", "foregroundPresentation", "liveActivities", "contentExtension", "delegate",
    "serviceExtension",
  ]

  var fields: ConfigurationReader
  var stringsFiles: [AppProfileFile.StringsReference] = []
  /// The locales of `localizations` in the order of the file.
  var namedLocales: [String] = []
  /// Where the profile says in which language the app is written; nil: it does not.
  private(set) var developmentLocalePosition: SourcePosition?

  init(_ fields: ConfigurationReader) { self.fields = fields }

  mutating func profile() -> AppProfile? {
    guard let root = fields.root(allowing: Self.keys) else { return nil }
    var profile = AppProfile.plain(bundleIdentifier: bundleIdentifier(in: root))
    profile.isPlain = false
    profile.name = fields.text("name", in: root) ?? profile.bundleIdentifier
    profile.glyph = fields.glyph("glyph", in: root) ?? profile.glyph
    profile.tint = fields.tint("tint", in: root) ?? profile.tint
    profile.capabilities = fields.words("capabilities", in: root, of: AppProfile.Capability.self) ?? []
    profile.settings = settings(in: root, capabilities: profile.capabilities)
    profile.categories = categories(in: root)
    profile.localizations = localizations(in: root)
    profile.developmentLocale = developmentLocale(in: root)
    profile.sounds = fields.texts("sounds", in: root)
    profile.foregroundPresentation = foregroundPresentation(in: root)
    profile.liveActivities = liveActivities(in: root)
    profile.contentExtensions = contentExtensions(in: root, categories: profile.categories)
    profile.delegate = delegate(in: root)
    profile.serviceExtension = serviceExtension(in: root)
    if !fields.isReadable { leaveOutPrograms(&profile, in: root) }
    return profile
  }

  /// A program whose words may have lost something to a fault of the syntax is never run.
  private mutating func leaveOutPrograms(_ profile: inout AppProfile, in root: ConfigurationReader.Object) {
    for key in ["delegate", "serviceExtension", "contentExtension"] {
      guard let value = fields.value(key, in: root) else { continue }
      fields.report(.error, "no program of it is run while the file is no JSON", at: value)
    }
    profile.delegate = nil
    profile.serviceExtension = nil
    for place in profile.contentExtensions.indices { profile.contentExtensions[place].program = nil }
  }

  private mutating func developmentLocale(in root: ConfigurationReader.Object) -> String {
    if let locale = fields.locale("developmentLocale", in: root) {
      developmentLocalePosition = fields.value("developmentLocale", in: root)?.json.position
      return locale
    }
    return LocaleIdentifier.development(among: namedLocales)
  }

  private mutating func bundleIdentifier(in root: ConfigurationReader.Object) -> String {
    let named = AppProfileFile.bundleIdentifier(fileName: fields.file)
    guard let value = fields.value("bundleIdentifier", in: root), let identifier = fields.text(value) else {
      return named
    }
    guard isBundleIdentifier(identifier) else {
      fields.report(
        .error,
        "'\(ConfigurationReader.excerpt(identifier))' is no bundle identifier; expected letters, digits, '-' and '.', "
          + "as in 'com.example.chat'", at: value)
      return named
    }
    if identifier != named, fields.file.hasSuffix(AppProfileFile.suffix) {
      fields.report(
        .warning, "'\(identifier)' is not what the file is named for; this key counts", at: value,
        suggestion: "rename the file to \(identifier)\(AppProfileFile.suffix)")
    }
    return identifier
  }

  /// The old word `alert` stood for two of today's.
  private mutating func foregroundPresentation(
    in root: ConfigurationReader.Object
  ) -> Set<AppProfile.PresentationOption> {
    let hint = "Apple split it into 'banner' and 'list'"
    return fields.words(
      "foregroundPresentation", in: root, of: AppProfile.PresentationOption.self, hints: ["alert": hint]) ?? []
  }
}
