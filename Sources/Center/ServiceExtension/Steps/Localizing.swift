import Payload

/// Shows the app's strings where a text is a key of theirs; the elements of a list in `userInfo` are the arguments.
public struct Localizing: Equatable, Sendable {
  /// The field with the arguments.
  public var argumentsField: String
  /// Localizes with the arguments in `argumentsField`.
  public init(argumentsField: String = "arguments") { self.argumentsField = argumentsField }

  /// Localizes the texts of `content`; returns what there is to say about it, nil where all fits.
  func apply(to content: inout NotificationContent, with strings: AppStrings) -> String? {
    let list = content.value(at: argumentsField)
    let arguments = list?.localizationArguments ?? []
    var count = 0
    var remarks: [String] = []
    for line in [\NotificationContent.title, \.subtitle, \.body] {
      let key = content[keyPath: line]
      let text = strings.text(of: Alert.Text(localizationKey: key, localizationArguments: arguments)).text
      guard !key.isEmpty, text != key else { continue }
      content[keyPath: line] = text
      count += 1
      if let mismatch = strings.mismatch(key, sharedArguments: arguments) {
        remarks.append("the string '\(terminalSafe(String(key.prefix(40))))' \(mismatch)")
      }
    }
    guard count > 0 else { return "no text is a key of the app's strings" }
    if !remarks.isEmpty, let missing = missing(list) { remarks.insert(missing, at: 0) }
    if let number = list?.elements.firstIndex(where: \.isNull) { remarks.append("argument \(number + 1) is null") }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  /// Why there are no arguments; nil where there is a list.
  private func missing(_ list: JSONValue?) -> String? {
    guard let list else { return "there is no '\(argumentsField)' in userInfo" }
    return list.kind == .array ? nil : "'\(argumentsField)' is \(list.kind.article), expected a list of texts"
  }
}
