import Payload
import LocaleData
import Testing

@Suite("alert: its texts and their localization")
struct AlertRuleTests {
  @Test("an alert with nothing to show is empty, whatever the reason")
  func empty() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":⟦""}}"#).expect("empty-alert")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":⟦{"title":"","body":""}}}"#).expect("empty-alert")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":⟦{"loc-args":["a"]}}}"#).expect("alert-without-text")
    let background = PayloadFindings(of: #"{"aps":{"alert":"","content-available":1}}"#)["empty-alert"].first
    #expect(background?.message == "'alert' is empty text, and a background push with it may not wake the app")
    #expect(MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title-loc-key":"K"}}}"#).faults() == [])
  }

  @Test("titles: empty, and missing above a subtitle")
  func titles() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title":⟦"","body":"a"}}}"#).expect("empty-title")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{⟦"subtitle":"b","body":"a"}}}"#).expect("missing-title")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title-loc-key":"K","subtitle":"b"}}}"#).expect("missing-title")
  }

  @Test("arguments need their key, as an array of texts")
  func arguments() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"body":"a",⟦"title-loc-args":["x"],⟦"subtitle-loc-args":[]}}}"#)
      .expect("args-without-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"K","loc-args":⟦{"a":1}}}}"#).expect("args-not-array")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"K","loc-args":["a",⟦null,"b",⟦null]}}}"#).expect(
      "arg-is-null")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"K","loc-args":[⟦5,⟦true,⟦["x"]]}}}"#).expect(
      "arg-not-text")
    let number = PayloadFindings(of: #"{"aps":{"alert":{"title-loc-key":"K","title-loc-args":["a",5]}}}"#)[
      "arg-not-text"]
    #expect(number.first?.keyPath == "aps.alert.title-loc-args[1]")
    #expect(number.first?.suggestion == "write \"5\"")
    #expect(
      MarkedPayload(stringLiteral: #"{"aps":{"alert":{"body":"a","loc-key":null,"loc-args":null}}}"#).faults() == [])
  }

  @Test("a text hides its own key only")
  func hiding() {
    MarkedPayload(
      stringLiteral:
        #"{"aps":{"alert":{"title":⟦"a","title-loc-key":"A","subtitle":⟦"","subtitle-loc-key":"B","loc-key":"C"}}}"#
    ).expect("text-hides-key")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title":"a","loc-key":"C"}}}"#).expect("text-hides-key")
  }

  static let strings = LintContext(
    strings: [
      "en": StringTable(entries: ["MET": "%1$@ met %2$@", "HI": "Hi", "SENT": "%s sent %d", "ALL": "100%% of %@"]),
      "de": StringTable(entries: [
        "MET": "%@ traf %@", "HI": "Hallo", "SENT": "%@ hat gesendet", "ALL": "100 %% von %@",
      ]),
    ])

  @Test("the app's strings know the key, in every language")
  func stringKeys() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":⟦"MTE"}}}"#).expect("unknown-loc-key", Self.strings)
    let near = PayloadFindings(of: #"{"aps":{"alert":{"loc-key":"SNET"}}}"#, Self.strings)["unknown-loc-key"].first
    #expect(near?.suggestion == "did you mean 'SENT'?")
    var partial = Self.strings
    partial.strings?["fr"] = StringTable(entries: ["MET": "%@ %@"])
    let missing = PayloadFindings(of: #"{"aps":{"alert":{"title-loc-key":"HI"}}}"#, partial)["unknown-loc-key"].first
    #expect(missing?.message == "the app has no string for 'HI' in 'fr'")
    #expect(missing?.keyPath == "aps.alert.title-loc-key")
  }

  @Test("arguments are counted against the string's places, conversions are %@ only")
  func stringPlaces() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"MET","loc-args":⟦["Ann"]}}}"#).expect(
      "argument-count", Self.strings)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":⟦"MET"}}}"#).expect("argument-count", Self.strings)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"title-loc-key":"HI","title-loc-args":⟦["a"]}}}"#)
      .expect("argument-count", Self.strings)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":⟦"SENT","loc-args":["Ann","5"]}}}"#)
      .expect("unsupported-conversion", Self.strings)
    for right in [#""loc-key":"MET","loc-args":["a","b"]"#, #""loc-key":"HI""#, #""loc-key":"ALL","loc-args":["a"]"#] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":{\#(right)}}}"#, Self.strings).findings.isEmpty, "\(right)")
    }
  }

  @Test("a text with plural forms is a string too, and its whole numbers are conversions")
  func pluralStrings() {
    let count = PluralFormat(
      format: "%#@n@ from %2$@", variables: ["n": .init(texts: [.one: "one", .other: "%d of %f"])])
    let plain = PluralFormat(wholeTexts: [.one: "%lld photo", .other: "%lld photos"])
    let strings = LintContext(strings: ["en": StringTable(plurals: ["COUNT": count, "PHOTOS": plain])])
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":⟦"PHOTO"}}}"#).expect("unknown-loc-key", strings)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":⟦"COUNT","loc-args":["1","Ann"]}}}"#)
      .expect("unsupported-conversion", strings)
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":⟦["1","2"]}}}"#)
      .expect("argument-count", strings)
    #expect(
      PayloadFindings(of: #"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":["1"]}}}"#, strings).findings.isEmpty)
  }

  @Test("what chooses a plural form is a number, and a place without forms needs some")
  func pluralArguments() {
    let two = PluralFormat(format: "%#@n@ for %2$@", variables: ["n": .init(texts: [.other: "%d"])])
    let strings = LintContext(
      strings: ["en": StringTable(entries: ["RAW": "%#@n@ left"], plurals: ["TWO": two])])
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"loc-key":"TWO","loc-args":[⟦"1,000","Ann"]}}}"#)
      .expect("plural-argument", strings)
    for right in [#"["3","Ann"]"#, #"["-0.5","Ann"]"#, #"["3"]"#, #"[]"#, #"[3,"Ann"]"#, #"[null,"Ann"]"#] {
      let findings = PayloadFindings(of: #"{"aps":{"alert":{"loc-key":"TWO","loc-args":\#(right)}}}"#, strings)
      #expect(findings["plural-argument"].isEmpty, "\(right)")
    }
    let raw = PayloadFindings(of: #"{"aps":{"alert":{"loc-key":"RAW"}}}"#, strings)["unsupported-conversion"].first
    #expect(raw?.message == "the string '%#@n@ left' ('en') has '%#@n@', which has no plural forms")
    #expect(raw?.suggestion == "give '%#@n@' its plural forms in the app's strings")
  }

  @Test("a conversion that is none in one language hides nothing in another")
  func otherLanguages() {
    let strings = LintContext(strings: [
      "ar": StringTable(entries: ["N": "%2$@ : %1$lld"]), "en": StringTable(entries: ["N": "%@ messages from %@"]),
    ])
    let found = PayloadFindings(of: #"{"aps":{"alert":{"loc-key":"N","loc-args":["1"]}}}"#, strings)
    #expect(found["argument-count"].count == 1)
    #expect(found["unsupported-conversion"].first?.suggestion == "write '%1$@' in the app's strings")
  }

  @Test("legacy keys are told apart")
  func legacy() {
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"body":"a",⟦"action-loc-key":null}}}"#).expect(
      "action-loc-key-legacy")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"body":"a",⟦"summary-arg-count":2}}}"#).expect(
      "summary-arg-ignored")
    MarkedPayload(stringLiteral: #"{"aps":{"alert":{"body":"a"},⟦"url-args":[]}}"#).expect("safari-keys")
    let website = PayloadFindings(of: #"{"aps":{"alert":{"title":"a","action":"View"},"url-args":[]}}"#)
    #expect(website["url-args-missing"].isEmpty)
  }

  @Test("a long body is one of many lines or of many characters, but no link")
  func longBody() {
    let long = String(repeating: "word ", count: 40)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(long)"}}"#)["long-body"].count == 1)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a\nb\nc\nd"}}"#)["long-body"].isEmpty)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"a\nb\nc\nd\ne"}}"#)["long-body"].count == 1)
    let link = "https://example.com/" + String(repeating: "a", count: 400)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(link)"}}"#)["long-body"].isEmpty)
    let cjk = String(repeating: "長", count: 200)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(cjk)"}}"#)["long-body"].count == 1)
    #expect(PayloadFindings(of: #"{"aps":{"alert":"\#(cjk.prefix(170))"}}"#)["long-body"].isEmpty)
  }

  @Test("silence is told where something was to be heard")
  func sound() {
    MarkedPayload(stringLiteral: #"{"aps":{⟦"alert":"a","interruption-level":"time-sensitive"}}"#).expect(
      "missing-sound")
    for quiet in [#""badge":0"#, #""badge":2,"interruption-level":"passive""#, #""badge":2,"mutable-content":1"#] {
      #expect(PayloadFindings(of: #"{"aps":{"alert":"a",\#(quiet)}}"#)["missing-sound"].isEmpty, "\(quiet)")
    }
    MarkedPayload(stringLiteral: #"{"aps":{"sound":⟦"default"}}"#).expect("sound-without-alert")
  }
}
