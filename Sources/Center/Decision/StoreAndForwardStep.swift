import Payload

extension Decision {
  /// Whether the push reaches the phone now, waits at the service, or is lost.
  ///
  /// A push that comes to a phone that is there has nothing to say here.
  ///
  /// Source: apple-rules 6.
  mutating func storeOrForward(_ phone: CenterState) {
    if let waited {
      explanation += waited.delivery.explanation.filter { $0.step == .storeAndForward }
      return note(.storeAndForward, "forwarded", "forwarded at \(phone.now): \(waited.cause.end)", waited.cause.keyPath)
    }
    guard arrival.source != .local else { return }
    if let removal = arrival.appRemovedAt {
      return drop(
        at: .storeAndForward,
        "\(profile.name) was removed at \(removal), which the service had not found out yet: it takes the push, and "
          + "nothing is there to get it", "device token")
    }
    let isPast = arrival.headers.expiration != 0 && !arrival.mayWait(at: phone.now)
    if isPast, !phone.deviceProfile.choices.pastExpirationTriesOnce {
      disposition = .expired
      return end(
        at: .storeAndForward, "expired", "it was over at \(expiry(phone)), before it came: not delivered",
        "apns-expiration")
    }
    guard let obstacle = phone.obstacle(to: arrival) else { return }
    if arrival.headers.expiration == 0 {
      return drop(
        at: .storeAndForward, "\(obstacle.reason), and 'apns-expiration' 0 means one attempt: never stored",
        "apns-expiration")
    }
    if isPast {
      disposition = .expired
      return end(
        at: .storeAndForward, "expired",
        "\(obstacle.reason), and it was over at \(expiry(phone)), before it came: one attempt, never stored",
        "apns-expiration")
    }
    let place =
      obstacle == .grouped
      ? "delivered with its group at \(phone.groupDueAt ?? phone.now.adding(seconds: phone.groupingSeconds))"
      : "stored at \(phone.now), the one place of \(arrival.bundleIdentifier), until \(expiry(phone))"
    wait(for: obstacle, "\(obstacle.reason): \(place)", obstacle.keyPath)
  }

  /// Whether the phone wakes the app now, or keeps the push: the newest for each app.
  ///
  /// Returns whether it does.
  mutating func passBudget(_ phone: CenterState) -> Bool {
    guard !phone.isInFront(arrival.bundleIdentifier), let due = phone.wakeDueAt(of: arrival.bundleIdentifier),
      due > phone.now
    else { return true }
    let limit = phone.deviceProfile.choices.backgroundPushesPerHour
    let reason = "\(profile.name) was woken \(limit) time\(limit == 1 ? "" : "s") within an hour"
    if arrival.mayWait(at: phone.now) {
      let place = "kept at \(phone.now) until \(due), or until it comes to the front"
      wait(for: .budget, "\(reason): \(place)", StoredPush.Cause.budget.keyPath)
    } else {
      drop(at: .storeAndForward, "\(reason), and 'apns-expiration' does not let it wait", "apns-expiration")
    }
    return false
  }

  private mutating func wait(for cause: StoredPush.Cause, _ reason: String, _ keyPath: String) {
    waitsFor = cause
    disposition = .stored
    end(at: .storeAndForward, "stored", reason, keyPath)
  }

  private func expiry(_ phone: CenterState) -> Timestamp { arrival.expiry(receivedAt: phone.now) }
}

extension StoredPush.Cause {
  /// Why it is not delivered now.
  var reason: String {
    switch self {
    case .offline: "the device is offline"
    case .lowPower: "the device saves power, and the priority is not 10"
    case .grouped: "priority 5 and 1 come in groups"
    case .budget: "the app was woken too often lately"
    case .serviceExtension: "its service extension has it"
    }
  }

  /// The setting behind it.
  var keyPath: String {
    switch self {
    case .offline: "device.online"
    case .lowPower: "device.lowPower"
    case .grouped: "choices.lowPriorityGroupingSeconds"
    case .budget: "choices.backgroundPushesPerHour"
    case .serviceExtension: "serviceExtension"
    }
  }

  /// Why the waiting is over.
  fileprivate var end: String {
    switch self {
    case .offline: "the device is back online"
    case .lowPower: "the device does not save power any more"
    case .grouped: "its group was due"
    case .budget: "the app may be woken again"
    case .serviceExtension: "its service extension is done"
    }
  }
}
