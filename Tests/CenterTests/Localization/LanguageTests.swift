import Center
import Payload
import LocaleData
import Testing

@Suite("The language of the device can be changed while it runs")
struct LanguageTests {
  private func phone() -> Phone {
    Phone(
      .allowedEverything {
        $0.localizations = [
          "en": StringTable(
            entries: ["HELLO": "Hello %@"],
            plurals: ["PHOTOS": PluralFormat(wholeTexts: [.one: "%lld photo", .other: "%lld photos"])]),
          "ur": StringTable(entries: ["HELLO": "سلام %@"]),
          "ar": StringTable(
            entries: ["HELLO": "مرحبا %@"],
            plurals: [
              "PHOTOS": PluralFormat(wholeTexts: [
                .zero: "لا صور", .one: "صورة واحدة", .two: "صورتان", .few: "%lld صور", .many: "%lld صورة",
                .other: "%lld صورة",
              ])
            ]),
        ]
      })
  }

  private let hello = #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["Ann"]}}}"#

  @Test("what is listed speaks it at once, and what comes later too")
  func switching() {
    var phone = phone()
    phone.push(hello)
    phone.push(#"{"aps":{"alert":"Hello Ann"}}"#)
    phone.send(.localeChanged("ur-pk"))
    #expect(phone.state.locale == "ur_PK" && phone.state.isRightToLeft)
    #expect(phone.notification("n1")?.body == "سلام Ann")
    #expect(phone.notification("n2")?.body == "Hello Ann")
    #expect(
      phone.effects.contains { if case .storeNotification(let one) = $0 { one.body == "سلام Ann" } else { false } })
    phone.push(hello)
    #expect(phone.notification("n3")?.body == "سلام Ann")
    phone.send(.localeChanged(nil))
    #expect(phone.state.device.locale == nil && phone.notification("n3")?.body == "Hello Ann")
  }

  @Test(
    "Arabic has a form for each of its six categories",
    arguments: [
      ("0", "لا صور"), ("1", "صورة واحدة"), ("2", "صورتان"), ("3", "3 صور"), ("11", "11 صورة"), ("100", "100 صورة"),
    ])
  func arabic(count: String, text: String) {
    var phone = phone()
    phone.push(#"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":["\#(count)"]}}}"#)
    phone.send(.localeChanged("ar"))
    #expect(phone.notification("n1")?.body == text)
  }

  @Test("a language without strings falls back to the one that the app is written in, and a missing key is said")
  func fallback() {
    var phone = phone()
    phone.push(hello)
    phone.send(.localeChanged("fr_FR"))
    #expect(phone.notification("n1")?.body == "Hello Ann")
    let delivery = phone.push(#"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":[]}}}"#)
    #expect(delivery.findings.map(\.rule).contains("unknown-loc-key"))
    #expect(delivery.findings.contains { $0.message.contains("'ur'") })
  }

  @Test("the explanation says where arguments do not fit the app's string")
  func mismatches() {
    var phone = phone()
    func reason(_ alert: String) -> String? {
      phone.push(#"{"aps":{"alert":{"title":"t",\#(alert)}}}"#).explanation.first { $0.step == .alert }?.reason
    }
    let strings = "it has a title; body is the app's string "
    #expect(reason(#""loc-key":"HELLO","loc-args":["Ann"]"#) == strings + "'HELLO'")
    #expect(reason(#""loc-key":"HELLO""#) == strings + "'HELLO', which takes 1 argument and gets 0")
    #expect(
      reason(#""loc-key":"PHOTOS","loc-args":["many"]"#)
        == strings + "'PHOTOS', which takes a number as argument 1 and gets 'many'")
  }

  @Test("what is in no language's table is looked up in Base")
  func base() {
    var phone = Phone(
      .allowedEverything {
        $0.localizations = ["Base": StringTable(entries: ["HELLO": "Hi %@"]), "ur": StringTable()]
        $0.developmentLocale = "de"
      })
    phone.push(hello)
    #expect(phone.notification("n1")?.body == "Hi Ann")
  }

  @Test("what is no language changes nothing; the one of the profile is no choice")
  func others() {
    var phone = phone()
    phone.send(.localeChanged("klingon"))
    #expect(phone.state.locale == "en_US" && phone.effects.isEmpty)
    phone.send(.localeChanged("ur"))
    phone.send(.localeChanged("en_US"))
    #expect(phone.state.device.locale == nil)
    #expect(phone.state.offeredLocales == ["en_US", "ar", "en", "ur"])
  }

  @Test("a choice outlives the profile of the device")
  func profiles() {
    var phone = phone()
    phone.send(.localeChanged("ur"))
    phone.send(.deviceProfileLoaded(.standard))
    #expect(phone.state.locale == "ur")
  }

  @Test(
    "languages run as they are written",
    arguments: [
      ("ar", true), ("he_IL", true), ("ur_PK", true), ("fa", true), ("pa_Arab_PK", true), ("pa_IN", false),
      ("az_Latn", false), ("en", false), ("ja_JP", false), ("", false),
    ])
  func directions(locale: String, isRightToLeft: Bool) {
    var device = DeviceProfile.standard
    device.locale = locale
    #expect(CenterState(now: Phone.noon, deviceProfile: device, profiles: []).isRightToLeft == isRightToLeft)
  }
}
