import Center
import Payload

extension AppCommand {
  /// The words of `KEY=VALUE`, by key.
  static func settings(of words: ArraySlice<String>) throws(UsageError) -> [String: String] {
    var settings: [String: String] = [:]
    for word in words {
      guard let sign = word.firstIndex(of: "=") else {
        throw .other("\(quoted(word)) is no setting, expected KEY=VALUE, such as sounds=off", command: "app")
      }
      let key = String(word[..<sign])
      guard let setting = AppSetting.all.first(where: { $0.key == key }) else {
        let known = AppSetting.all.map(\.key)
        let hint =
          nearest(key, in: known).map { ", did you mean \(quoted($0))?" }
          ?? "; there are \(known.joined(separator: ", "))"
        throw .other("no setting \(quoted(key))" + hint, command: "app")
      }
      let value = Self.word(String(word[word.index(after: sign)...]))
      guard setting.values.contains(value) else {
        throw .wrongValue(
          subject: key, value: value, kind: .words(setting.values), nearest: nearest(value, in: setting.values))
      }
      settings[key] = value
    }
    return settings
  }

  /// `true` and `false`, as a profile has them, are `on` and `off`.
  private static func word(_ value: String) -> String { value == "true" ? "on" : value == "false" ? "off" : value }
}
