import Payload

/// The lines of an alert as the device shows them.
struct AlertText: Equatable {
  var title: String
  var subtitle: String
  var body: String
}

extension Decision {
  /// What there is to read: literal text, or the app's strings in the device's language.
  ///
  /// Source: apple-rules 1.3, 1.5, 1.6.
  mutating func resolveAlert(_ phone: CenterState) {
    if let aps = payload?.root["aps"], aps.kind != .object {
      return note(
        .alert, "none", "'aps' is \(aps.kind.article), expected an object: the device finds nothing in it", "aps")
    }
    guard let alert = payload?.alert else {
      return note(.alert, "none", "there is no 'alert', so there is nothing to show", "aps.alert")
    }
    let strings = phone.strings(of: profile)
    let lines = [alert.title, alert.subtitle, alert.body].map(strings.text(of:))
    guard lines.contains(where: { !$0.text.isEmpty }) else {
      return note(.alert, "empty", "title, subtitle and body are empty, so there is nothing to show", "aps.alert")
    }
    if arrival.bundleIdentifier.hasPrefix("web."), payload?.aps?["url-args"]?.kind != .array {
      return note(
        .alert, "not shown", "a website push needs 'url-args', an array in 'aps': the browser drops it", "aps.url-args")
    }
    guard mayAlert else {
      return note(.alert, "not shown", "alerts of \(profile.name) are switched off", "settings.alerts")
    }
    text = AlertText(title: lines[0].text, subtitle: lines[1].text, body: lines[2].text)
    let title =
      lines[0].text.isEmpty ? "no title, so the app's name '\(profile.name)' stands in its place" : "it has a title"
    let origins = zip(["title", "subtitle", "body"], lines).compactMap { name, line in
      line.remark.map { "\(name) \($0)" }
    }
    note(.alert, "visible", ([title] + origins).joined(separator: "; "), "aps.alert")
  }
}
