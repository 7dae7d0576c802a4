import Payload

extension Decision {
  /// What a broadcast does: it is applied to every running activity of the app that listens to its channel.
  ///
  /// Source: apple-rules 2.6, 9.
  mutating func broadcast(
    _ event: LiveActivityContent.Event, _ content: LiveActivityContent, _ timestamp: Double, to channel: String,
    _ phone: CenterState
  ) {
    if event == .start {
      return end(
        at: .liveActivity, "not applied", "a broadcast updates and ends activities, it cannot start one", "aps.event")
    }
    if event == .update, isStateEmpty(content) { return refuseEmptyState() }
    let listeners = phone.liveActivities(of: arrival.bundleIdentifier, listeningTo: channel)
    guard !listeners.isEmpty else {
      return end(
        at: .liveActivity, "not applied",
        "no running activity of \(profile.name) was started with 'input-push-channel' '\(terminalSafe(channel))'",
        "apns-channel-id")
    }
    let timely = listeners.filter { $0.timestamp <= timestamp }
    guard !timely.isEmpty else {
      return end(
        at: .liveActivity, "ignored", "'timestamp' is older than that of the newest push that was applied",
        "aps.timestamp")
    }
    guard event == .end || decodes(content, as: timely.first?.attributesType) else { return }
    activities = timely.map { activity in
      event == .end
        ? activity.ended(by: content, timestamp, at: phone.now)
        : activity.updated(by: content, timestamp, relevance: payload?.relevanceScore, at: phone.now)
    }
    let count = timely.count == 1 ? "1 activity" : "\(timely.count) activities"
    note(
      .liveActivity, event == .end ? "ended" : "updated",
      "applied to \(count) that listened to the channel '\(terminalSafe(channel))'", "apns-channel-id")
  }
}

extension CenterState {
  /// The running activities of `app` that were started with `channel`, the oldest first.
  func liveActivities(of app: String, listeningTo channel: String) -> [LiveActivity] {
    liveActivities.values.filter { $0.bundleIdentifier == app && $0.channel == channel && $0.endedAt == nil }
      .sorted { ($0.startedAt, $0.identifier) < ($1.startedAt, $1.identifier) }
  }
}
