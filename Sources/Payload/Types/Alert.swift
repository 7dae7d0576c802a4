/// The value of `aps.alert`, its strings form included (which is a body).
///
/// Source: apple-rules 1.3.
public struct Alert: Equatable, Sendable {
  /// One line of the alert: the literal text, the localization key and its arguments.
  public struct Text: Equatable, Sendable {
    /// The literal text, also where it is empty: an empty `body` hides `loc-key`.
    public var literal: String?
    /// `title-loc-key`, `subtitle-loc-key` or `loc-key`.
    public var localizationKey: String?
    /// The arguments; what is not text is shown as Apple's formatting shows it (`<null>` for null).
    public var localizationArguments: [String]
    /// Makes a line.
    public init(literal: String? = nil, localizationKey: String? = nil, localizationArguments: [String] = []) {
      self.literal = literal
      self.localizationKey = localizationKey
      self.localizationArguments = localizationArguments
    }
  }

  /// The first, bold line.
  public var title: Text
  /// The second line.
  public var subtitle: Text
  /// The message.
  public var body: Text
  /// `launch-image`.
  public var launchImage: String?
  /// `alert.sound`, which counts for Live Activities only.
  public var sound: Sound?
  /// Makes an alert.
  public init(
    title: Text = Text(), subtitle: Text = Text(), body: Text = Text(), launchImage: String? = nil, sound: Sound? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.launchImage = launchImage
    self.sound = sound
  }
}

extension Alert.Text {
  /// Whether the line shows anything: literal text that is not empty, or a localization key.
  ///
  /// A literal text, even an empty one, hides the localization key beside it, unless the switch says otherwise.
  /// Source: apple-rules 1.5.
  public func isVisible(literalHidesLocalizationKey: Bool = true) -> Bool {
    if let literal, !literal.isEmpty { return true }
    if literal != nil, literalHidesLocalizationKey { return false }
    return localizationKey.map { !$0.isEmpty } ?? false
  }
}

extension Alert {
  /// Reads the value of `alert`; nil where it is neither text nor an object.
  init?(_ value: JSONValue) {
    self.init()
    switch value.kind {
    case .string: body.literal = value.string
    case .object:
      for member in value.eachMember where !member.isDuplicate { read(member) }
    case .null, .bool, .number, .array: return nil
    }
  }

  private mutating func read(_ member: JSONValue.Member) {
    let value = member.value
    switch PayloadKey(member) {
    case .title: title.readLiteral(value)
    case .subtitle: subtitle.readLiteral(value)
    case .body: body.readLiteral(value)
    case .titleLocKey: title.localizationKey = value.string
    case .subtitleLocKey: subtitle.localizationKey = value.string
    case .locKey: body.localizationKey = value.string
    case .titleLocArgs: title.localizationArguments = value.localizationArguments
    case .subtitleLocArgs: subtitle.localizationArguments = value.localizationArguments
    case .locArgs: body.localizationArguments = value.localizationArguments
    case .launchImage: launchImage = value.string
    case .sound: sound = Sound(value)
    default: break
    }
  }
}

extension Alert.Text {
  /// Reads `title`, `subtitle` or `body`: text, or for Live Activities an object with `loc-key` and `loc-args`.
  fileprivate mutating func readLiteral(_ value: JSONValue) {
    guard value.kind == .object else { return literal = value.string }
    if let key = value["loc-key"]?.string { localizationKey = key }
    if let arguments = value["loc-args"] { localizationArguments = arguments.localizationArguments }
  }
}

extension JSONValue {
  /// The elements of a list as Apple's formatting shows them: text as it is, null as `<null>`, numbers as sent.
  public var localizationArguments: [String] {
    eachElement.map { element in
      switch element.kind {
      case .string: element.string ?? ""
      case .null: "<null>"
      case .bool: element.bool == true ? "1" : "0"
      case .number, .array, .object: element.minified
      }
    }
  }
}
