/// A button of a category: `UNNotificationAction`, or `UNTextInputNotificationAction` where it has a text input.
///
/// Source: apple-rules 7.8.
public struct NotificationAction: Equatable, Sendable {
  /// `UNNotificationActionOptions`.
  public enum Option: String, CaseIterable, Sendable {
    /// The device must be unlocked for it.
    case authenticationRequired
    /// Drawn in red.
    case destructive
    /// Brings the app to the front.
    case foreground
  }
  /// The text field of a `UNTextInputNotificationAction`.
  public struct TextInput: Equatable, Sendable {
    /// The button that sends.
    public var buttonTitle: String
    /// The grey text of an empty field.
    public var placeholder: String
    /// Makes a text field.
    public init(buttonTitle: String = "Send", placeholder: String = "") {
      self.buttonTitle = buttonTitle
      self.placeholder = placeholder
    }
  }
  /// What the app gets as `actionIdentifier`.
  public var identifier: String
  /// The button's text.
  public var title: String
  /// What else the button asks for.
  public var options: Set<Option>
  /// Its text field; nil for a plain button.
  public var textInput: TextInput?

  /// Makes a button.
  public init(identifier: String, title: String, options: Set<Option> = [], textInput: TextInput? = nil) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.textInput = textInput
  }
}
