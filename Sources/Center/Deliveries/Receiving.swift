import Payload

extension CenterState {
  /// A push comes in: it is decided about, recorded, and what follows is taken up.
  mutating func receive(_ arrival: Arrival, _ effects: inout [CenterEffect]) {
    let decision = Decision(arrival, in: self)
    lastSequence += 1
    takeUp(decision, as: lastSequence, notification: lastSequence, receivedAt: now, &effects)
  }

  /// A push that waited reaches the phone: only now is decided what it does, and its record is written anew.
  ///
  /// The record keeps the number and the moment of its arrival; the notification that it brings is the newest.
  mutating func forward(_ push: StoredPush, _ effects: inout [CenterEffect]) {
    let decision = Decision(push.arrival, in: self, waited: push)
    lastSequence += 1
    takeUp(decision, as: push.sequence, notification: lastSequence, receivedAt: push.delivery.receivedAt, &effects)
  }

  /// Records what was decided about the delivery with the number `sequence`, and does it; `notification` is the number
  /// of the notification that it brings, which gives that its place.
  mutating func takeUp(
    _ decision: Decision, as sequence: Int64, notification: Int64, receivedAt: Timestamp,
    _ effects: inout [CenterEffect]
  ) {
    let arrival = decision.arrival
    var delivery = Delivery(decision, sequence: sequence, receivedAt: receivedAt, at: now)
    record(&delivery, payload: arrival.payload, &effects)
    guard decision.refusal == nil else { return }
    let app = arrival.bundleIdentifier
    if apps[app] == nil { apps[app] = App(profile: decision.profile) }
    if let cause = decision.waitsFor {
      let expiresAt = decision.waited?.expiresAt ?? arrival.expiry(receivedAt: receivedAt)
      var push = StoredPush(arrival: arrival, delivery: delivery, cause: cause, expiresAt: expiresAt)
      if cause == .serviceExtension {
        push.notificationSequence = notification
        startExtension(for: push, of: decision.profile, &effects)
      } else {
        store(push, &effects)
      }
    }
    if decision.wakesApp { noteWake(of: app, &effects) }
    if let badge = decision.badge {
      setBadge(of: app, to: badge, cause: arrival.deliveryIdentifier, &effects)
      if decision.clearsList { clearList(of: app, before: notification, except: decision.replaced?.key, &effects) }
    }
    for activity in decision.activities { keep(activity, &effects) }
    if decision.text != nil, decision.presentation != .none { place(decision, notification, &effects) }
    if let sound = decision.sound, sound.volume > 0 { effects.append(.playSound(sound)) }
  }

  /// Keeps the record of an arrival, in place of the one with the same number; the number that was given last is that of
  /// this change.
  mutating func record(_ delivery: inout Delivery, payload: [UInt8], _ effects: inout [CenterEffect]) {
    delivery.revision = lastSequence
    if let place = recentDeliveries.lastIndex(where: { $0.sequence <= delivery.sequence }),
      recentDeliveries[place].sequence == delivery.sequence
    {
      recentDeliveries[place] = delivery
    } else if recentDeliveries.last.map({ $0.sequence < delivery.sequence }) ?? true {
      recentDeliveries.append(delivery)
      if recentDeliveries.count > Self.recentLimit { recentDeliveries.removeFirst() }
    }
    effects.append(.storeDelivery(delivery, payload: payload))
  }

  /// Gives the notification its place in list, summary and banner.
  private mutating func place(_ decision: Decision, _ number: Int64, _ effects: inout [CenterEffect]) {
    let earlier = decision.replaced
    let keepsPlace =
      decision.isQuietReplacement(deviceProfile.choices) && !decision.waits && earlier?.presentation != .summary
    let notification = Notification(decision, sequence: keepsPlace ? earlier?.sequence : number, at: now)
    let key = notification.key
    if decision.arrival.headers.collapseIdentifier != nil { supersedeExtensions(of: key, before: number, &effects) }
    let wasStored = earlier != nil && !isBannerOnly(key)
    if let earlier {
      withdraw(earlier)
      changes.note(earlier.sequence)
    }
    changes.note(notification.sequence)
    if notifications.updateValue(notification, forKey: key) == nil {
      apps[key.bundleIdentifier]?.notificationCount += 1
    }
    arrivals.insert(.init(sequence: notification.sequence, key: key), among: notifications)
    if decision.waits { wait(notification) } else if decision.isListed { list(notification) }
    if decision.waits || decision.isListed {
      effects.append(.storeNotification(notification))
    } else if wasStored {
      effects.append(.removeNotification(key, .replaced))
    }
    trimList(&effects)
    if notification.presentation == .banner, !device.isLocked, notifications[key] != nil { showBanner(of: key) }
  }

  /// Lets the oldest go where the list is full.
  private mutating func trimList(_ effects: inout [CenterEffect]) {
    let limit = max(1, deviceProfile.choices.listedNotificationLimit)
    while notifications.count > limit, let oldest = arrivals.oldest(among: notifications) {
      remove(oldest, because: .listLimit, &effects)
    }
  }

  /// A badge of 0 takes the app's notifications out of the list that came before it; what waits for the summary stays.
  private mutating func clearList(
    of app: String, before number: Int64, except kept: NotificationKey?, _ effects: inout [CenterEffect]
  ) {
    dismissals.noteClearing(of: app, by: number)
    guard let count = apps[app]?.notificationCount, count > 0 else { return }
    let members = threads(of: app).flatMap(\.members).filter { $0.sequence < number }.sorted {
      $0.sequence < $1.sequence
    }
    remove(members.map(\.key).filter { $0 != kept }, because: .badgeZero, &effects)
  }
}

extension Delivery {
  /// The record of what was decided at `now`.
  fileprivate init(_ decision: Decision, sequence: Int64, receivedAt: Timestamp, at now: Timestamp) {
    let arrival = decision.arrival
    self.init(
      sequence: sequence, deliveryIdentifier: arrival.deliveryIdentifier,
      requestIdentifier: arrival.requestIdentifier, bundleIdentifier: arrival.bundleIdentifier,
      pushType: decision.pushType, receivedAt: receivedAt,
      forwardedAt: decision.waited?.delivery.forwardedAt
        ?? (decision.waited.map { $0.cause.isAway } == true && decision.waitsFor != .budget ? now : nil),
      source: arrival.source,
      disposition: decision.disposition, presentation: decision.presentation, refusal: decision.refusal,
      replaced: decision.replaced != nil && decision.presentation != .none, sound: decision.sound,
      badge: decision.badge, byteCount: arrival.payload.count,
      findings: decision.waited.flatMap { $0.cause == .serviceExtension ? $0.delivery.findings : nil }
        ?? lint(decision.document, context: LintContext(for: arrival, to: decision.profile)),
      explanation: decision.explanation, serviceExtension: decision.extensionRun)
  }
}

extension Notification {
  /// The notification that `decision` shows; a nil sequence counts as 0.
  fileprivate init(_ decision: Decision, sequence: Int64?, at now: Timestamp) {
    let arrival = decision.arrival
    let payload = decision.payload
    self.init(
      key: NotificationKey(
        bundleIdentifier: arrival.bundleIdentifier, requestIdentifier: arrival.requestIdentifier),
      sequence: sequence ?? 0, deliveryIdentifier: arrival.deliveryIdentifier,
      threadIdentifier: payload?.threadIdentifier, categoryIdentifier: payload?.categoryIdentifier,
      title: decision.text?.title ?? "", subtitle: decision.text?.subtitle ?? "", body: decision.text?.body ?? "",
      interruptionLevel: decision.level, relevanceScore: decision.relevanceScore,
      targetContentIdentifier: payload?.targetContentIdentifier, filterCriteria: payload?.filterCriteria,
      deliveredAt: now, presentation: decision.presentation,
      heldReason: decision.presentation == .held ? decision.heldReason : nil,
      replacedCount: decision.replaced.map { $0.replacedCount + 1 } ?? 0,
      payload: decision.userInfo.map { Array($0.utf8) } ?? arrival.payload, attachments: decision.attachments)
    isLocal = arrival.source == .local
  }
}

extension LintContext {
  /// What is known about the app and the door.
  fileprivate init(for arrival: Arrival, to profile: AppProfile) {
    self.init(pushType: arrival.headers.pushType)
    guard !profile.isPlain else { return }
    categories = profile.categories.map(\.identifier)
    strings = profile.localizations.isEmpty ? nil : profile.localizations
    sounds = profile.sounds
    capabilities = profile.capabilities.map(\.rawValue).sorted()
  }
}
