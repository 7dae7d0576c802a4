/// The age of a provider token, to be looked at: `▰▰▰▰▰▰▱▱▱▱ 37 of 60 min`.
public struct TokenAge: Equatable, Sendable {
  /// Seconds since `iat`; negative for a token from the future.
  public let seconds: Double

  /// The age in seconds.
  public init(seconds: Double) { self.seconds = seconds }

  /// Seconds that a token is valid (apple-rules 5.1).
  public static let lifetime: Double = 3600

  /// Whether the hour is over.
  public var isOver: Bool { seconds > Self.lifetime }

  /// So many cells, filled as far as the hour has passed.
  public func bar(cells: Int) -> String {
    let share = min(max(seconds / Self.lifetime, 0), 1)
    let filled = Int((share * Double(cells)).rounded())
    return String(repeating: "▰", count: filled) + String(repeating: "▱", count: cells - filled)
  }

  /// `37 of 60 min`, `2 h over`, `5 min ahead`.
  public var words: String {
    if seconds < -60 { return "\(Self.span(-seconds)) ahead of the clock" }
    if isOver { return "\(Self.span(seconds - Self.lifetime)) over the hour" }
    return "\(Int(max(0, seconds) / 60)) of 60 min"
  }

  private static func span(_ seconds: Double) -> String {
    switch seconds {
    case ..<60: "\(Int(seconds)) s"
    case ..<7200: "\(Int(seconds / 60)) min"
    case ..<172_800: "\(Int(seconds / 3600)) h"
    default: "\(Int(min(seconds, 1e12) / 86_400)) days"
    }
  }
}
