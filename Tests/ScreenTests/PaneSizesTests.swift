import Testing

@testable import Screen

@Suite("Sizes of panes")
struct PaneSizesTests {
  @Test("there is an inspector beside the list from 110 columns on, and both keep room", arguments: [nil, 1, 60, 400])
  func room(wanted: Int?) {
    let panes = PaneSizes(inspectorWidth: wanted)
    #expect(panes.inspectorWidth(columns: 109) == 0)
    for columns in [110, 120, 140, 300] {
      let width = panes.inspectorWidth(columns: columns)
      #expect(width >= 40 && columns - width >= 44)
    }
  }

  @Test("+ and - change the width up to its limits, and tell where they are")
  func keys() {
    var desk = Desk("chat:1")
    desk.screen.columns = 140
    var widths: [Int] = [desk.screen.panes.inspectorWidth(columns: 140)]
    for key in ["+", "=", "-", "_", "-"] {
      desk.press(key)
      widths.append(desk.screen.panes.inspectorWidth(columns: 140))
    }
    #expect(widths == [61, 65, 69, 65, 61, 57])
    for _ in 0..<20 { desk.press("-") }
    #expect(desk.screen.panes.inspectorWidth == 40)
    #expect(desk.screen.notice == "the inspector is as narrow as it can be")
    for _ in 0..<20 { desk.press("+") }
    #expect(desk.screen.panes.inspectorWidth == 96)
    #expect(desk.screen.notice == "the inspector is as wide as it can be")
  }

  @Test("without room beside the list the keys say so")
  func narrow() {
    var desk = Desk("chat:1")
    desk.press("+")
    #expect(desk.screen.panes == PaneSizes())
    #expect(desk.screen.notice?.contains("110 columns") == true)
  }
}
