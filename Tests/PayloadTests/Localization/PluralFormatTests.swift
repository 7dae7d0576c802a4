import Payload
import LocaleData
import Testing

@Suite("A text with plural forms takes the form that fits its number")
struct PluralFormatTests {
  private let messages = PluralFormat(
    format: "%#@count@ from %2$@",
    variables: ["count": .init(texts: [.zero: "nothing", .one: "one message", .other: "%d messages"])])

  @Test(
    "by the number that its argument is",
    arguments: [
      (["1", "Ann"], "one message from Ann"), (["2", "Ann"], "2 messages from Ann"),
      (["0", "Ann"], "nothing from Ann"), (["1.5", "Ann"], "1.5 messages from Ann"),
      (["many", "Ann"], "many messages from Ann"), ([], " messages from "),
    ])
  func forms(arguments: [String], text: String) {
    #expect(messages.filled(with: arguments, locale: "en") == text)
    #expect(messages.placeholderCount == 2)
    #expect(messages.unsupportedConversions.isEmpty)
  }

  @Test("by the rules of the language")
  func languages() {
    let files = PluralFormat(
      format: "%#@files@",
      variables: [
        "files": .init(texts: [.one: "plik", .few: "%lld pliki", .many: "%lld plików", .other: "%lld pliku"])
      ])
    #expect(files.filled(with: ["1"], locale: "pl") == "plik")
    #expect(files.filled(with: ["3"], locale: "pl") == "3 pliki")
    #expect(files.filled(with: ["5"], locale: "pl") == "5 plików")
    #expect(files.filled(with: ["0.5"], locale: "pl") == "0.5 pliku")
    // A form that the language asks for and that is not there: the one that every text has.
    #expect(messages.filled(with: ["2", "Ann"], locale: "ar") == "2 messages from Ann")
  }

  @Test("variables take their arguments one after the other, or the ones that they name")
  func variables() {
    let text = PluralFormat(
      format: "%#@cats@ and %#@dogs@",
      variables: [
        "cats": .init(texts: [.one: "a cat", .other: "%d cats"]),
        "dogs": .init(texts: [.one: "a dog", .other: "%d dogs"]),
      ])
    #expect(text.filled(with: ["1", "2"], locale: "en") == "a cat and 2 dogs")
    let turned = PluralFormat(
      format: "%2$#@dogs@, %1$#@cats@", variables: text.variables)
    #expect(turned.filled(with: ["1", "2"], locale: "en") == "2 dogs, a cat")
    let numbered = PluralFormat(
      format: "%#@cats@", variables: ["cats": .init(argument: 1, texts: [.one: "a cat", .other: "%arg cats"])])
    #expect(numbered.filled(with: ["1", "7"], locale: "en") == "7 cats")
    #expect(numbered.placeholderCount == 2)
  }

  @Test("whole sentences are chosen by their first whole number")
  func wholeTexts() {
    let text = PluralFormat(wholeTexts: [.one: "%1$@ sent a photo", .other: "%1$@ sent %2$lld photos"])
    #expect(text.filled(with: ["Ann", "1"], locale: "en") == "Ann sent a photo")
    #expect(text.filled(with: ["Ann", "3"], locale: "en") == "Ann sent 3 photos")
    #expect(text.example == "%1$@ sent %2$lld photos")
  }

  @Test("texts that name each other come to an end")
  func endless() {
    let names = (0..<20).map { "v\($0)" }
    let all = names.map { "%#@\($0)@" }.joined()
    let text = PluralFormat(
      format: all, variables: Dictionary(uniqueKeysWithValues: names.map { ($0, .init(texts: [.other: all])) }))
    #expect(text.filled(with: ["1"], locale: "en").isEmpty)
    #expect(text.placeholderCount >= 1)
  }

  @Test("the arguments that choose a form are told, the others are not")
  func choosing() {
    #expect(messages.choosingArguments == [0])
    let turned = PluralFormat(
      format: "%2$#@n@ for %1$@ %3$#@none@", variables: ["n": .init(texts: [.one: "one", .other: "%d"])])
    #expect(turned.choosingArguments == [1])
    #expect(PluralFormat(format: "%@", variables: [:]).choosingArguments == [])
    #expect(PluralFormat(wholeTexts: [.other: "%1$@ sent %2$lld photos"]).choosingArguments == [1])
  }

  @Test("what is no conversion stays as it stands", arguments: ["50 %", "%q", "%#@", "%#@@", "%", "%#@unknown"])
  func oddities(text: String) {
    let format = PluralFormat(format: text, variables: [:])
    #expect(format.filled(with: ["1"], locale: "en") == text)
  }
}
