import Center
import Screen

extension Scene {
  /// What stands on the edge of a marked card: `✓`, or `✓ 2 of 5` on a stack that is marked in part; nil for no mark.
  func markSign(of item: ListItem) -> String? {
    guard !screen.marks.isEmpty else { return nil }
    switch item {
    case .card(let key):
      return (center.notifications[key].map { screen.marks.contains($0.sequence) } ?? false) ? "✓" : nil
    case .stack(let key): return sign(screen.marks.count(in: key), of: center.threads[key]?.members.count ?? 0)
    case .summary: return sign(screen.marks.count(in: nil), of: center.waitingForSummary.count)
    case .heading, .liveActivity: return nil
    }
  }

  private func sign(_ marked: Int, of count: Int) -> String? {
    marked == 0 ? nil : marked == count ? "✓" : "✓ \(marked) of \(count)"
  }
}
