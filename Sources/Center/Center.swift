// The phone.
//
// `CenterState` is everything that it knows, a value. `CenterState.reduce(_:at:)` is the one way to change it: an event
// and its moment go in, the state moves on, and what the shell has to do comes back as `CenterEffect` values: store this,
// ring that. There is no clock here, no file and no random source: the same events give the same state.
//
// The way of a push is `Deliveries/Receiving.swift`: `Decision` walks the steps of the decision, one file a step, and
// writes down each verdict with its reason; then the state takes up the outcome. What the user does is in `Responses`.
// What a viewer asks for, such as the stack at a place of the list, is answered by extensions beside each subject, and
// none of it depends on how much lies in the list.

extension CenterState {
  /// Applies `event` at `moment` and returns what the shell has to do, in order.
  ///
  /// Time never goes back: a moment before ``now`` counts as ``now``. What was due by then happens first, whatever the
  /// event is, so that ``CenterEvent/timePassed`` is only needed where nothing else comes.
  public mutating func reduce(_ event: CenterEvent, at moment: Timestamp) -> [CenterEffect] {
    now = max(now, moment)
    var effects: [CenterEffect] = []
    catchUp(&effects)
    switch event {
    case .payloadArrived(let arrival): receive(arrival, &effects)
    case .tokensEnded(let tokens, let end): dropStoredPushes(to: Set(tokens), because: end, &effects)
    case .actionChosen(let key, let action, let userText): respond(to: key, action: action, userText, &effects)
    case .notificationsDismissed(let keys): dismiss(keys, because: .dismissed, &effects)
    case .threadDismissed(let key): dismissThread(key, &effects)
    case .allDismissed: dismissAll(&effects)
    case .dismissalUndone: undoDismissal(&effects)
    case .bannerDismissed: bannerLeaves()
    case .liveActivityDismissed(let identifier): dismissLiveActivity(identifier, &effects)
    case .delegateReported(let report): takeUp(report, &effects)
    case .serviceExtensionStarted(let delivery): noteExtensionStart(of: delivery, &effects)
    case .serviceExtensionEnded(let delivery, let run): takeUp(run, of: delivery, &effects)
    case .locked: setLocked(true, &effects)
    case .unlocked: setLocked(false, &effects)
    case .focusChanged(let identifier): setFocus(identifier, &effects)
    case .ringerSwitched(let isOn): changeDevice(&effects) { $0.isRingerOn = isOn }
    case .connectionChanged(let isOnline): changeDevice(&effects) { $0.isOnline = isOnline }
    case .localeChanged(let locale): setLocale(locale, &effects)
    case .lowPowerSwitched(let isOn): changeDevice(&effects) { $0.isLowPower = isOn }
    case .foregroundAppChanged(let app): changeDevice(&effects) { $0.foregroundApp = app }
    case .profilesLoaded(let profiles): load(profiles, &effects)
    case .deviceProfileLoaded(let profile): load(profile, &effects)
    case .settingsChanged(let app, let settings): change(settings, of: app, &effects)
    case .timePassed: break
    }
    forwardStoredPushes(&effects)
    resumeInterruptedExtensions(&effects)
    return effects
  }
}
