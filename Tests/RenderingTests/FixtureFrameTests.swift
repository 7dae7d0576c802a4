import Center
import Foundation
import Rendering
import Screen
import TestSupport
import Testing

@Suite("Frames of all test payloads")
struct FixtureFrameTests {
  /// Every payload of Tests/Fixtures, by file name.
  static let payloads: [(name: String, bytes: [UInt8])] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/payloads")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, [UInt8]($0)) }
    }
  }()

  @Test("there are payloads to render") func present() { #expect(Self.payloads.count > 100) }

  @Test("whatever comes in, every row is exactly as wide as the screen", arguments: [40, 60, 80, 120])
  func invariants(columns: Int) {
    for payload in Self.payloads {
      var phone = CenterFixture()
      let key = phone.deliver(payload.bytes)
      expectWhole(phone, columns: columns, pages: [.list], payload.name)
      phone.wait(seconds: 60)
      expectWhole(phone, columns: columns, pages: [.list], payload.name)
      expectWhole(phone, columns: columns, pages: [.list, .expanded(key)], payload.name)
      expectWhole(phone, columns: columns, pages: [.list, .inspector], payload.name)
      for view in View.allCases {
        let broken = render(view, of: phone.center, columns: columns, rows: nil).brokenInvariants()
        #expect(broken.isEmpty, "\(payload.name) as \(view.rawValue): \(broken)")
      }
      #expect(phone.center.brokenInvariants() == [], "\(payload.name)")
    }
  }

  private func expectWhole(_ phone: CenterFixture, columns: Int, pages: [Page], _ name: String) {
    var screen = ScreenState(columns: columns, rows: 24)
    screen.centerChanged(phone.center)
    screen.pages = pages
    let broken = render(center: phone.center, screen: screen).brokenInvariants()
    #expect(broken.isEmpty, "\(name) at \(columns) columns on \(pages): \(broken)")
  }

  @Test("every size from nothing to a wall is whole")
  func sizes() {
    let phone = busyPhone()
    for columns in [0, 1, 39, 40, 41, 59, 60, 79, 109, 110, 111, 200, 300] {
      for rows in [0, 1, 9, 10, 11, 17, 18, 24, 60] {
        let broken = view(phone, columns: columns, rows: rows).brokenInvariants()
        #expect(broken.isEmpty, "\(columns)x\(rows): \(broken)")
      }
    }
  }
}
