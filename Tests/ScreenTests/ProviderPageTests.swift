import APNs
import Screen
import Testing

@testable import Center

/// A viewer of an endpoint that was asked so many times; every third request was refused.
private func desk(requests count: Int) -> Desk {
  var desk = Desk("chat:a")
  for number in 1...max(1, count) where count > 0 { desk.screen.gateway.log.note(record(isError: number % 3 == 0)) }
  desk.press("P")
  return desk
}

private func record(isError: Bool = false) -> RequestRecord {
  var record = RequestRecord(connection: 1, receivedAt: Desk.start, method: "POST", path: "/3/device/00fc")
  record.close(with: ProviderAnswer(reason: isError ? .badTopic : nil, identifier: "ID"))
  return record
}

@Suite("The provider page lists what providers ask")
struct ProviderPageTests {
  private func selected(_ desk: Desk) -> Int64? {
    let records = desk.screen.listedRequests
    return records.isEmpty ? nil : records[desk.screen.selectedRequestIndex(in: records)].number
  }

  @Test("a key opens it, the same key or going back closes it")
  func opening() {
    var desk = desk(requests: 3)
    #expect(desk.screen.page == .provider)
    desk.press("P")
    #expect(desk.screen.page == .list)
    desk.press("P Esc")
    #expect(desk.screen.page == .list)
  }

  @Test("the newest is selected and stays so, until the viewer goes elsewhere")
  func following() {
    var desk = desk(requests: 5)
    #expect(selected(desk) == 5)
    desk.screen.gateway.log.note(record())
    #expect(selected(desk) == 6)
    desk.press("j")
    #expect(selected(desk) == 5)
    desk.screen.gateway.log.note(record())
    #expect(selected(desk) == 5)
    desk.press("k k k")
    desk.screen.gateway.log.note(record())
    #expect(selected(desk) == 8)
  }

  @Test("the ends are the ends")
  func ends() {
    var desk = desk(requests: 5)
    desk.press("G j")
    #expect(selected(desk) == 1)
    desk.press("g k")
    #expect(selected(desk) == 5)
    var empty = self.empty
    empty.press("j G k Enter y e")
    #expect(selected(empty) == nil)
    #expect(empty.commands.isEmpty)
  }

  private var empty: Desk { desk(requests: 0) }

  @Test("only what was refused; a selection that is gone goes on to the next older one")
  func errors() {
    var desk = desk(requests: 7)
    desk.press("j j e")
    #expect(desk.screen.listedRequests.map(\.number) == [6, 3])
    #expect(selected(desk) == 3)
    desk.press("e")
    #expect(desk.screen.listedRequests.count == 7)
  }

  @Test("Enter shows the whole request, y copies its apns-id")
  func acting() {
    var desk = desk(requests: 4)
    desk.press("j Enter y")
    #expect(desk.commands == [.run("requests show 3"), .copy("ID")])
  }

  @Test("tabs go round")
  func tabs() {
    var desk = desk(requests: 4)
    desk.press("Tab")
    #expect(desk.screen.provider.tab == .connections)
    desk.press("Tab Tab")
    #expect(desk.screen.provider.tab == .requests)
    desk.press("Shift-Tab")
    #expect(desk.screen.provider.tab == .report)
  }

  @Test("a click selects a request, a click on the selected one opens it")
  func clicking() {
    var desk = desk(requests: 4)
    desk.act(.mouse(.click, .row(2)))
    #expect(selected(desk) == 2)
    #expect(desk.commands.isEmpty)
    desk.act(.mouse(.click, .row(2)))
    #expect(desk.commands == [.run("requests show 2")])
  }
}

@Suite("The fault panel lays cards, turns them off and on, and takes them away")
struct FaultPanelTests {
  private var desk: Desk {
    var desk = Desk("chat:a")
    for text in ["next 1 BadTopic", "delay 2s"] {
      if let card = try? FaultCard(text) { desk.screen.gateway.deck.lay(card, at: Desk.start) }
    }
    desk.press("F")
    return desk
  }

  @Test("what lies on the table comes first, then what can be laid")
  func rows() {
    let rows = desk.screen.faultRows
    #expect(rows.count > 10)
    if case .card(let laid) = rows[1] { #expect(laid.text == "delay 2s") } else { Issue.record("no card in row 2") }
    if case .pick = rows[2] {} else { Issue.record("no pick below the cards") }
  }

  @Test("Enter turns a card off, and on again")
  func turning() {
    var desk = desk
    desk.press("j Enter")
    desk.screen.gateway.deck.turn(2, on: false, at: Desk.start)
    desk.press("Enter")
    #expect(desk.commands == [.fault(.turn(2, on: false)), .fault(.turn(2, on: true))])
  }

  @Test("d takes a card away, C all of them, and neither touches what can be laid")
  func removing() {
    var desk = desk
    desk.press("d C G d")
    #expect(desk.commands == [.fault(.remove(1)), .fault(.clear)])
  }

  @Test("a ready-made card is laid with one key; every one of them can be typed too")
  func picking() throws {
    var desk = desk
    desk.press("3")
    #expect(desk.commands == [.fault(.lay(try FaultCard("next 3 TooManyRequests")))])
    for case .pick(let card) in desk.screen.faultRows { #expect(try FaultCard(card.description) == card) }
  }

  @Test("a opens the : line for a card")
  func typing() {
    var desk = desk
    desk.press("a")
    #expect(desk.screen.page == .commandLine)
    #expect(desk.screen.commandLine.text == "faults add ")
  }

  @Test("the mark stays among the rows when cards go")
  func clamping() {
    var desk = desk
    desk.press("G")
    desk.screen.gateway.deck.clear()
    desk.apply([.ringerSwitched(on: false)])
    #expect(desk.screen.faultRows.indices.contains(desk.screen.pageSelection))
  }
}
