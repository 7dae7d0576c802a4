import Payload

extension Decision {
  /// What is heard.
  ///
  /// Source: apple-rules 1.2, 1.4, 7.1, 7.4.
  mutating func decideSound(_ phone: CenterState) {
    guard let asked = payload?.sound else {
      let isEmpty = payload?.aps?["sound"]?.string?.isEmpty ?? false
      let reason = isEmpty ? "'sound' is empty" : "there is no 'sound'"
      return note(.sound, "silent", reason, "aps.sound")
    }
    if let (reason, keyPath) = silence(phone) { return note(.sound, "silent", reason, keyPath) }
    let name = playableName(asked.name)
    sound = SoundEvent(name: name, isCritical: isSoundCritical, volume: isSoundCritical ? asked.volume : 1)
    var reason = name == asked.name ? "'\(name)' plays" : "the app has no file '\(asked.name)', so the default plays"
    if isSoundCritical {
      reason += ", whatever the ringer says, at volume \(asked.volume)"
    } else if asked.isCritical {
      reason += " as an ordinary sound: critical is not given"
    }
    note(.sound, isSoundCritical ? "critical" : "plays", reason, "aps.sound")
  }

  /// Why nothing is heard, and the key or setting behind it.
  private func silence(_ phone: CenterState) -> (String, String)? {
    let device = phone.device
    if isProvisional { return ("\(profile.name) is on trial, it makes no sound", "settings.authorization") }
    if isInFront, !profile.foregroundPresentation.contains(.sound) {
      return ("\(profile.name) is in front and does not ask for the sound", "foregroundPresentation")
    }
    if isQuietReplacement(phone.deviceProfile.choices) {
      return ("a replacement does not alert again", "choices.replacementAlertsAgain")
    }
    if isSoundCritical { return nil }
    if !profile.settings.sounds { return ("sounds of \(profile.name) are switched off", "settings.sounds") }
    if level == .passive { return ("a passive notification makes no sound", "aps.interruption-level") }
    if heldReason != nil { return ("the Focus silences it", "device.focus") }
    if waits { return ("it waits for the scheduled summary", "settings.scheduledSummary") }
    if device.isLocked, arrival.headers.priority == 1 { return ("priority 1 never wakes the device", "apns-priority") }
    if !device.isRingerOn { return ("the ringer is silent", "device.ringer") }
    if profile.settings.soundOncePerThread,
      phone.threadSoundedLately(arrival.bundleIdentifier, payload?.threadIdentifier)
    {
      return ("its thread made a sound less than two seconds ago", "settings.soundOncePerThread")
    }
    return nil
  }

  /// The file that plays: the system's sound where the app cannot have the one that was asked for.
  ///
  /// Where the profile does not list the app's files, any name counts that a sound file can have.
  func playableName(_ name: String) -> String {
    let isThere = profile.sounds.map { $0.contains(name) } ?? Self.soundExtensions.contains { name.hasSuffix($0) }
    return isThere ? name : "default"
  }

  /// Containers of sound files (apple-rules 1.4).
  private static let soundExtensions = [".aiff", ".aif", ".wav", ".caf"]
}

extension CenterState {
  /// Seconds in which a thread makes one sound, where the user wants it so.
  static let threadSoundSeconds = 2.0

  /// Whether a notification of the same app and thread was heard within ``threadSoundSeconds``.
  func threadSoundedLately(_ app: String, _ threadIdentifier: String?) -> Bool {
    for delivery in recentDeliveries.reversed() {
      // One that waited stands where it came in: those behind it may be younger than it is.
      guard now.seconds(since: delivery.forwardedAt ?? delivery.receivedAt) < Self.threadSoundSeconds else { continue }
      guard delivery.bundleIdentifier == app, delivery.sound != nil else { continue }
      let key = NotificationKey(bundleIdentifier: app, requestIdentifier: delivery.requestIdentifier)
      if notifications[key]?.threadIdentifier == threadIdentifier { return true }
    }
    return false
  }
}
