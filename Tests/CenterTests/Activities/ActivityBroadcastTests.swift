import Center
import Payload
import Testing

@Suite("Broadcasts to Live Activities (apple-rules 2.6)") struct ActivityBroadcastTests {
  var phone = Phone()

  @Test("an update reaches every running activity of the app that listens to the channel, and no other")
  mutating func update() {
    start("one", channel: "AAAA")
    start("two", channel: "AAAA")
    start("other", channel: "BBBB")
    start("none", channel: nil)
    let delivery = broadcast("update")
    #expect(delivery.explanation.contains { $0.verdict == "updated" && $0.reason.contains("2 activities") })
    let scores = phone.state.liveActivities.mapValues(\.contentState)
    #expect(scores == ["one": #"{"v":1}"#, "two": #"{"v":1}"#, "other": #"{"v":0}"#, "none": #"{"v":0}"#])
  }

  @Test("an end ends all of them, and what comes later finds none")
  mutating func end() {
    start("one", channel: "AAAA")
    start("two", channel: "AAAA")
    broadcast("end")
    #expect(phone.state.liveActivities.values.allSatisfy { $0.state == .ended })
    #expect(broadcast("update").explanation.last?.verdict == "not applied")
  }

  @Test("one that nobody listens to is recorded with the reason")
  mutating func nobody() {
    start("one", channel: "BBBB")
    let delivery = broadcast("update")
    #expect(delivery.presentation == .none)
    #expect(delivery.explanation.last?.reason.contains("'input-push-channel' 'AAAA'") == true)
  }

  @Test("it cannot start an activity, and an older one is ignored")
  mutating func ignored() {
    #expect(broadcast("start").explanation.last?.verdict == "not applied")
    #expect(phone.state.liveActivities.isEmpty)
    start("one", channel: "AAAA")
    broadcast("update", timestamp: 20)
    #expect(broadcast("update", timestamp: 19).explanation.last?.verdict == "ignored")
  }

  @Test("its alert lights the device once and stands on each of them")
  mutating func alert() {
    start("one", channel: "AAAA")
    start("two", channel: "AAAA")
    let delivery = broadcast("update", #","alert":{"title":"Goal","body":"2 to 1"}"#)
    #expect(delivery.presentation == .banner)
    #expect(phone.state.liveActivities.values.allSatisfy { $0.title == "Goal" && $0.body == "2 to 1" })
  }

  private mutating func start(_ identifier: String, channel: String?) {
    let listens = channel.map { #","input-push-channel":"\#($0)""# } ?? ""
    phone.push(
      #"{"aps":{"event":"start","timestamp":10,"content-state":{"v":0},"attributes-type":"Match","attributes":{},"#
        + #""alert":{"title":"Kick-off"}\#(listens)}}"#, headers: .init(pushType: .liveactivity), id: identifier)
  }

  @discardableResult
  private mutating func broadcast(_ event: String, _ more: String = "", timestamp: Int = 20) -> Delivery {
    let body = #"{"aps":{"event":"\#(event)","timestamp":\#(timestamp),"content-state":{"v":1}\#(more)}}"#
    phone.send(
      .payloadArrived(
        Arrival(
          bundleIdentifier: Phone.app, payload: Array(body.utf8), headers: .init(pushType: .liveactivity),
          source: .endpoint, deliveryIdentifier: "d", assignedRequestIdentifier: "r", channel: "AAAA")))
    return phone.state.recentDeliveries[phone.state.recentDeliveries.count - 1]
  }
}
