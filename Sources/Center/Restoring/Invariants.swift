extension CenterState {
  /// What is inconsistent; empty unless there is a bug.
  ///
  /// For tests and fuzzers.
  public func brokenInvariants() -> [String] {
    brokenThreads() + brokenSummary() + brokenApps() + brokenBanner() + brokenLimits() + brokenHistory()
      + brokenStoredPushes()
  }

  private func brokenThreads() -> [String] {
    var broken: [String] = []
    for (key, thread) in threads {
      if thread.key != key { broken.append("thread \(key) is filed under another key") }
      if thread.members.isEmpty { broken.append("thread \(key) is empty") }
      if !isAscending(thread.members) { broken.append("thread \(key) is out of order") }
      for member in thread.members {
        guard let notification = notifications[member.key] else {
          broken.append("\(member.key) is in a thread and does not exist")
          continue
        }
        if notification.sequence != member.sequence { broken.append("\(member.key) has another number in its thread") }
        if group(of: notification) != key { broken.append("\(member.key) is in the wrong thread") }
        if notification.presentation == .summary { broken.append("\(member.key) is in the list and waits") }
        if notification.presentation == .none { broken.append("\(member.key) is in the list with nothing to show") }
      }
    }
    if !isAscending(threadOrder) { broken.append("the order of threads does not ascend") }
    if threadOrder.count != threads.count {
      broken.append("the order has \(threadOrder.count) of \(threads.count) threads")
    }
    for (key, thread) in threads where thread.isHeld != isHeldNow(thread.newest.key) {
      broken.append("thread \(key) is on the wrong side of the Focus' heading")
    }
    let held = threads.values.reduce(0) { $0 + ($1.isHeld ? $1.members.count : 0) }
    if held != heldCount { broken.append("\(heldCount) of \(held) silenced notifications are counted") }
    for place in threadOrder where threads[place.key].map({ OrderedThread($0) }) != place {
      broken.append("thread \(place.key) is in the wrong place")
    }
    if !arrivals.isComplete(for: notifications) { broken.append("the oldest notifications would not be found") }
    return broken
  }

  private func brokenSummary() -> [String] {
    var broken: [String] = []
    if !isAscending(waitingForSummary) { broken.append("what waits for the summary is out of order") }
    if Set(waitingForSummary.map(\.key)) != Set(summary) || waitingForSummary.count != summary.count {
      broken.append("the summary does not hold what waits for it")
    }
    let waiting = summary.compactMap { notifications[$0] }
    if waiting.count != summary.count { broken.append("something waits that does not exist") }
    if waiting.contains(where: { $0.presentation != .summary }) { broken.append("something waits that was shown") }
    if zip(waiting, waiting.dropFirst()).contains(where: { !$0.isMoreRelevant(than: $1) }) {
      broken.append("the summary is not ordered by relevance")
    }
    return broken
  }

  private func brokenApps() -> [String] {
    var broken: [String] = []
    var counts: [String: Int] = [:]
    for key in notifications.keys { counts[key.bundleIdentifier, default: 0] += 1 }
    for (identifier, app) in apps {
      if app.profile.bundleIdentifier != identifier { broken.append("app \(identifier) has another's profile") }
      if app.notificationCount != counts[identifier] ?? 0 { broken.append("app \(identifier) counts wrongly") }
      if app.badge < 0 { broken.append("app \(identifier) has a negative badge") }
      if let last = app.ledger.last, last.after != app.badge {
        broken.append("the ledger of \(identifier) ends elsewhere")
      }
      if zip(app.ledger, app.ledger.dropFirst()).contains(where: { $0.after != $1.before }) {
        broken.append("the ledger of \(identifier) has a gap")
      }
      if app.ledger.count > App.ledgerLimit { broken.append("the ledger of \(identifier) is too long") }
    }
    for identifier in counts.keys where apps[identifier] == nil { broken.append("app \(identifier) does not exist") }
    return broken
  }

  private func brokenBanner() -> [String] {
    var broken: [String] = []
    if let banner {
      if notifications[banner.key] == nil { broken.append("the banner's notification does not exist") }
      if device.isLocked { broken.append("there is a banner on a locked phone") }
      if let leavesAt = banner.leavesAt, leavesAt < banner.shownAt {
        broken.append("the banner leaves before it comes")
      }
    }
    let placed = threads.values.reduce(waitingForSummary.count) { $0 + $1.members.count }
    let bannerOnly = banner.map { isBannerOnly($0.key) ? 1 : 0 } ?? 0
    if placed + bannerOnly != notifications.count {
      broken.append("\(placed + bannerOnly) of \(notifications.count) notifications have a place")
    }
    return broken
  }

  private func brokenLimits() -> [String] {
    var broken: [String] = []
    for (key, notification) in notifications {
      if notification.key != key { broken.append("\(key) is filed under another key") }
      if notification.sequence > lastSequence { broken.append("\(key) has a number that was not given") }
      if (notification.heldReason != nil) != (notification.presentation == .held) {
        broken.append("\(key) is held without a reason, or has one without being held")
      }
    }
    if recentDeliveries.count > Self.recentLimit { broken.append("too many deliveries are at hand") }
    if recentResponses.count > Self.recentLimit { broken.append("too many responses are at hand") }
    if let last = recentResponses.last, last.sequence != responseCount {
      broken.append("responses are counted wrongly")
    }
    if zip(recentResponses, recentResponses.dropFirst()).contains(where: { $0.sequence + 1 != $1.sequence }) {
      broken.append("a response is missing")
    }
    if !zip(recentDeliveries, recentDeliveries.dropFirst()).allSatisfy({ $0.sequence < $1.sequence }) {
      broken.append("deliveries are out of order")
    }
    for (identifier, activity) in liveActivities {
      if activity.identifier != identifier { broken.append("activity \(identifier) is filed under another name") }
      if (activity.state == .ended) != (activity.endedAt != nil) {
        broken.append("activity \(identifier) is half ended")
      }
    }
    if device.focus != nil, currentFocus == nil { broken.append("a Focus is on that the device does not have") }
    return broken
  }

  private func brokenHistory() -> [String] {
    var broken: [String] = []
    let history = dismissals.dismissals
    if history.count > DismissalHistory.dismissalLimit { broken.append("too many dismissals are remembered") }
    let counted = history.reduce(0) { $0 + $1.notifications.count }
    if counted != dismissals.notificationCount { broken.append("dismissed notifications are counted wrongly") }
    if counted > DismissalHistory.notificationLimit { broken.append("too many dismissed notifications are remembered") }
    for dismissal in history {
      if dismissal.notifications.isEmpty { broken.append("a dismissal of nothing is remembered") }
      let numbers = dismissal.notifications.map(\.sequence)
      if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) {
        broken.append("a dismissal is out of order")
      }
      for notification in dismissal.notifications
      where notifications[notification.key]?.sequence == notification.sequence {
        broken.append("\(notification.key) is in the list and dismissed")
      }
    }
    if let undo = dismissalUndo {
      let count = undo.restored.count + undo.refused.values.reduce(0) { $0 + $1.count }
      if count != history.last?.notifications.count { broken.append("a dismissed notification would be lost") }
      if notifications.count + undo.restored.count
        > max(notifications.count, deviceProfile.choices.listedNotificationLimit)
      {
        broken.append("bringing back would overfill the list")
      }
    }
    return broken
  }

  private func isAscending<Element: Sequenced>(_ elements: SequenceOrdered<Element>) -> Bool {
    zip(elements, elements.dropFirst()).allSatisfy { $0.sequence < $1.sequence }
  }
}
