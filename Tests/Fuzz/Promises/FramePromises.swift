import Center
import Payload
import Rendering
import Screen

/// What the phone and its screen promise of any payload; empty unless there is a bug.
public func brokenFramePromises(_ payload: [UInt8]) -> [String] {
  let start = Timestamp(milliseconds: 1_783_071_660_000)
  var center = CenterState(now: start, deviceProfile: .standard, profiles: [.plain(bundleIdentifier: "com.example.a")])
  var broken: [String] = []
  for (number, event) in events(payload).enumerated() {
    _ = center.reduce(event, at: start.adding(seconds: Double(number) * 7))
    broken += center.brokenInvariants()
    // Another size and page for each event, and for payloads of another length: all of them take turns.
    let turn = number + payload.count
    broken += brokenFrame(of: center, turn: turn)
    if number % 4 == 3 {
      let view = View.allCases[turn % View.allCases.count]
      broken += render(view, of: center, columns: 60, rows: 20).brokenInvariants()
    }
  }
  return broken
}

private let key = NotificationKey(bundleIdentifier: "com.example.a", requestIdentifier: "r1")

/// The payload arrives on a locked phone, again with a collapse identifier, for another app, as a background push; its
/// default action is chosen, the rest is cleared and brought back.
private func events(_ payload: [UInt8]) -> [CenterEvent] {
  func arrival(_ number: Int, _ app: String, _ headers: Arrival.Headers = Arrival.Headers()) -> CenterEvent {
    .payloadArrived(
      Arrival(
        bundleIdentifier: app, payload: payload, headers: headers, deliveryIdentifier: "d\(number)",
        assignedRequestIdentifier: "r\(number)"))
  }
  return [
    .locked, arrival(1, "com.example.a"), arrival(2, "com.example.a", Arrival.Headers(collapseIdentifier: "c")),
    arrival(3, "com.example.b", Arrival.Headers(pushType: .alert, priority: 5)), .unlocked,
    arrival(4, "com.example.a", Arrival.Headers(collapseIdentifier: "c")), .focusChanged("do-not-disturb"),
    arrival(5, "com.example.b", Arrival.Headers(pushType: .background)),
    .actionChosen(key, actionIdentifier: "com.apple.UNNotificationDefaultActionIdentifier", userText: nil),
    .timePassed, .allDismissed, .dismissalUndone,
  ]
}

private func brokenFrame(of center: CenterState, turn: Int) -> [String] {
  let (columns, rows) = [(40, 10), (80, 24), (131, 30)][turn % 3]
  var screen = ScreenState(columns: columns, rows: rows)
  screen.centerChanged(center)
  // Half of the turns search for something that is there.
  if turn % 2 == 0 {
    for intent in [Intent.toggleAllMarks, .search, .insert("a -is:held level:"), .send] {
      _ = screen.reduce(intent, center: center)
    }
    screen.centerChanged(center)
  }
  screen.pages = [[Page.list], [.list, .expanded(key)], [.list, .inspector]][turn / 3 % 3]
  let frame = render(center: center, screen: screen)
  let isOfSize = frame.columns == columns && frame.rows == rows
  return frame.brokenInvariants() + (isOfSize ? [] : ["\(frame.columns)x\(frame.rows) for \(columns)x\(rows)"])
}
