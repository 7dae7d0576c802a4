import Center
import Payload
import Testing

private let alert = "{\"aps\":{\"alert\":\"a\"}}"

@Test("a temporary banner leaves by itself and stays in the list") func temporary() {
  var phone = Phone()
  phone.push(alert)
  #expect(phone.state.banner?.key == Phone.key("n1"))
  #expect(phone.state.nextDeadline == Phone.noon.adding(seconds: 5))
  phone.wait(seconds: 4.999)
  #expect(phone.state.banner != nil)
  phone.wait(seconds: 0.001)
  #expect(phone.state.banner == nil && phone.listed == ["n1"] && phone.state.nextDeadline == nil)
}

@Test("a persistent banner stays until it is acted on") func persistent() {
  var phone = Phone(.allowedEverything { $0.settings.bannerStyle = .persistent })
  phone.push(alert)
  phone.wait(seconds: 86_400)
  #expect(phone.state.banner != nil)
  phone.send(.actionChosen(Phone.key("n1"), actionIdentifier: Response.defaultActionIdentifier, userText: nil))
  #expect(phone.state.banner == nil)
}

@Test("without banners it is in the list only") func noBanner() {
  var phone = Phone(.allowedEverything { $0.settings.banners = false })
  #expect(phone.push(alert).presentation == .list)
  #expect(phone.state.banner == nil && phone.listed == ["n1"])
}

@Test("a newer banner takes the place of the one that is there") func newer() {
  var phone = Phone()
  phone.push(alert)
  phone.wait(seconds: 3)
  phone.push(alert)
  #expect(phone.state.banner?.key == Phone.key("n2"))
  #expect(phone.state.banner?.leavesAt == Phone.noon.adding(seconds: 8))
}

@Test("flicking a banner away keeps the notification and tells the app nothing") func flicked() {
  var phone = Phone(.allowedEverything { $0.categories = [.init(identifier: "c", options: [.customDismissAction])] })
  phone.push("{\"aps\":{\"alert\":\"a\",\"category\":\"c\"}}")
  phone.send(.bannerDismissed)
  #expect(phone.state.banner == nil && phone.listed == ["n1"] && phone.effects.isEmpty)
}

@Test("a locked phone shows no banner, its Lock Screen lists it") func locked() {
  var phone = Phone()
  phone.push(alert)
  phone.send(.locked)
  #expect(phone.state.banner == nil)
  let delivery = phone.push(alert)
  #expect(delivery.presentation == .banner && phone.state.banner == nil)
  #expect(phone.listed == ["n2", "n1"])
}

@Test("dismissing the notification takes its banner along") func dismissed() {
  var phone = Phone()
  phone.push(alert)
  phone.send(.allDismissed)
  #expect(phone.state.banner == nil)
}

@Test("how long a banner stays is a choice") func seconds() {
  var device = DeviceProfile.standard
  device.choices.bannerSeconds = 2
  var phone = Phone(device: device)
  phone.push(alert)
  phone.wait(seconds: 2)
  #expect(phone.state.banner == nil)
}

@Test("time never goes back") func backwards() {
  var phone = Phone()
  phone.push(alert)
  phone.clock = Phone.noon.adding(seconds: -3600)
  phone.push(alert)
  #expect(phone.state.now == Phone.noon)
  #expect(phone.notification("n2")?.deliveredAt == Phone.noon)
}
