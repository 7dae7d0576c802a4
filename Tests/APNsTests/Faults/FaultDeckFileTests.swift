import Center
import APNs
import Payload
import Testing

@Suite("A deck is saved and loaded")
struct FaultDeckFileTests {
  private func read(_ text: String) -> (file: FaultDeckFile, findings: [String]) {
    let (file, findings) = FaultDeckFile.read(Array(text.utf8), fileName: "a.json")
    return (file, findings.map(\.description))
  }

  @Test("what is saved is what is loaded")
  func roundTrip() throws {
    var saved = try DealtDeck("next 3 TooManyRequests", "5% BadDeviceToken for token 00*", "delay 2s", seed: 7).deck
    saved.turn(2, on: false, at: moment())
    let (file, findings) = read(saved.fileJSON.pretty)
    #expect(findings.isEmpty)
    #expect(FaultDeck(file, at: moment()) == saved)
  }

  @Test("comments are allowed, and everything may be left out")
  func small() {
    #expect(read("{ // nothing\n }").file == read(#"{"seed":0,"cards":[]}"#).file)
    #expect(read("{}").findings.isEmpty)
  }

  @Test("every mistake is told with its place, and costs its card alone")
  func mistakes() {
    let (file, findings) = read(
      """
      {
        "sed": 7,
        "cards": ["next 3 TooManyRequest", 5, {"on": true}, {"card": "delay 1s", "on": "no"}]
      }
      """)
    #expect(
      findings == [
        "a.json:2:3: warning: sed: unknown key 'sed'; did you mean 'seed'?",
        "a.json:3:13: error: cards[0]: 'TooManyRequest' is no reason of the service, and none of delay, no-answer, "
          + "lost-answer, goaway, drop, stall, idle, streams; did you mean 'TooManyRequests'?",
        "a.json:3:38: error: cards[1]: expected text, found a number",
        "a.json:3:41: error: cards[2]: has no 'card'",
        "a.json:3:82: error: cards[3].on: expected true or false, found text; write false",
      ])
    #expect(file.entries.map(\.card) == [FaultCard(.delay(milliseconds: 1000))])
  }

  @Test("a seed is a whole number of 0 or more")
  func seed() { #expect(read(#"{"seed":-1}"#).findings.count == 1) }
}
