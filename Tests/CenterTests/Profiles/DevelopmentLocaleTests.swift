import Center
import Payload
import Testing

@Suite("The language that an app is written in")
struct DevelopmentLocaleTests {
  private func read(_ text: String) -> AppProfileFile {
    AppProfileFile.read(Array(text.utf8), fileName: "a.app.json")
  }

  @Test(
    "is English where the app has it, else the first of its localizations",
    arguments: [
      (#"{"en":{},"de":{},"fr":{}}"#, "en"), (#"{"fr":{},"de":{}}"#, "fr"), (#"{"de":{},"en-GB":{}}"#, "en-GB"),
      (#"{"fr":"fr.strings","de":"de.strings"}"#, "fr"), (#"{"ur":["a.strings"],"en":"b.strings"}"#, "en"),
      // Base is in the language that the app is written in, and does not say which.
      (#"{"Base":{},"ur":{}}"#, "en"), ("{}", "en"),
    ])
  func unsaid(localizations: String, locale: String) {
    #expect(read("{ \"localizations\": \(localizations) }").profile?.developmentLocale == locale)
  }

  @Test("a catalog names it, unless the profile does")
  func catalog() throws {
    for (said, locale) in [("", "de"), ("\"developmentLocale\": \"ur\",", "ur")] {
      var file = read("{ \(said) \"localizations\": \"a.xcstrings\" }")
      let strings =
        #"{"sourceLanguage":"de","strings":{"Hallo":{"localizations":{"ur":{"stringUnit":{"value":"x"}}}}}}"#
      file.addStrings(Array(strings.utf8), for: try #require(file.stringsFiles.first))
      #expect(file.profile?.developmentLocale == locale && file.findings == [])
    }
  }

  @Test("one without a table is reported once all strings are read, and the default counts")
  func without() throws {
    let inline = read("{ \"developmentLocale\": \"xx\", \"localizations\": { \"ur\": {}, \"de\": {} } }")
    #expect(
      inline.findings.map(\.description)
        == ["a.app.json:1:24: error: developmentLocale: 'xx' is none of 'localizations': 'de' or 'ur'"])
    #expect(inline.profile?.developmentLocale == "de")

    var later = read("{ \"developmentLocale\": \"ur_PK\", \"localizations\": { \"de\": {}, \"ur\": \"ur.strings\" } }")
    #expect(later.findings == [])
    later.addStrings([], for: try #require(later.stringsFiles.first))
    #expect(later.findings == [] && later.profile?.developmentLocale == "ur_PK")

    for fine in [
      "\"localizations\": { \"Base\": {} }", "\"localizations\": {}", "\"name\": \"A\"",
      "\"localizations\": { \"xx-YY\": {} }",
    ] {
      #expect(read("{ \"developmentLocale\": \"xx\", \(fine) }").findings == [], "\(fine)")
    }
  }

  @Test("is the language of a phone whose own the app does not have")
  func shown() throws {
    let text = #"{ "localizations": { "en": {"K": "Hello"}, "de": {"K": "Hallo"}, "fr": {"K": "Bonjour"} } }"#
    let file = AppProfileFile.read(Array(text.utf8), fileName: "\(Phone.app).app.json")
    var phone = Phone(try #require(file.profile))
    phone.send(.localeChanged("it"))
    phone.push(#"{"aps":{"alert":{"loc-key":"K"}}}"#)
    #expect(phone.notification("n1")?.body == "Hello")
  }
}
