public import Center
public import Screen

/// What a frame shows.
public enum View: String, CaseIterable, Sendable {
  /// The banner alone, as it lies over whatever is on the phone.
  case banner
  case lockScreen = "lock-screen"
  /// The notification center with its list.
  case center
  /// The newest notification opened, with its actions.
  case expanded
}

// OWNER: Rendering. Placeholders with the signatures that the terminal and the commands build on.

/// The screen of the running program: status line, app strip, list, banner, pages, hints.
public func render(center: CenterState, screen: ScreenState) -> Frame {
  Frame(columns: screen.columns, rows: screen.rows)
}

/// One view for `belfry render`: `rows` nil means as many as the content takes.
public func render(_ view: View, of center: CenterState, columns: Int, rows: Int?) -> Frame {
  Frame(columns: columns, rows: rows ?? 1)
}
