/// Pushes that wait: how they are put in, and what becomes of them.
///
/// Source: apple-rules 6.
extension CenterState {
  /// Keeps a push; one that has its place makes room.
  mutating func store(_ push: StoredPush, _ effects: inout [CenterEffect]) {
    for earlier in storedPushes where earlier.isReplaced(by: push) {
      take(earlier, &effects)
      let place = push.cause == .budget ? "the phone keeps the newest for each app" : "each app has one place"
      close(
        earlier, as: .replaced, "replaced at \(now) by the newer '\(push.arrival.deliveryIdentifier)': \(place)",
        push.cause.keyPath, &effects)
    }
    storedPushes.insert(push)
    effects.append(.storePush(push))
  }

  /// Delivers what nothing keeps away any more, gives up what is over, and stores what was gathering and cannot come.
  ///
  /// Doing it twice changes nothing.
  mutating func forwardStoredPushes(_ effects: inout [CenterEffect]) {
    guard !storedPushes.isEmpty else { return }
    let group = groupDueAt
    for push in Array(storedPushes) where storedPushes.index(ofSequence: push.sequence) != nil {
      let dueAt = dueAt(push, group: group)
      if push.expiresAt <= min(now, dueAt ?? now) {
        take(push, &effects)
        close(push, as: .expired, "over at \(push.expiresAt): given up", "apns-expiration", &effects)
      } else if let dueAt, dueAt <= now {
        take(push, &effects)
        forward(push, &effects)
      } else if push.cause != .budget, let cause = connectionObstacle(to: push.arrival), cause != push.cause {
        storeAgain(push, because: cause, &effects)
      }
    }
  }

  /// What waits for these device tokens can never be delivered.
  mutating func dropStoredPushes(to tokens: Set<String>, because end: TokenEnd, _ effects: inout [CenterEffect]) {
    for push in Array(storedPushes) where push.arrival.deviceToken.map(tokens.contains) ?? false {
      take(push, &effects)
      let reason = end == .expired ? "its device token expired" : "its app was removed, reinstalled or restored"
      close(push, as: .dropped, "\(reason) at \(now), before it could be delivered", "device token", &effects)
    }
  }

  /// Something else keeps it away now; of a group that cannot come the newest of each app stays.
  private mutating func storeAgain(
    _ push: StoredPush, because cause: StoredPush.Cause, _ effects: inout [CenterEffect]
  ) {
    take(push, &effects)
    var push = push
    push.cause = cause
    push.delivery.explanation.append(
      ExplanationStep(
        .storeAndForward, "stored",
        "\(cause.reason): stored at \(now), the one place of \(push.bundleIdentifier), until \(push.expiresAt)",
        keyPath: cause.keyPath))
    lastSequence += 1
    record(&push.delivery, payload: push.arrival.payload, &effects)
    store(push, &effects)
  }

  /// Takes a push out of what waits.
  private mutating func take(_ push: StoredPush, _ effects: inout [CenterEffect]) {
    storedPushes.remove(sequence: push.sequence)
    effects.append(.removePush(sequence: push.sequence))
  }

  /// Writes down that a push will never be delivered.
  private mutating func close(
    _ push: StoredPush, as disposition: Disposition, _ reason: String, _ keyPath: String,
    _ effects: inout [CenterEffect]
  ) {
    var delivery = push.delivery
    delivery.disposition = disposition
    delivery.explanation.append(
      ExplanationStep(.storeAndForward, disposition.rawValue, reason, keyPath: keyPath))
    lastSequence += 1
    record(&delivery, payload: push.arrival.payload, &effects)
  }
}
