public import Center
import Screen

/// What a frame shows.
public enum View: String, CaseIterable, Sendable {
  /// The banner alone, as it lies over whatever is on the phone.
  case banner
  /// The Lock Screen with its clock.
  case lockScreen = "lock-screen"
  /// The notification center with its list.
  case center
  /// The newest notification opened, with its actions.
  case expanded
}

/// One view for `belfry render`: `rows` nil means as many as the content takes.
public func render(_ view: View, of center: CenterState, columns: Int, rows: Int?) -> Frame {
  Frame(columns: columns, rows: rows ?? 1)
}
