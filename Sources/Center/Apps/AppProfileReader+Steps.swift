import Payload

extension AppProfileReader {
  /// The steps of a service extension; what is wrong is reported.
  mutating func extensionSteps(_ value: ConfigurationReader.Value) -> [ExtensionStep]? {
    guard let values = fields.list(value) else { return nil }
    var steps: [ExtensionStep] = []
    for value in values {
      guard let object = fields.openObject(value) else { continue }
      guard fields.value("step", in: object) != nil else {
        fields.report(.error, "needs 'step', one of \(ConfigurationReader.listing(Self.stepNames))", at: value)
        continue
      }
      guard let name = fields.word("step", in: object, of: StepName.self) else { continue }
      if let kind = kind(name, value) {
        let timeout = fields.number("timeoutSeconds", in: object, range: 0.1...300)
        steps.append(ExtensionStep(kind, timeoutSeconds: timeout ?? 10))
      }
    }
    return steps
  }

  private enum StepName: String, CaseIterable { case decrypt, localize, replaceText, attach }
  private static let stepNames = StepName.allCases.map(\.rawValue)

  private mutating func kind(_ name: StepName, _ value: ConfigurationReader.Value) -> ExtensionStep.Kind? {
    switch name {
    case .decrypt: decryption(value).map { .decrypt($0) }
    case .localize: localizing(value).map { .localize($0) }
    case .replaceText: textReplacement(value).map { .replaceText($0) }
    case .attach: mediaSource(value).map { .attach($0) }
    }
  }

  private mutating func step(_ value: ConfigurationReader.Value, _ keys: [String]) -> ConfigurationReader.Object? {
    fields.object(value, allowing: ["step", "timeoutSeconds"] + keys)
  }

  private mutating func decryption(_ value: ConfigurationReader.Value) -> Decryption? {
    let keys = [
      "field", "keyFile", "keyEnvironment", "layout", "encoding", "nonceBytes", "nonceField", "tagField", "key",
    ]
    guard let object = step(value, keys), let key = decryptionKey(in: object, of: value) else { return nil }
    var decryption = Decryption(key: key)
    decryption.field = fields.text("field", in: object) ?? decryption.field
    decryption.layout = fields.word("layout", in: object, of: Decryption.Layout.self) ?? decryption.layout
    decryption.encoding = fields.word("encoding", in: object, of: Decryption.Encoding.self) ?? decryption.encoding
    if let count = fields.integer("nonceBytes", in: object, range: 12...16) { decryption.nonceByteCount = Int(count) }
    decryption.nonceField = fields.text("nonceField", in: object)
    decryption.tagField = fields.text("tagField", in: object)
    return decryption
  }

  /// A key in the profile itself would be shared with it.
  private mutating func decryptionKey(
    in object: ConfigurationReader.Object, of value: ConfigurationReader.Value
  ) -> Decryption.Key? {
    if let key = fields.value("key", in: object) {
      fields.report(
        .error, "a key does not belong into a profile", at: key,
        suggestion: "put it into a file with mode 0600 and name that with 'keyFile', or use 'keyEnvironment'")
      return nil
    }
    let file = fields.text("keyFile", in: object)
    let name = fields.text("keyEnvironment", in: object)
    guard fields.value("keyFile", in: object) == nil || fields.value("keyEnvironment", in: object) == nil,
      let text = file ?? name
    else {
      fields.reportChoice("keyFile", "keyEnvironment", at: value)
      return nil
    }
    guard !text.utf8.contains(0) else {
      fields.report(.error, "'\(ConfigurationReader.excerpt(text))' has a zero character", at: value)
      return nil
    }
    return file == nil ? .environment(text) : .file(text)
  }

  private mutating func localizing(_ value: ConfigurationReader.Value) -> Localizing? {
    guard let object = step(value, ["argumentsField"]) else { return nil }
    return fields.text("argumentsField", in: object).map(Localizing.init) ?? Localizing()
  }

  private mutating func textReplacement(_ value: ConfigurationReader.Value) -> TextReplacement? {
    guard let object = step(value, ["title", "subtitle", "body"]) else { return nil }
    func text(_ key: String) -> String? { fields.text(key, in: object, allowsEmpty: true) }
    let replacement = TextReplacement(title: text("title"), subtitle: text("subtitle"), body: text("body"))
    guard replacement != TextReplacement() else {
      fields.report(.error, "needs 'title', 'subtitle' or 'body'", at: value)
      return nil
    }
    return replacement
  }

  private mutating func mediaSource(_ value: ConfigurationReader.Value) -> MediaSource? {
    guard let object = step(value, ["field", "file", "identifier", "options"]) else { return nil }
    let field = fields.text("field", in: object)
    let file = fields.text("file", in: object)
    guard (field == nil) != (file == nil),
      let place = field.map(MediaSource.Place.field) ?? file.map(MediaSource.Place.file)
    else {
      fields.report(.error, "needs one of 'field' and 'file'", at: value)
      return nil
    }
    if let file, !ConfigurationReader.staysInFolder(file) {
      fields.report(.error, "'file' must lie in the profile's folder or below", at: value)
      return nil
    }
    var source = MediaSource(place)
    source.identifier = fields.text("identifier", in: object)
    if let options = fields.value("options", in: object) {
      var remarks: [String] = []
      source.options = Attachment.Options(json: options.json, remarks: &remarks)
      for remark in remarks { fields.report(.error, remark, at: options) }
    }
    return source
  }
}
