/// The value of `aps.sound`.
///
/// Source: apple-rules 1.2, 1.4.
public struct Sound: Equatable, Sendable {
  /// The file's name; `default` is the system's sound.
  public var name: String
  /// Whether `critical` is 1.
  public var isCritical: Bool
  /// 0 (silent) to 1 (full); only meant for critical sounds.
  public var volume: Double
  /// Makes a sound.
  public init(name: String = "default", isCritical: Bool = false, volume: Double = 1) {
    self.name = name
    self.isCritical = isCritical
    self.volume = volume
  }
}

extension Sound {
  /// Reads the value of `sound`: text that is not empty, or an object.
  ///
  /// The volume is clamped to 0 to 1.
  public init?(_ value: JSONValue) {
    switch value.kind {
    case .string:
      guard let name = value.nonemptyString else { return nil }
      self.init(name: name)
    case .object:
      self.init(
        name: value["name"]?.nonemptyString ?? "default", isCritical: value["critical"]?.isOne ?? false,
        volume: min(1, max(0, value["volume"]?.number?.double ?? 1)))
    case .null, .bool, .number, .array: return nil
    }
  }
}
