import Payload

/// Reads the keys of a device profile, in the order of `docs/profiles.md`.
struct DeviceProfileReader {
  /// What stands under `endpoint` concerns the service and not the phone: it is read there.
  private static let keys = [
    "locale", "utcOffset", "showPreviews", "summaryTimes", "focusModes", "choices", "endpoint",
    "allowedHosts",
  ]
  /// More summaries than this nobody can set on a phone (Apple's settings allow 12).
  private static let summaryLimit = 12

  var fields: ConfigurationReader

  init(_ fields: ConfigurationReader) { self.fields = fields }

  mutating func profile() -> DeviceProfile? {
    guard let root = fields.root(allowing: Self.keys) else { return nil }
    var profile = DeviceProfile.standard
    profile.locale =
      fields.locale("locale", in: root).flatMap { LocaleIdentifier.normalized($0) } ?? profile.locale
    profile.secondsFromUTC = fields.utcOffset("utcOffset", in: root) ?? profile.secondsFromUTC
    profile.showPreviews =
      fields.word("showPreviews", in: root, of: AppProfile.PreviewPolicy.self) ?? profile.showPreviews
    profile.summaryTimes = summaryTimes(in: root) ?? profile.summaryTimes
    profile.focusModes = focusModes(in: root, over: profile.focusModes)
    profile.choices = choices(in: root)
    profile.allowedHosts = fields.hosts("allowedHosts", in: root)
    return profile
  }

  /// The times, ascending, each once; an empty list is a phone without a summary.
  private mutating func summaryTimes(in root: ConfigurationReader.Object) -> [Int]? {
    guard let values = fields.list("summaryTimes", in: root) else { return nil }
    var times: Set<Int> = []
    for value in values {
      guard let time = fields.timeOfDay(value) else { continue }
      if !times.insert(time).inserted { fields.report(.warning, "this time stands here twice", at: value) }
    }
    if times.count > Self.summaryLimit, let value = fields.value("summaryTimes", in: root) {
      fields.report(.warning, "\(times.count) times; a phone takes \(Self.summaryLimit)", at: value)
    }
    return times.sorted()
  }
}
