import Payload

extension Decision {
  /// What a push of the type `liveactivity` does: it is applied to an activity of the app, or ignored with a reason.
  ///
  /// It is never a notification of the list, but its alert lights the device.
  ///
  /// Source: apple-rules 9.
  mutating func applyToLiveActivity(_ phone: CenterState) {
    guard pushType == .liveactivity, let payload else { return }
    guard let content = payload.liveActivity, let event = content.event else {
      return end(
        at: .liveActivity, "not applied", "'event' is none of start, update, end: the device drops the push",
        "aps.event")
    }
    guard let timestamp = content.timestamp, timestamp.isFinite else {
      return end(at: .liveActivity, "not applied", "'timestamp' is missing, in seconds since 1970", "aps.timestamp")
    }
    if let channel = arrival.channel {
      broadcast(event, content, timestamp, to: channel, phone)
    } else {
      switch event {
      case .start: start(content, timestamp, phone)
      case .update: update(content, timestamp, phone)
      case .end: endActivity(content, timestamp, phone)
      }
    }
    guard !activities.isEmpty else { return }
    alertForActivity(phone)
    isOver = true
  }

  private mutating func start(_ content: LiveActivityContent, _ timestamp: Double, _ phone: CenterState) {
    let attributes = content.attributes
    let missing: [(String, Bool)] = [
      ("attributes-type", content.attributesType?.isEmpty ?? true), ("attributes", attributes == nil),
      ("content-state", content.contentState == nil), ("alert", !(payload?.isVisiblyAlerting ?? false)),
    ]
    let names = missing.filter(\.1).map { "'\($0.0)'" }
    guard names.isEmpty else {
      return end(
        at: .liveActivity, "not applied",
        "a start needs \(names.joined(separator: ", ")) too: no activity was started",
        "aps.\(missing.first(where: \.1)?.0 ?? "")")
    }
    guard !isStateEmpty(content) else { return refuseEmptyState() }
    guard decodes(content, as: content.attributesType) else { return }
    guard adopt(content, timestamp, phone) else { return }
    note(.liveActivity, "started", "a Live Activity of type '\(content.attributesType ?? "")' was started", "aps.event")
  }

  private mutating func update(_ content: LiveActivityContent, _ timestamp: Double, _ phone: CenterState) {
    guard content.contentState != nil, !isStateEmpty(content) else { return refuseEmptyState() }
    let match = phone.liveActivity(of: arrival.bundleIdentifier, type: content.attributesType)
    guard decodes(content, as: content.attributesType ?? match?.attributesType) else { return }
    guard let known = match else {
      guard adopt(content, timestamp, phone) else { return }
      return note(
        .liveActivity, "adopted",
        "\(profile.name) has no running activity\(typeRemark(content)): its start was not seen, one is made of this update",
        "aps.event")
    }
    guard isTimely(known, timestamp) else { return }
    activities = [known.updated(by: content, timestamp, relevance: payload?.relevanceScore, at: phone.now)]
    note(
      .liveActivity, "updated",
      "applied to the newest running activity of \(profile.name)\(typeRemark(content)), as a push without token is",
      "aps.content-state")
  }

  private mutating func endActivity(_ content: LiveActivityContent, _ timestamp: Double, _ phone: CenterState) {
    guard let known = phone.liveActivity(of: arrival.bundleIdentifier, type: content.attributesType) else {
      return end(
        at: .liveActivity, "not applied", "\(profile.name) has no running activity\(typeRemark(content)) to end",
        "aps.event")
    }
    guard isTimely(known, timestamp) else { return }
    let ended = known.ended(by: content, timestamp, at: phone.now)
    activities = [ended]
    let stay = ended.dismissAt <= phone.now ? "it leaves the Lock Screen at once" : "it stays until \(ended.dismissAt)"
    note(.liveActivity, "ended", "the activity has ended: \(stay)", "aps.dismissal-date")
  }

  /// Makes an activity of a push that starts one, or whose start was not seen.
  private mutating func adopt(_ content: LiveActivityContent, _ timestamp: Double, _ phone: CenterState) -> Bool {
    guard phone.liveActivities.values.lazy.filter({ $0.endedAt == nil }).count < LiveActivity.limit else {
      end(at: .liveActivity, "not applied", "\(LiveActivity.limit) activities run already, which is the limit")
      return false
    }
    let started = LiveActivity(
      identifier: arrival.assignedRequestIdentifier, bundleIdentifier: arrival.bundleIdentifier,
      attributesType: content.attributesType ?? "", attributes: content.attributes?.minified ?? "{}",
      timestamp: timestamp, startedAt: phone.now, updatedAt: phone.now,
      dismissAt: phone.now.adding(seconds: LiveActivity.longestStay),
      channel: content.event == .start ? content.inputPushChannel : nil)
    var activity = started.updated(by: content, timestamp, relevance: payload?.relevanceScore, at: phone.now)
    activity.updateCount = 0
    activities = [activity]
    return true
  }

  private mutating func isTimely(_ known: LiveActivity, _ timestamp: Double) -> Bool {
    if known.endedAt != nil {
      end(at: .liveActivity, "ignored", "the activity has ended, later pushes for it are ignored", "aps.event")
      return false
    }
    if timestamp < known.timestamp {
      end(
        at: .liveActivity, "ignored", "'timestamp' is older than that of the newest push that was applied",
        "aps.timestamp")
      return false
    }
    return true
  }

  func isStateEmpty(_ content: LiveActivityContent) -> Bool { content.contentState?.members.isEmpty ?? true }

  mutating func refuseEmptyState() {
    end(
      at: .liveActivity, "not applied", "'content-state' is missing or empty, so the app's type cannot be decoded",
      "aps.content-state")
  }

  private func typeRemark(_ content: LiveActivityContent) -> String {
    content.attributesType.map { " of type '\($0)'" } ?? ""
  }
}
