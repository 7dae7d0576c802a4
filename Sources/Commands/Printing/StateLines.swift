import Payload

/// The state of the center as lines for people.
enum StateLines {
  /// Device, apps, threads with their notifications.
  static func lines(_ state: JSONOutput, columns: Int?) -> [String] {
    var lines = [device(state["device"])]
    let badges = state["apps"].items.filter { ($0["badge"].integer ?? 0) > 0 }.map {
      "\($0["name"].words) \($0["badge"].integer ?? 0)"
    }
    if !badges.isEmpty { lines.append("Badges: " + badges.joined(separator: ", ")) }
    if let banner = state["banner"].text { lines.append("Banner: " + banner) }
    let waiting = state["summary"].items.count
    if waiting > 0 { lines.append("Waiting for the summary: \(waiting)") }
    let stored = state["storedPushes"].items.count
    if stored > 0 { lines.append("Stored for the device: \(stored)") }
    for activity in state["liveActivities"].items {
      lines.append("Live Activity: \(activity["bundleIdentifier"].words) \(activity["attributesType"].words)")
    }
    lines = lines.map { terminalSafe($0) }
    let notifications = Dictionary(
      state["notifications"].items.map { (key($0["bundleIdentifier"].words, $0["requestIdentifier"].words), $0) },
      uniquingKeysWith: { first, _ in first })
    if notifications.isEmpty { return lines + ["", "No notifications"] }
    for thread in state["threads"].items {
      lines += [""] + self.lines(of: thread, notifications, columns: columns)
    }
    return lines
  }

  /// One line about the device.
  static func device(_ device: JSONOutput) -> String {
    var parts = [device["clock"].words, device["locked"].isTrue ? "locked" : "unlocked"]
    parts.append(device["online"].isTrue ? "online" : "offline")
    parts.append(device["lowPower"].isTrue ? "low power on" : "low power off")
    parts.append(device["ringer"].isTrue ? "ringer on" : "ringer off")
    if let focus = device["focus"].text { parts.append("Focus: " + focus) }
    if let app = device["foregroundApp"].text { parts.append("in front: " + app) }
    return terminalSafe(parts.joined(separator: " · "))
  }

  private static func lines(
    of thread: JSONOutput, _ notifications: [String: JSONOutput], columns: Int?
  ) -> [String] {
    let bundle = thread["bundleIdentifier"].words
    let name = thread["threadIdentifier"].text.map { " · " + $0 } ?? ""
    var table = TextTable()
    for identifier in thread["requestIdentifiers"].items.map(\.words) {
      guard let notification = notifications[key(bundle, identifier)] else { continue }
      let texts = ["title", "subtitle", "body"].map { notification[$0].words }.filter { !$0.isEmpty }
      table.append(["  " + identifier, notification["presentation"].words, texts.joined(separator: " — ")])
    }
    return [terminalSafe("\(bundle)\(name) (\(thread["count"].integer ?? 0))")] + table.lines(columns: columns)
  }

  private static func key(_ bundleIdentifier: String, _ requestIdentifier: String) -> String {
    bundleIdentifier + "\0" + requestIdentifier
  }
}
