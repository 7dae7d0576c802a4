import Payload

extension AppProfileReader {
  private static let delegateKeys = ["command", "url", "timeoutSeconds", "retries"]

  /// Who gets the app's responses; a delegate that cannot be reached is none.
  mutating func delegate(in root: ConfigurationReader.Object) -> ResponseDelegate? {
    guard let value = fields.value("delegate", in: root),
      let object = fields.object("delegate", in: root, allowing: Self.delegateKeys)
    else { return nil }
    // A command of Belfry holds the state while it waits for a delegate: others wait for it, but not for ever.
    let timeout = fields.number("timeoutSeconds", in: object, range: 0.1...20)
    let retries = fields.integer("retries", in: object, range: 0...10)
    guard let address = address(in: object, of: value) else { return nil }
    return ResponseDelegate(address, timeoutSeconds: timeout ?? 10, retries: retries.map { Int($0) })
  }

  private mutating func address(
    in object: ConfigurationReader.Object, of value: ConfigurationReader.Value
  ) -> ResponseDelegate.Address? {
    let command = fields.value("command", in: object)
    let url = fields.value("url", in: object)
    guard (command == nil) != (url == nil) else {
      fields.reportChoice("command", "url", at: value)
      return nil
    }
    if let command {
      return commandWords(command).map { .command($0) }
    }
    guard let url, let text = fields.text(url) else { return nil }
    let isURL = ["http://", "https://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
    guard isURL, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      fields.report(
        .error,
        "'\(ConfigurationReader.excerpt(text))' is no address; expected one as in 'http://127.0.0.1:9000/responses'",
        at: url)
      return nil
    }
    return .url(text)
  }

  /// A program and its arguments.
  mutating func commandWords(_ command: ConfigurationReader.Value) -> [String]? {
    guard let words = fields.texts(command) else { return nil }
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      fields.report(.error, "expected a program and its arguments, as in [\"python3\", \"bot.py\"]", at: command)
      return nil
    }
    return words
  }
}
