public import Payload

/// A step that Belfry takes for an app without a program of its own.
public struct ExtensionStep: Equatable, Sendable {
  /// What a step does.
  public enum Kind: Equatable, Sendable {
    /// Decrypts a field of `userInfo` and puts what was in it in place of the text.
    case decrypt(Decryption)
    /// Shows the app's strings in the device's language where the text is a key of theirs.
    case localize(Localizing)
    /// Writes the text anew.
    case replaceText(TextReplacement)
    /// Attaches an image, a movie or sound.
    case attach(MediaSource)
  }

  /// What it does.
  public var kind: Kind
  /// Seconds that it may take.
  public var timeoutSeconds: Double

  /// Makes a step.
  public init(_ kind: Kind, timeoutSeconds: Double = 10) {
    self.kind = kind
    self.timeoutSeconds = timeoutSeconds
  }

  /// The word of the profile.
  public var name: String {
    switch kind {
    case .decrypt: "decrypt"
    case .localize: "localize"
    case .replaceText: "replaceText"
    case .attach: "attach"
    }
  }

  /// Whether it only adds to a notification that says all without it: such steps are taken last.
  public var isOptional: Bool {
    switch kind {
    case .decrypt, .localize, .replaceText: false
    case .attach: true
    }
  }

  /// The step as `app show --json` prints it.
  public var json: JSONOutput {
    let members: [(String, JSONOutput)] =
      switch kind {
      case .decrypt(let decryption): decryption.members
      case .localize(let localizing): [("argumentsField", .string(localizing.argumentsField))]
      case .replaceText(let replacement): replacement.members
      case .attach(let source): source.members
      }
    return .object([("step", .string(name))] + members + [("timeoutSeconds", .double(timeoutSeconds))])
  }
}
