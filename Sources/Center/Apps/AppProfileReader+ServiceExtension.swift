import Payload

extension AppProfileReader {
  private static let extensionKeys = [
    "command", "steps", "timeoutSeconds", "memoryLimitMegabytes", "coldStartSeconds",
    "allowedHosts",
  ]

  /// What changes the app's pushes before they are shown; one that says nobody who does it, or has a step that is wrong,
  /// is none: what half of its steps make of a push is not what was meant.
  mutating func serviceExtension(in root: ConfigurationReader.Object) -> ServiceExtension? {
    guard let value = fields.value("serviceExtension", in: root),
      let object = fields.object("serviceExtension", in: root, allowing: Self.extensionKeys)
    else { return nil }
    let timeout = fields.number("timeoutSeconds", in: object, range: 0.1...300)
    let coldStart = fields.number("coldStartSeconds", in: object, range: 0...300)
    let memoryLimit = memoryLimit(in: object, usually: ServiceExtension.reportedMemoryLimitMegabytes)
    let allowedHosts = fields.hosts("allowedHosts", in: object)
    guard let work = work(in: object, of: value) else { return nil }
    return ServiceExtension(
      work, timeoutSeconds: timeout ?? ServiceExtension.appleTimeoutSeconds,
      memoryLimitMegabytes: memoryLimit, coldStartSeconds: coldStart ?? 0,
      allowedHosts: allowedHosts)
  }

  private mutating func work(
    in object: ConfigurationReader.Object, of value: ConfigurationReader.Value
  ) -> ServiceExtension.Work? {
    let command = fields.value("command", in: object)
    let steps = fields.value("steps", in: object)
    if let command, steps == nil { return commandWords(command).map { .command($0) } }
    if let steps, command == nil {
      let errorCount = fields.errorCount
      let read = extensionSteps(steps)
      return fields.errorCount == errorCount ? read.map { .steps($0) } : nil
    }
    fields.reportChoice("command", "steps", at: value)
    return nil
  }

  /// Megabytes, or false for no limit.
  mutating func memoryLimit(in object: ConfigurationReader.Object, usually usual: Int) -> Int? {
    let key = "memoryLimitMegabytes"
    if fields.value(key, in: object)?.json.bool == false { return nil }
    return fields.integer(key, in: object, range: 1...100_000).map { Int($0) } ?? usual
  }
}
