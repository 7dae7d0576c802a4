import Payload

extension AppProfileReader {
  private static let extensionKeys = ["command", "timeoutSeconds", "memoryLimitMegabytes", "coldStartSeconds"]

  /// What changes the app's pushes before they are shown; one that says nobody who does it is none.
  mutating func serviceExtension(in root: ConfigurationReader.Object) -> ServiceExtension? {
    guard let value = fields.value("serviceExtension", in: root),
      let object = fields.object("serviceExtension", in: root, allowing: Self.extensionKeys)
    else { return nil }
    let timeout = fields.number("timeoutSeconds", in: object, range: 0.1...300)
    let coldStart = fields.number("coldStartSeconds", in: object, range: 0...300)
    let memoryLimit = memoryLimit(in: object)
    guard let command = fields.value("command", in: object) else {
      fields.report(.error, "needs 'command', a program and its arguments", at: value)
      return nil
    }
    guard let words = commandWords(command) else { return nil }
    return ServiceExtension(
      .command(words), timeoutSeconds: timeout ?? ServiceExtension.appleTimeoutSeconds,
      memoryLimitMegabytes: memoryLimit, coldStartSeconds: coldStart ?? 0)
  }

  /// Megabytes, or false for no limit.
  private mutating func memoryLimit(in object: ConfigurationReader.Object) -> Int? {
    let key = "memoryLimitMegabytes"
    if fields.value(key, in: object)?.json.bool == false { return nil }
    return fields.integer(key, in: object, range: 1...100_000).map { Int($0) }
      ?? ServiceExtension.reportedMemoryLimitMegabytes
  }
}
