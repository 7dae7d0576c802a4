import Payload

extension AppProfileReader {
  private static let extensionKeys = [
    "categories", "defaultContentHidden", "content", "command", "timeoutSeconds", "memoryLimitMegabytes", "reactions",
  ]

  /// What the app draws itself, one object or a list of them; of two for one category the first counts.
  mutating func contentExtensions(
    in root: ConfigurationReader.Object, categories: [NotificationCategory]
  ) -> [ContentExtension] {
    guard let value = fields.value("contentExtension", in: root) else { return [] }
    let values = value.json.kind == .array ? fields.list(value) ?? [] : [value]
    var extensions: [ContentExtension] = []
    var drawn: Set<String> = []
    for value in values {
      guard let object = fields.object(value, allowing: Self.extensionKeys) else { continue }
      let names = drawnCategories(of: object, categories: categories, drawn: &drawn)
      let isAlone = fields.flag("defaultContentHidden", in: object) ?? false
      let content = contentItems("content", in: object) ?? []
      let program = contentProgram(in: object)
      if isAlone, content.isEmpty, program == nil {
        fields.report(
          .warning, "shows nothing: it has no 'content', and 'defaultContentHidden' leaves out the rest", at: value)
      }
      let actions = categories.filter { names.contains($0.identifier) }.flatMap(\.actions).map(\.identifier)
      extensions.append(
        ContentExtension(
          categories: names, defaultContentHidden: isAlone, content: content, program: program,
          reactions: reactions(in: object, actions: actions)))
    }
    return extensions
  }

  /// Who says what is shown; its limits mean nothing without it.
  private mutating func contentProgram(in object: ConfigurationReader.Object) -> ContentProgram? {
    let timeout = fields.number("timeoutSeconds", in: object, range: 0.1...30)
    let memoryLimit = memoryLimit(in: object, usually: ContentProgram.usualMemoryLimitMegabytes)
    guard let command = fields.value("command", in: object) else {
      for key in ["timeoutSeconds", "memoryLimitMegabytes"] {
        guard let value = fields.value(key, in: object) else { continue }
        fields.report(.warning, "says something of a 'command', and there is none", at: value)
      }
      return nil
    }
    return commandWords(command).map {
      ContentProgram(
        $0, timeoutSeconds: timeout ?? ContentProgram.usualTimeoutSeconds, memoryLimitMegabytes: memoryLimit)
    }
  }

  private mutating func drawnCategories(
    of object: ConfigurationReader.Object, categories: [NotificationCategory], drawn: inout Set<String>
  ) -> [String] {
    guard let list = fields.value("categories", in: object) else {
      fields.report(.error, "lacks 'categories': what it draws", position: object.value.position, path: object.path)
      return []
    }
    let known = categories.map(\.identifier)
    var names: [String] = []
    for value in fields.list(list) ?? [] {
      guard let name = fields.text(value) else { continue }
      if !drawn.insert(name).inserted {
        fields.report(
          .warning, "'\(ConfigurationReader.excerpt(name))' is drawn already; the first one counts", at: value)
      } else if !known.contains(name) {
        // Apple does not ask for it: a category without actions need not be registered.
        fields.report(
          .info, "'\(ConfigurationReader.excerpt(name))' is none of the app's categories", at: value,
          suggestion: nearest(name, in: known).map { "did you mean '\($0)'?" })
      }
      names.append(name)
    }
    return names
  }

  private mutating func reactions(
    in object: ConfigurationReader.Object, actions: [String]
  ) -> [String: ContentExtension.Reaction] {
    guard let value = fields.value("reactions", in: object), let members = fields.openObject(value) else { return [:] }
    var reactions: [String: ContentExtension.Reaction] = [:]
    for (action, value) in fields.members(of: members) {
      if !actions.contains(action) {
        fields.report(
          .warning, "'\(ConfigurationReader.excerpt(action))' is no action of these categories", at: value,
          suggestion: nearest(action, in: actions).map { "did you mean '\($0)'?" })
      }
      if let reaction = reaction(value) { reactions[action] = reaction }
    }
    return reactions
  }

  /// A word alone, or an object with what is shown from then on.
  private mutating func reaction(_ value: ConfigurationReader.Value) -> ContentExtension.Reaction? {
    if value.json.kind == .string {
      return fields.word(value, of: ContentExtension.ResponseOption.self).map { ContentExtension.Reaction($0) }
    }
    guard let object = fields.object(value, allowing: ["option", "content"]) else { return nil }
    let content = contentItems("content", in: object)
    guard let option = fields.word("option", in: object, of: ContentExtension.ResponseOption.self) else {
      if fields.value("option", in: object) == nil {
        let words = ContentExtension.ResponseOption.allCases.map(\.rawValue)
        fields.report(.error, "lacks 'option': \(ConfigurationReader.listing(words))", at: value)
      }
      return nil
    }
    if content != nil, option != .doNotDismiss {
      fields.report(.warning, "shows something new, but '\(option.rawValue)' closes it", at: value)
    }
    return ContentExtension.Reaction(option, content: content)
  }

  /// The description under `key`; nil where it is absent.
  private mutating func contentItems(_ key: String, in object: ConfigurationReader.Object) -> [ContentItem]? {
    guard let value = fields.value(key, in: object) else { return nil }
    var reader = ContentItemReader(fields: fields)
    let items = reader.items(value)
    fields = reader.fields
    return items
  }

  /// Live Activities by attributes type: the keys that must be there, or an object with what is drawn too.
  mutating func liveActivities(in root: ConfigurationReader.Object) -> [String: LiveActivityProfile] {
    guard let value = fields.value("liveActivities", in: root), let object = fields.openObject(value) else {
      return [:]
    }
    var types: [String: LiveActivityProfile] = [:]
    for (type, value) in fields.members(of: object) {
      switch value.json.kind {
      case .object:
        guard let object = fields.object(value, allowing: ["required", "content"]) else { continue }
        types[type] = LiveActivityProfile(
          required: fields.texts("required", in: object) ?? [], content: contentItems("content", in: object) ?? [])
      case .array: types[type] = LiveActivityProfile(required: fields.texts(value) ?? [])
      default: fields.reportKind("an array of keys, or an object with 'required' and 'content'", at: value)
      }
    }
    return types
  }
}
