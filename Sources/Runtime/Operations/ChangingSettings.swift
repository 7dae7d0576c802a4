import Center
import Payload

extension Runtime {
  /// Changes settings of an app by their keys and words: all of them or, where one is wrong, none.
  func change(_ words: [String: String], of bundleIdentifier: String) throws(OperationError) {
    guard isBundleIdentifier(bundleIdentifier) else {
      throw OperationError(
        exitCode: 2, message: "'\(bundleIdentifier)' is no bundle identifier, such as com.example.chat")
    }
    var settings = state.apps[bundleIdentifier]?.profile.settings ?? AppProfile.Settings()
    for (key, word) in words.sorted(by: { $0.key < $1.key }) {
      guard let setting = AppSetting.all.first(where: { $0.key == key }) else {
        let hint = nearest(key, in: AppSetting.all.map(\.key)).map { ", did you mean '\($0)'?" } ?? ""
        throw OperationError(exitCode: 2, message: "no setting '\(key)'\(hint)")
      }
      guard let changed = setting.setting(word, in: settings) else {
        let known = setting.values.joined(separator: ", ")
        throw OperationError(exitCode: 2, message: "'\(word)' is no value for '\(key)', expected one of \(known)")
      }
      settings = changed
    }
    try send(.settingsChanged(bundleIdentifier: bundleIdentifier, settings))
  }
}
