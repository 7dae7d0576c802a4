import Payload
import Runtime
import Testing

@testable import Commands

@Suite("belfry faults")
struct FaultsCommandTests {
  @Test("a card is laid, in quotation marks or without, and shown as it was understood")
  func adding() throws {
    let world = try World()
    #expect(
      world.run(["faults", "add", "next", "3", "toomanyrequests"])
        == Finished(code: .done, output: "card 1: next 3 TooManyRequests\n", messages: ""))
    #expect(world.run(["faults", "add", "delay 60s"]).output == "card 2: delay 1m\n")
    #expect(
      world.run(["faults"]).output == """
        CARD  STRUCK  OF  STATE   WHAT
        1     0       0   3 left  next 3 TooManyRequests
        2     0       0   on      delay 1m

        """)
  }

  @Test("cards rest, go, and all go")
  func changing() throws {
    let world = try World()
    for card in ["drop", "stall", "no-answer"] { _ = world.run(["faults", "add", card]) }
    #expect(world.run(["faults", "off", "2"]) == Finished(code: .done, output: "", messages: ""))
    #expect(world.run(["faults", "remove", "1", "3"]) == Finished(code: .done, output: "", messages: ""))
    #expect(world.run(["faults"]).lines.last == "2     0       0   off    stall")
    _ = world.run(["faults", "clear"])
    #expect(
      world.run(["faults"])
        == Finished(code: .done, output: "", messages: "belfry: no faults; see 'belfry help faults'\n"))
  }

  @Test(
    "what makes no sense is a usage error",
    arguments: [
      ("faults add", "'faults add' needs a card, such as next 3 TooManyRequests"),
      ("faults add goaway Shutdwn", "'Shutdwn' is no reason of the service, did you mean 'Shutdown'?"),
      ("faults remove x", "'x' is no value for remove, expected a whole number of 0 or more"),
      ("faults on", "'faults on' needs a number"), ("faults clear 2", "unexpected '2' after 'faults clear'"),
      ("faults save a b", "unexpected 'b' after 'faults save'"),
      (
        "faults ad",
        "'ad' is no value for VERB, expected one of list, add, remove, on, off, clear, seed, save, load, did you mean 'add'?"
      ),
    ])
  func mistakes(line: String, message: String) throws {
    let finished = try World().run(line.split(separator: " ").map(String.init))
    #expect(finished.code == .usage)
    #expect(
      finished.messages == "belfry: \(message)\n'belfry help faults' says more\n"
        || finished.messages.hasPrefix("belfry: \(message)\n"))
  }

  @Test("the deck is saved and loaded")
  func files() throws {
    let world = try World()
    _ = world.run(["faults", "add", "5% BadTopic"])
    _ = world.run(["faults", "seed", "7"])
    #expect(world.run(["faults", "save", "a.json"]).code == .done)
    _ = world.run(["faults", "clear"])
    #expect(world.run(["faults", "load", "a.json", "--json"]).objects.first?["card"]?.string == "5% BadTopic")
    #expect(
      world.run(["faults", "save", "-"]).output == """
        {
          "seed": 7,
          "cards": [
            "5% BadTopic"
          ]
        }

        """)
  }

  @Test("a file with a mistake changes nothing, and says where it is")
  func wrongFile() throws {
    let world = try World()
    _ = world.run(["faults", "add", "drop"])
    try world.write(#"{"cards": ["next 3 TooManyRequest"]}"#, to: "a.json")
    let finished = world.run(["faults", "load", "a.json"])
    #expect(finished.code == .no)
    #expect(finished.messages.hasPrefix("a.json:1:12: error: cards[0]: 'TooManyRequest' is no reason"))
    #expect(world.run(["faults"]).lines.last?.hasSuffix("drop") == true)
    #expect(world.run(["faults", "load", "b.json"]).code == .failed)
    #expect(world.run(["faults", "remove", "7"]).messages == "belfry: no card 7; there are 1\n")
  }
}
