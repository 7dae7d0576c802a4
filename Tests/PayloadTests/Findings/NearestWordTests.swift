import Payload
import Testing

@Suite("The nearest right word")
struct NearestWordTests {
  static let levels = ["passive", "active", "time-sensitive", "critical"]

  @Test(
    "a slip, a swap, another case or another joint is recognised",
    arguments: [
      ("timeSensitive", "time-sensitive"), ("time_sensitive", "time-sensitive"), ("time-senstive", "time-sensitive"),
      ("Time Sensitive", "time-sensitive"), ("TIME-SENSITIVE", "time-sensitive"), ("tmie-sensitive", "time-sensitive"),
      ("pasive", "passive"), ("actvie", "active"), ("criticla", "critical"), ("critcal", "critical"),
      ("criticall", "critical"), ("Critical", "critical"),
    ])
  func near(word: String, meant: String) {
    #expect(nearest(word, in: Self.levels) == meant)
  }

  @Test(
    "a word of its own is left alone",
    arguments: ["", "-", "urgent", "high", "sensitive", "x", "pass", "crit", "active", "普通"])
  func far(word: String) {
    #expect(nearest(word, in: Self.levels) == nil)
  }

  @Test("short words need to be the same but for one slip in three characters")
  func shortWords() {
    #expect(nearest("id", in: ["it"]) == nil)
    #expect(nearest("url", in: ["uri"]) == "uri")
    #expect(nearest("page", in: ["badge"]) == nil)
    #expect(nearest("badges", in: ["badge"]) == "badge")
    #expect(nearest("title", in: ["subtitle"]) == nil)
  }

  @Test("the nearest wins, and of equally near ones the first")
  func order() {
    #expect(nearest("lockey", in: ["loc-keys", "loc-key"]) == "loc-key")
    #expect(nearest("cat", in: ["bat", "hat"]) == "bat")
    #expect(nearest("bodi", in: ["bode", "body"]) == "bode")
  }

  @Test("a word of any length is answered at once")
  func longWords() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearest(long, in: ["a", long + "b"]) == nil)
  }

  @Test("the same word in another spelling is the same word")
  func sameWord() {
    #expect(isSameWord("threadId", "thread-id"))
    #expect(isSameWord("content_available", "content-available"))
    #expect(!isSameWord("events", "event"))
  }
}
