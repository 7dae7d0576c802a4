import Center
import Rendering
import Screen
import TestSupport

/// A screen whose picture is kept.
struct SnapshotScene: CustomStringConvertible {
  let name: String
  let frame: @Sendable () -> Frame

  var description: String { name }

  init(_ name: String, _ frame: @escaping @Sendable () -> Frame) {
    self.name = name
    self.frame = frame
  }
}

extension SnapshotScene {
  /// What the scene of this name shows; an empty frame where there is none, which no picture is as large as.
  static func frame(named name: String) -> Frame {
    all.first { $0.name == name }?.frame() ?? Frame(columns: 0, rows: 0)
  }
}

/// A phone with something of everything.
func busyPhone(_ empty: CenterFixture = CenterFixture()) -> CenterFixture {
  var phone = empty
  phone.deliver(
    #"{"aps":{"alert":{"title":"Your card was charged","body":"12.40 at Corner Bakery"},"category":"TRANSFER"}}"#,
    to: "com.example.bank", after: 10)
  phone.deliver(
    #"{"aps":{"alert":{"title":"Morning briefing","subtitle":"Five minutes","body":"Rain in the west, a long bridge opens, and what the harbour seals eat when nobody looks."},"badge":3}}"#,
    to: "com.example.news", after: 2_000)
  for text in ["Are you there?", "The ferry leaves at six", "Bring the blue map, the other one has no harbours on it"] {
    phone.deliver(
      #"{"aps":{"alert":{"title":"Maya Holm","body":"\#(text)"},"thread-id":"maya","category":"MESSAGE","badge":3,"sound":"default"}}"#,
      after: 240)
  }
  phone.deliver(
    #"{"aps":{"alert":{"title":"Platform change","body":"Your train to Lindal leaves from platform 7"},"interruption-level":"time-sensitive"}}"#,
    to: "com.example.rail", after: 100)
  phone.wait(seconds: 70)
  return phone
}

/// What a viewer sees of a phone.
func view(
  _ phone: CenterFixture, columns: Int = 80, rows: Int = 24, edges: EdgeStyle = .lines,
  _ look: (inout ScreenState, CenterState) -> Void = { _, _ in }
) -> Frame {
  var screen = ScreenState(columns: columns, rows: rows)
  screen.centerChanged(phone.center)
  look(&screen, phone.center)
  return render(center: phone.center, screen: screen, edges: edges)
}
