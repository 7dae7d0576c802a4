/// Pushes that the service extensions of apps have: how they get there, and how they come back.
///
/// A push keeps the place of its arrival whatever time its extension takes: in the list, in its stack, and among the
/// badges of its app. Of two pushes with one identifier the newer one stays, whichever comes back first.
///
/// Source: apple-rules 8.
extension CenterState {
  /// Pushes that wait for extensions at most; what comes then is shown as it was sent.
  static let extensionPushLimit = 1_000

  /// Hands a push to the extension of its app.
  mutating func startExtension(for push: StoredPush, of profile: AppProfile, _ effects: inout [CenterEffect]) {
    guard let run = push.delivery.serviceExtension, let serviceExtension = profile.serviceExtension else { return }
    runningExtensions.insert(push.sequence)
    extensionPushes.insert(push)
    effects.append(.storePush(push))
    var request = ServiceExtensionRequest(
      delivery: push.sequence, bundleIdentifier: push.bundleIdentifier,
      requestIdentifier: push.arrival.requestIdentifier, content: run.before, serviceExtension: serviceExtension)
    request.strings = strings(of: profile)
    request.mediaHosts = MediaHosts(device: deviceProfile.allowedHosts, profile: serviceExtension.allowedHosts)
    effects.append(.runServiceExtension(request))
  }

  /// Its turn has come.
  mutating func noteExtensionStart(of sequence: Int64, _ effects: inout [CenterEffect]) {
    guard var push = pushInExtension(sequence), runningExtensions.contains(sequence) else { return }
    push.delivery.serviceExtension?.startedAt = now
    lastSequence += 1
    record(&push.delivery, payload: push.arrival.payload, &effects)
    extensionPushes.remove(sequence: sequence)
    extensionPushes.insert(push)
  }

  /// It is done: the push goes on with what counts now.
  mutating func takeUp(_ run: ServiceExtensionRun, of sequence: Int64, _ effects: inout [CenterEffect]) {
    guard let push = pushInExtension(sequence) else { return }
    var run = run
    run.startedAt = push.delivery.serviceExtension?.startedAt
    resume(push, after: run, &effects)
  }

  /// Goes on with pushes whose extension ended with the process that ran it: what was sent is shown.
  mutating func resumeInterruptedExtensions(_ effects: inout [CenterEffect]) {
    guard extensionPushes.count != runningExtensions.count else { return }
    for push in Array(extensionPushes) where !runningExtensions.contains(push.sequence) {
      guard var run = push.delivery.serviceExtension else { continue }
      run.ending = .interrupted
      run.reason = "Belfry ended while it ran: the original is shown"
      resume(push, after: run, &effects)
    }
  }

  /// When ``resumeInterruptedExtensions(_:)`` has something to do: now, or never.
  var interruptedExtensionDeadline: Timestamp? {
    extensionPushes.count == runningExtensions.count ? nil : now
  }

  private mutating func resume(
    _ push: StoredPush, after run: ServiceExtensionRun, _ effects: inout [CenterEffect]
  ) {
    takeBack(push, &effects)
    let decision = Decision(push, after: run, in: self)
    lastSequence += 1
    takeUp(
      decision, as: push.sequence, notification: push.notificationSequence ?? push.sequence,
      receivedAt: push.delivery.receivedAt, &effects)
  }

  /// A notification is shown under `key`: an older push with that identifier comes too late, whatever its extension does.
  mutating func supersedeExtensions(
    of key: NotificationKey, before number: Int64, _ effects: inout [CenterEffect]
  ) {
    for push in Array(extensionPushes)
    where push.arrival.requestIdentifier == key.requestIdentifier && push.bundleIdentifier == key.bundleIdentifier
      && push.notificationSequence.map({ $0 < number }) ?? false
    {
      takeBack(push, &effects)
      var push = push
      push.delivery.serviceExtension?.ending = .interrupted
      push.delivery.serviceExtension?.reason = "a newer push with its identifier was shown"
      push.delivery.explanation.removeAll { $0.step == .serviceExtension }
      push.delivery.disposition = .replaced
      push.delivery.explanation.append(
        ExplanationStep(
          .serviceExtension, "dropped",
          "a newer push with the identifier '\(key.requestIdentifier)' was shown while its extension ran",
          keyPath: "apns-collapse-id"))
      lastSequence += 1
      record(&push.delivery, payload: push.arrival.payload, &effects)
      effects.append(.stopServiceExtension(delivery: push.sequence))
    }
  }

  private mutating func takeBack(_ push: StoredPush, _ effects: inout [CenterEffect]) {
    runningExtensions.remove(push.sequence)
    extensionPushes.remove(sequence: push.sequence)
    effects.append(.removePush(sequence: push.sequence))
  }

  private func pushInExtension(_ sequence: Int64) -> StoredPush? {
    extensionPushes.index(ofSequence: sequence).map { extensionPushes[$0] }
  }
}
