public import Media

extension Frame {
  /// Sound on one row: a mark that it plays, its level from the beginning to the end, its duration.
  public init(levels: [UInt8], of facts: MediaFacts, columns: Int, on surface: Role = .screen) {
    self.init(columns: columns, rows: 1, style: Style(.text, on: surface))
    let duration = facts.duration.map(durationText) ?? ""
    put("►", column: 0, row: 0, width: 1, style: Style(.accent, on: surface))
    let room = columns - 2 - (duration.isEmpty ? 0 : duration.count + 1)
    guard room > 0 else { return }
    for (column, level) in Self.levels(levels, count: min(room, max(levels.count, 1))).enumerated() {
      set(
        bars[Int(level) * (bars.count - 1) / 255], column: 2 + column, row: 0, style: Style(.accent, on: surface),
        width: 1)
    }
    put(
      duration, column: columns - duration.count, row: 0, width: duration.count,
      style: Style(.secondaryText, on: surface))
  }

  /// Fewer levels, each the loudest of those that it stands for.
  private static func levels(_ levels: [UInt8], count: Int) -> [UInt8] {
    guard !levels.isEmpty else { return [] }
    return (0..<count).map { part in
      let start = part * levels.count / count
      let end = max(start + 1, (part + 1) * levels.count / count)
      return levels[start..<end].max() ?? 0
    }
  }
}

/// From silence to the loudest.
private let bars = Array<Character>("▁▂▃▄▅▆▇█")
