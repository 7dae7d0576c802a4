import Payload

extension Decision {
  /// The alert of a Live Activity push: it lights the device and may sound, and has no entry in the list.
  ///
  /// Its sound lies inside `alert`.
  ///
  /// Source: apple-rules 9.
  mutating func alertForActivity(_ phone: CenterState) {
    guard let alert = payload?.alert, payload?.isVisiblyAlerting == true else {
      return note(.presentation, "none", "there is no 'alert', so the device is not lit", "aps.alert")
    }
    let strings = phone.strings(of: profile)
    let (title, body) = (strings.text(of: alert.title).text, strings.text(of: alert.body).text)
    for place in activities.indices {
      activities[place].title = title
      activities[place].body = body
    }
    passFocus(phone)
    if let heldReason {
      presentation = .held
      return note(
        .presentation, "held", "the activity has changed, its alert is silenced \(heldReason)", "device.focus")
    }
    soundForActivity(alert.sound, phone)
    presentation = .banner
    note(.presentation, "banner", "its alert lights the device, without an entry in the list", "aps.alert")
  }

  private mutating func soundForActivity(_ asked: Sound?, _ phone: CenterState) {
    guard let asked else {
      let misplaced = payload?.sound != nil
      return note(
        .sound, "silent",
        misplaced ? "a Live Activity's sound belongs into 'alert', the one in 'aps' is ignored" : "there is no sound",
        misplaced ? "aps.sound" : "aps.alert.sound")
    }
    guard phone.device.isRingerOn else { return note(.sound, "silent", "the ringer is silent", "device.ringer") }
    guard profile.settings.sounds else {
      return note(.sound, "silent", "sounds of \(profile.name) are switched off", "settings.sounds")
    }
    sound = SoundEvent(name: playableName(asked.name))
    note(.sound, "plays", "'\(playableName(asked.name))' plays", "aps.alert.sound")
  }
}
