import Center
import Media
import Screen

/// What is drawn: the center and the viewer's state, with the look-ups that the components share.
struct Scene {
  let center: CenterState
  let screen: ScreenState
  /// How the edges of cards are drawn.
  var edges = EdgeStyle.lines
  /// What is known of the files that notifications carry.
  var gallery = MediaGallery()

  /// The profile of an app, a plain one where nothing is known of it.
  func profile(of bundleIdentifier: String) -> AppProfile {
    center.apps[bundleIdentifier]?.profile ?? .plain(bundleIdentifier: bundleIdentifier)
  }

  /// `now`, `5m`, `2h`, `Yesterday`.
  func age(of moment: Timestamp) -> String {
    Rendering.age(of: moment, at: center.now, secondsFromUTC: center.deviceProfile.secondsFromUTC)
  }

  /// A moment as the device's clock shows it.
  func wallClock(_ moment: Timestamp) -> WallClock {
    WallClock(
      moment, secondsFromUTC: center.deviceProfile.secondsFromUTC,
      hourFormat: screen.hourFormat ?? HourFormat(locale: center.locale))
  }

  /// The Focus that is on; nil where none is.
  var focus: FocusMode? {
    center.device.focus.map { identifier in
      center.deviceProfile.focusModes.first { $0.identifier == identifier }
        ?? FocusMode(identifier: identifier, name: identifier)
    }
  }
}
