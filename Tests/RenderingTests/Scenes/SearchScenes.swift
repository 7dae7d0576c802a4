import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// Search, filter and marks.
  static let search: [SnapshotScene] = [
    SnapshotScene("search-typing") { typed(busyPhone(), [.search, .insert("the har")]) },
    SnapshotScene("search-typing-40x12") {
      typed(busyPhone(), columns: 40, rows: 12, [.search, .insert("level:")])
    },
    SnapshotScene("search-long-40x12") {
      typed(busyPhone(), columns: 40, rows: 12, [.search, .insert("-level:critical -is:held blue map harbours")])
    },
    SnapshotScene("search-right-to-left-typing") {
      typed(phoneWithUrduBanner(), [.search, .insert("شام station")])
    },
    SnapshotScene("search-fault") { typed(busyPhone(), [.search, .insert("levl:critical map")]) },
    SnapshotScene("search-kept") { typed(busyPhone(), [.search, .insert("app:chat"), .send, .moveDown]) },
    SnapshotScene("search-no-match") { typed(busyPhone(), [.search, .insert("zebra"), .send]) },
    SnapshotScene("search-right-to-left") {
      var phone = phoneWithUrduBanner()
      phone.wait(seconds: 60)
      return typed(phone, [.search, .insert("شام"), .send])
    },
    SnapshotScene("search-blocks") {
      typed(busyPhone(), edges: .blocks, [.search, .insert("train"), .send, .toggleMark])
    },
    SnapshotScene("search-hidden") {
      var device = DeviceProfile.standard
      device.showPreviews = .never
      var phone = CenterFixture(device: device)
      phone.deliver(#"{"aps":{"alert":{"title":"Maya","body":"The ferry leaves"}}}"#)
      phone.wait(seconds: 60)
      return typed(phone, [.search, .insert("ferry")])
    },
    SnapshotScene("marks") { typed(busyPhone(), [.toggleMark, .toggleMark]) },
    SnapshotScene("marks-of-a-stack-in-part") {
      typed(busyPhone(), [.moveDown, .openThread, .toggleMark, .closeThread])
    },
    SnapshotScene("marks-question") { typed(busyPhone(), rows: 10, [.toggleAllMarks, .dismiss]) },
    SnapshotScene("undone") { typed(busyPhone(), [.dismiss, .undoDismissal]) },
    SnapshotScene("search-in-help") { typed(busyPhone(), [.showHelp, .search, .insert("STACK"), .send, .nextMatch]) },
    SnapshotScene("search-in-payload") { typed(busyPhone(), [.showInspector, .search, .insert("alert")]) },
  ]
}

/// What a viewer sees after keys, each of them with a frame of its own.
private func typed(
  _ phone: CenterFixture, columns: Int = 80, rows: Int = 24, edges: EdgeStyle = .lines, _ keys: [Intent]
) -> Frame {
  var phone = phone
  var screen = ScreenState(columns: columns, rows: rows)
  screen.centerChanged(phone.center)
  var frame = render(center: phone.center, screen: screen, edges: edges)
  for key in keys {
    let outcome = screen.reduce(key, center: phone.center)
    for event in outcome.events { phone.apply(event) }
    screen.centerChanged(phone.center)
    frame = render(center: phone.center, screen: screen, edges: edges)
    screen.painted(
      viewport: frame.viewport, pageScrollLimit: frame.pageScrollLimit, finding: frame.pageFinding,
      center: phone.center)
  }
  return frame
}
