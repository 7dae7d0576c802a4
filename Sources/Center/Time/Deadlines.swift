extension CenterState {
  /// When ``CenterEvent/timePassed`` would next change something; nil: never.
  public var nextDeadline: Timestamp? {
    [banner?.leavesAt, summaryDueAt, liveActivityDeadline, storedPushDeadline, interruptedExtensionDeadline].compactMap
    { $0 }.min()
  }

  /// Does what was due by ``now``.
  ///
  /// Doing it twice changes nothing, and a long gap is caught up with at once.
  mutating func catchUp(_ effects: inout [CenterEffect]) {
    if let leavesAt = banner?.leavesAt, leavesAt <= now { bannerLeaves() }
    deliverSummary(&effects)
    ageLiveActivities(&effects)
    forwardStoredPushes(&effects)
    resumeInterruptedExtensions(&effects)
  }
}
