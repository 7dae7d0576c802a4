import APNs
import Center
import Testing

@testable import Screen

@Suite("The inspector")
struct InspectorTests {
  private func subject(_ desk: Desk) -> String {
    switch desk.screen.inspectorSubject(center: desk.center) {
    case .notification(let notification): "notification \(notification.requestIdentifier)"
    case .liveActivity(let activity): "activity \(activity.identifier)"
    case .arrival(let delivery): "arrival \(delivery.sequence)"
    case .request(let record): "request \(record.number)"
    case .nothing: "nothing"
    }
  }

  @Test("it tells about what is selected, else about the newest arrival")
  func subjects() {
    var desk = Desk()
    #expect(subject(desk) == "nothing")
    desk.arrive("chat:1 mail:2")
    #expect(subject(desk) == "notification 2")
    desk.press("j")
    #expect(subject(desk) == "notification 1")
    desk.press("Enter i")
    #expect(subject(desk) == "notification 1", "the opened one, also below the inspector's page")
    desk.press("Esc Esc C y")
    #expect(subject(desk) == "arrival 2")
  }

  @Test("beside the provider page it tells about what the selected request brought")
  func requests() throws {
    var desk = Desk("chat:1 mail:2")
    for (number, delivery) in desk.center.recentDeliveries.enumerated() {
      var record = RequestRecord(connection: 1, receivedAt: Desk.start, method: "POST", path: "/3/device/00fc")
      // The last one was refused, whatever identifier it had.
      record.close(with: ProviderAnswer(reason: number == 1 ? .badTopic : nil, identifier: delivery.deliveryIdentifier))
      desk.screen.gateway.log.note(record)
    }
    desk.press("P")
    #expect(subject(desk) == "request 2")
    desk.press("j")
    #expect(subject(desk) == "notification 1")
    desk.press("i")
    #expect(subject(desk) == "notification 1", "also where it lies over the page")
    desk.press("Esc Esc")
    #expect(subject(desk) == "notification 2")
  }

  @Test("a payload that left no notification is asked of the store once, and only where it is shown")
  func missingPayload() {
    var desk = Desk("chat:1")
    #expect(desk.screen.missingPayload(center: desk.center) == nil, "a notification has its payload")
    desk.press("d")
    #expect(desk.screen.missingPayload(center: desk.center) == nil, "no inspector at 80 columns")
    desk.press("i")
    #expect(desk.screen.missingPayload(center: desk.center) == 1)
    desk.screen.storedPayload = StoredPayload(sequence: 1, bytes: Array("{}".utf8))
    #expect(desk.screen.missingPayload(center: desk.center) == nil)
    desk.press("Y")
    #expect(desk.commands == [.copy("{}")])
    desk.press("Tab")
    desk.screen.storedPayload = nil
    #expect(desk.screen.missingPayload(center: desk.center) == nil, "another tab needs none")
  }

  @Test("y copies what the tab shows and says so, Y the payload", arguments: InspectorTab.allCases)
  func copies(tab: InspectorTab) {
    var desk = Desk("chat:1")
    desk.press("i")
    desk.screen.inspectorTab = tab
    desk.press("y")
    #expect(desk.commands == [.copyInspector])
    #expect(desk.screen.notice?.hasPrefix("copied the ") == true)
    desk.press("Y")
    #expect(desk.screen.notice == "copied the payload")
  }
}
