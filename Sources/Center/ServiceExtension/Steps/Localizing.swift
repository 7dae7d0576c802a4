import Payload

/// Shows the app's strings where a text is a key of theirs; the elements of a list in `userInfo` are the arguments.
public struct Localizing: Equatable, Sendable {
  /// The field with the arguments.
  public var argumentsField: String
  /// Localizes with the arguments in `argumentsField`.
  public init(argumentsField: String = "arguments") { self.argumentsField = argumentsField }

  /// Localizes the texts of `content`; returns how many were keys.
  func apply(to content: inout NotificationContent, with strings: AppStrings) -> Int {
    let arguments = content.texts(at: argumentsField)
    var count = 0
    for line in [\NotificationContent.title, \.subtitle, \.body] {
      let key = content[keyPath: line]
      let text = strings.text(of: Alert.Text(localizationKey: key, localizationArguments: arguments)).text
      guard !key.isEmpty, text != key else { continue }
      content[keyPath: line] = text
      count += 1
    }
    return count
  }
}
