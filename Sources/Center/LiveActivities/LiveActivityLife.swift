import Payload

/// The life of a Live Activity: updates, staleness, the end, and when it leaves the Lock Screen.
///
/// Source: apple-rules 9.
extension LiveActivity {
  /// Seconds after its start in which it may run; then the system ends it.
  static let longestLife = 8.0 * 3600
  /// Seconds after its end in which it may stay on the Lock Screen.
  static let longestStayAfterEnd = 4.0 * 3600
  /// Seconds after its start in which it may be on the Lock Screen at all.
  static let longestStay = 12.0 * 3600
  /// Activities that may run at once.
  static let limit = 100

  /// When the system ends it.
  var expiresAt: Timestamp { startedAt.adding(seconds: Self.longestLife) }

  /// Whether it is on the Lock Screen at `now`.
  func isVisible(at now: Timestamp) -> Bool { endedAt == nil || now < dismissAt }

  /// The activity with new content.
  ///
  /// A push without `stale-date` makes it fresh for good.
  func updated(
    by content: LiveActivityContent, _ timestamp: Double, relevance: Double?, at now: Timestamp
  ) -> LiveActivity {
    var activity = self
    activity.contentState = content.contentState?.minified ?? contentState
    activity.timestamp = timestamp
    activity.updatedAt = now
    activity.updateCount += 1
    activity.relevanceScore = relevance.flatMap { $0.isFinite ? $0 : nil } ?? relevanceScore
    activity.staleAt = content.staleDate.map(Timestamp.init(secondsSince1970:))
    let isStale = content.staleDate.map { $0 <= timestamp } ?? false
    activity.state = isStale || activity.staleAt.map { $0 <= now } ?? false ? .stale : .active
    return activity
  }

  /// The activity after its end, with the final content where the push has one.
  func ended(by content: LiveActivityContent, _ timestamp: Double, at now: Timestamp) -> LiveActivity {
    var activity = self
    if let state = content.contentState, !state.members.isEmpty { activity.contentState = state.minified }
    activity.timestamp = timestamp
    activity.updatedAt = now
    return activity.ended(at: now, dismissing: content.dismissalDate.map(Timestamp.init(secondsSince1970:)))
  }

  /// The activity after its end at `moment`; it stays until `dismissal`, but never longer than the system allows.
  func ended(at moment: Timestamp, dismissing dismissal: Timestamp? = nil) -> LiveActivity {
    var activity = self
    activity.state = .ended
    activity.endedAt = moment
    let latest = min(
      moment.adding(seconds: Self.longestStayAfterEnd), startedAt.adding(seconds: Self.longestStay))
    activity.dismissAt = max(moment, min(dismissal ?? latest, latest))
    return activity
  }
}

extension CenterState {
  /// Live Activities on the Lock Screen, the most relevant first; among equals the one that started first.
  public var orderedLiveActivities: [LiveActivity] {
    liveActivities.values.filter { $0.isVisible(at: now) }.sorted {
      if $0.relevanceScore != $1.relevanceScore { return $0.relevanceScore > $1.relevanceScore }
      return ($0.startedAt, $0.identifier) < ($1.startedAt, $1.identifier)
    }
  }

  /// The activity under `identifier`, while it is on the Lock Screen.
  public func visibleLiveActivity(_ identifier: String) -> LiveActivity? {
    liveActivities[identifier].flatMap { $0.isVisible(at: now) ? $0 : nil }
  }

  /// The activity that a push for `app` is for: the newest that runs, else the newest that has ended.
  func liveActivity(of app: String, type: String?) -> LiveActivity? {
    let candidates = liveActivities.values.filter { activity in
      activity.bundleIdentifier == app
        && (type == nil || activity.attributesType.isEmpty || activity.attributesType == type)
    }
    return candidates.max { left, right in
      let runs = (left.endedAt == nil, right.endedAt == nil)
      if runs.0 != runs.1 { return runs.1 }
      return (left.startedAt, left.identifier) < (right.startedAt, right.identifier)
    }
  }

  /// Takes up a changed activity.
  ///
  /// Ended ones are remembered for a while; the earliest make room.
  mutating func keep(_ activity: LiveActivity, _ effects: inout [CenterEffect]) {
    liveActivities[activity.identifier] = activity
    effects.append(.storeLiveActivity(activity))
    while liveActivities.count > 2 * LiveActivity.limit,
      let earliest = liveActivities.values.filter({ $0.endedAt != nil }).min(by: { $0.startedAt < $1.startedAt })
    {
      liveActivities[earliest.identifier] = nil
      effects.append(.removeLiveActivity(identifier: earliest.identifier))
    }
  }

  /// The user swiped it away: it is over, and its app cannot bring it back.
  mutating func dismissLiveActivity(_ identifier: String, _ effects: inout [CenterEffect]) {
    guard let activity = liveActivities[identifier], activity.isVisible(at: now) else { return }
    var dismissed = activity.ended(at: activity.endedAt ?? now)
    dismissed.dismissAt = now
    keep(dismissed, &effects)
  }

  /// Lets activities turn stale, end and leave, each at its own moment.
  mutating func ageLiveActivities(_ effects: inout [CenterEffect]) {
    // An activity whose end and oblivion both lie in a long gap goes through both.
    while let deadline = liveActivityDeadline, deadline <= now { ageLiveActivitiesOnce(&effects) }
  }

  private mutating func ageLiveActivitiesOnce(_ effects: inout [CenterEffect]) {
    for activity in liveActivities.values.sorted(by: { ($0.startedAt, $0.identifier) < ($1.startedAt, $1.identifier) })
    {
      if activity.endedAt != nil {
        guard activity.isForgotten(at: now) else { continue }
        liveActivities[activity.identifier] = nil
        effects.append(.removeLiveActivity(identifier: activity.identifier))
      } else if activity.expiresAt <= now {
        let ended = activity.ended(at: activity.expiresAt)
        keep(ended, &effects)
      } else if activity.state == .active, let staleAt = activity.staleAt, staleAt <= now {
        var stale = activity
        stale.state = .stale
        keep(stale, &effects)
      }
    }
  }

  /// The next moment at which ``ageLiveActivities(_:)`` or the Lock Screen changes.
  var liveActivityDeadline: Timestamp? {
    var earliest: Timestamp?
    for activity in liveActivities.values {
      guard let next = activity.deadline(after: now) else { continue }
      earliest = min(next, earliest ?? next)
    }
    return earliest
  }
}

extension LiveActivity {
  /// When an ended activity is forgotten: a late push can no longer be meant for it.
  fileprivate var forgottenAt: Timestamp { max(dismissAt, startedAt.adding(seconds: Self.longestStay)) }

  /// When it next changes by itself.
  ///
  /// What is overdue at `now` counts, but leaving the Lock Screen happens only once.
  fileprivate func deadline(after now: Timestamp) -> Timestamp? {
    if endedAt != nil { return dismissAt > now ? dismissAt : forgottenAt }
    if state == .active, let staleAt { return min(staleAt, expiresAt) }
    return expiresAt
  }

  fileprivate func isForgotten(at now: Timestamp) -> Bool { endedAt != nil && forgottenAt <= now }
}
