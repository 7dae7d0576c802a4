/// A sound that the device makes.
public struct SoundEvent: Equatable, Sendable {
  /// The file's name; `default` is the system's sound.
  public var name: String
  /// Whether it is heard under a silent ringer and in a Focus.
  public var isCritical: Bool
  /// 0 to 1; 1 unless it is critical.
  public var volume: Double
  /// Makes a sound.
  public init(name: String, isCritical: Bool = false, volume: Double = 1) {
    self.name = name
    self.isCritical = isCritical
    self.volume = volume
  }
}
