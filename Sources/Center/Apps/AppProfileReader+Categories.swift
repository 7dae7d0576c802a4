import Payload

extension AppProfileReader {
  private static let categoryKeys = ["identifier", "actions", "options", "hiddenPreviewsBodyPlaceholder"]
  private static let actionKeys = ["identifier", "title", "options", "textInput"]

  /// The categories, and what Apple asks of the whole set: identifiers are unique, actions' too.
  ///
  /// Source: apple-rules 7.8.
  mutating func categories(in root: ConfigurationReader.Object) -> [NotificationCategory] {
    var categories: [NotificationCategory] = []
    var lines: [String: Int] = [:]
    var actionLines: [String: Int] = [:]
    for value in fields.list("categories", in: root) ?? [] {
      guard let object = fields.object(value, allowing: Self.categoryKeys),
        let identifier = requiredText("identifier", in: object)
      else { continue }
      if let line = lines.updateValue(value.json.position.line, forKey: identifier) {
        lines[identifier] = line
        fields.report(
          .error,
          "the category '\(ConfigurationReader.excerpt(identifier))' already stands on line \(line); "
            + "the first one counts", at: value)
        continue
      }
      categories.append(
        NotificationCategory(
          identifier: identifier, actions: actions(in: object, lines: &actionLines),
          options: fields.words("options", in: object, of: NotificationCategory.Option.self) ?? [],
          hiddenPreviewsBodyPlaceholder: placeholder(in: object)))
    }
    return categories
  }

  private mutating func actions(
    in category: ConfigurationReader.Object, lines: inout [String: Int]
  ) -> [NotificationAction] {
    guard let list = fields.value("actions", in: category) else { return [] }
    var actions: [NotificationAction] = []
    var seen: Set<String> = []
    for value in fields.list("actions", in: category) ?? [] {
      guard let object = fields.object(value, allowing: Self.actionKeys),
        let identifier = requiredText("identifier", in: object)
      else { continue }
      let line = value.json.position.line
      guard seen.insert(identifier).inserted else {
        fields.report(
          .error,
          "the action '\(ConfigurationReader.excerpt(identifier))' already stands in this category; "
            + "the first one counts", at: value)
        continue
      }
      if let first = lines[identifier] {
        // Real apps do it, and it works as long as the app looks at the category too; Apple's text forbids it.
        fields.report(
          .warning,
          "the action '\(ConfigurationReader.excerpt(identifier))' already stands on line \(first); "
            + "identifiers must be unique across all categories", at: value)
      } else {
        lines[identifier] = line
      }
      actions.append(
        NotificationAction(
          identifier: identifier, title: requiredText("title", in: object) ?? identifier,
          options: fields.words("options", in: object, of: NotificationAction.Option.self) ?? [],
          textInput: textInput(in: object)))
    }
    reportCount(actions.count, at: list)
    return actions
  }

  private mutating func reportCount(_ count: Int, at list: ConfigurationReader.Value) {
    switch count {
    case ...4: break
    case ...10: fields.report(.info, "\(count) actions; Apple's design guidance is 4 at most", at: list)
    default: fields.report(.warning, "\(count) actions; the system shows the first 10", at: list)
    }
  }

  private mutating func textInput(in action: ConfigurationReader.Object) -> NotificationAction.TextInput? {
    guard let object = fields.object("textInput", in: action, allowing: ["buttonTitle", "placeholder"]) else {
      return nil
    }
    return NotificationAction.TextInput(
      buttonTitle: fields.text("buttonTitle", in: object) ?? "Send",
      placeholder: fields.text("placeholder", in: object, allowsEmpty: true) ?? "")
  }

  private mutating func placeholder(in category: ConfigurationReader.Object) -> String? {
    guard let value = fields.value("hiddenPreviewsBodyPlaceholder", in: category), let text = fields.text(value) else {
      return nil
    }
    let conversions = text.replacing("%%", with: "").replacing("%u", with: "")
    if conversions.contains("%") {
      fields.report(
        .warning, "only %u (the number of notifications in the thread) is replaced; write %% for '%'", at: value)
    }
    return text
  }

  private mutating func requiredText(_ key: String, in object: ConfigurationReader.Object) -> String? {
    guard let value = fields.value(key, in: object) else {
      fields.report(
        .error, "lacks '\(key)'", position: object.value.position, path: object.path)
      return nil
    }
    return fields.text(value)
  }
}
