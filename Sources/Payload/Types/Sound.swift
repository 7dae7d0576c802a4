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
