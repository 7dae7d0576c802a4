import Testing

@testable import Center

@Suite("The step that decided")
struct DecisiveStepTests {
  private func step(_ delivery: Delivery) -> String {
    delivery.decisiveStep.map { "\(delivery.explanation[$0].step.rawValue) \(delivery.explanation[$0].verdict)" } ?? ""
  }

  @Test(
    "is found for each presentation",
    arguments: [
      (#"{"aps":{"alert":"a"}}"#, "lock-and-foreground banner"),
      (#"{"aps":{"alert":"a","interruption-level":"passive"}}"#, "interruption-level passive"),
      (#"{"aps":{"badge":1}}"#, "alert none"), ("[]", "shape refused"), ("", "size refused"),
    ])
  func ofEach(payload: String, decisive: String) {
    var phone = Phone()
    #expect(step(phone.push(payload)) == decisive)
  }

  @Test("under Focus it is Focus")
  func focus() {
    var phone = Phone()
    phone.send(.focusChanged("do-not-disturb"))
    #expect(step(phone.push(#"{"aps":{"alert":"a"}}"#)) == "focus held")
  }

  @Test(
    "is the setting that stands in the way",
    arguments: [
      ("scheduledSummary", "on", "summary waits"), ("authorization", "provisional", "permission provisional"),
      ("authorization", "denied", "permission denied"), ("banners", "off", "lock-and-foreground list"),
      ("alerts", "off", "alert not shown"),
    ])
  func settings(key: String, value: String, decisive: String) throws {
    var phone = Phone()
    let setting = try #require(AppSetting.all.first { $0.key == key })
    let settings = try #require(setting.setting(value, in: AppProfile.Settings()))
    phone.send(.settingsChanged(bundleIdentifier: Phone.app, settings))
    #expect(step(phone.push(#"{"aps":{"alert":"a"}}"#)) == decisive)
  }
}
