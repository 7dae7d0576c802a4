import Center
import Payload
import Rendering
import Screen
import TestSupport

/// Phones on which one text stands wherever text can stand: in the payload, in the app's profile, in a Focus.
struct ScriptPhone {
  let text: ScriptText
  private static let app = "com.example.script"

  /// A stack, a single notification, and a banner that has just come.
  var ordinary: (phone: CenterFixture, key: NotificationKey) {
    var phone = CenterFixture(profiles: [profile], device: device)
    phone.deliver(text.payload(#""thread-id":"one""#), to: Self.app, after: 60)
    phone.deliver(text.payload(), to: "com.example.other", after: 60)
    phone.deliver(text.payload(#""thread-id":"one""#), to: Self.app, after: 60)
    let key = phone.deliver(
      text.payload(#""thread-id":"one","category":"SCRIPT","badge":7,"interruption-level":"time-sensitive""#),
      to: Self.app, after: 60)
    return (phone, key)
  }

  /// Locked, with a Focus on.
  var locked: CenterFixture {
    var phone = ordinary.phone
    phone.apply(.focusChanged("script"))
    phone.apply(.locked)
    phone.wait(seconds: 60)
    return phone
  }

  /// A Live Activity, and notifications that wait for the summary.
  var waiting: CenterFixture {
    var waitingProfile = profile
    waitingProfile.settings.scheduledSummary = true
    var phone = CenterFixture(profiles: [waitingProfile], device: device)
    phone.deliver(text.payload(), to: Self.app, after: 5)
    phone.deliver(text.payload(), to: Self.app, after: 5)
    let quoted = [text.title, text.body].map { JSONOutput.string($0).line }
    let now = phone.center.now.milliseconds / 1_000
    phone.deliver(
      text.payload(
        #""timestamp":\#(now),"event":"start","attributes-type":"Journey","attributes":{},"content-state":{"name":\#(quoted[0]),\#(quoted[1]):"4","progress":0.4}"#
      ), to: Self.app, after: 5,
      headers: Arrival.Headers(pushType: .liveactivity, priority: 10, topic: Self.app + ".push-type.liveactivity"))
    return phone
  }

  private var profile: AppProfile {
    var profile = AppProfile.plain(bundleIdentifier: Self.app)
    profile.name = text.title
    profile.glyph = String(text.title.prefix(1))
    profile.capabilities = [.timeSensitive]
    profile.categories = [
      NotificationCategory(
        identifier: "SCRIPT",
        actions: [
          NotificationAction(
            identifier: "reply", title: text.title, options: [],
            textInput: NotificationAction.TextInput(buttonTitle: text.title, placeholder: text.body)),
          NotificationAction(identifier: "long", title: text.body, options: [.foreground]),
          NotificationAction(identifier: "delete", title: text.title, options: [.destructive]),
        ])
    ]
    return profile
  }

  private var device: DeviceProfile {
    var device = DeviceProfile.standard
    device.focusModes.append(FocusMode(identifier: "script", name: text.title))
    return device
  }
}
