import Center
import Payload

extension LintContext {
  /// What is known about a payload besides its text: its push type, its file's name, its app's profile.
  init(pushType: PushType?, path: String, profile: AppProfile?) {
    self.init(
      pushType: pushType, isSimulatorFile: path.hasSuffix(".apns"), categories: profile?.categories.map(\.identifier),
      strings: profile?.localizations, sounds: profile?.sounds,
      capabilities: profile?.capabilities.map(\.rawValue))
  }
}
