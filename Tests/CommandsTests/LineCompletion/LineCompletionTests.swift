import Center
import Testing
import TestSupport

@testable import Commands

@Suite("Completion on the screen's line")
struct LineCompletionTests {
  private func words(_ line: String, _ phone: CenterFixture = CenterFixture(), in world: World? = nil) throws
    -> [String]
  {
    let world = try world ?? World()
    return Commands.completion(of: line, center: phone.center, in: world.environment([])).candidates.map(\.text)
  }

  private var phone: CenterFixture {
    var phone = CenterFixture()
    phone.deliver(#"{"aps":{"alert":"a","category":"MESSAGE","thread-id":"room 7"}}"#)
    phone.deliver(#"{"aps":{"alert":"b"}}"#, to: "com.example.bank", after: 1)
    return phone
  }

  @Test(
    "commands, words, options and their values are those of the table",
    arguments: [
      ("de", ["deliveries", "device"]), ("q", ["quit"]), ("focus w", ["work"]), ("focus o", ["off"]),
      ("device r", ["ringer", "reinstall", "restore"]), ("device ringer ", ["on", "off"]), ("device lock ", []),
      ("nonsense ", []),
      ("render --as a", ["ansi"]), ("log --fo", ["--format", "--follow"]),
      ("log --format ", ["table", "jsonl", "csv"]),
      ("help dem", []), ("help exp", ["explain"]), ("app s", ["show", "set"]),
      ("app set com.example.b", ["com.example.bank"]),
      ("app set com.example.bank sounds=", ["sounds=on", "sounds=off"]), ("device foreground n", ["none"]),
      ("explain latest ", []), ("'foc", ["focus"]), ("theme s", ["show"]), ("theme n", ["night-ferry"]),
      ("theme show let", ["letterpress"]),
    ] as [(String, [String])])
  func table(line: String, expected: [String]) throws { #expect(try words(line) == expected) }

  @Test(
    "notifications, their actions and threads are those of the phone, the newest first",
    arguments: [
      ("dismiss ", ["latest", "request-2", "request-1"]),
      ("respond request-1 ", ["reply", "like", "delete", "default", "dismiss"]),
      ("respond latest ", ["default", "dismiss"]), ("respond latest default ", []),
      ("dismiss --thread ro", ["'room 7'"]), ("explain l", ["latest"]),
    ] as [(String, [String])])
  func names(line: String, expected: [String]) throws { #expect(try words(line, phone) == expected) }

  @Test("files and folders are completed where a command reads them, quoted where they must be")
  func files() throws {
    let world = try World()
    try world.write("{}", to: "payloads/one.apns")
    try world.write("{}", to: "payloads/two words.apns")
    try world.write("{}", to: "payloads/.hidden")
    #expect(try words("lint pay", in: world) == ["payloads/"])
    #expect(try words("lint payloads/", in: world) == ["payloads/one.apns", "'payloads/two words.apns'"])
    #expect(try words("lint payloads/.", in: world) == ["payloads/.hidden"])
    #expect(try words("lint nowhere/", in: world) == [])
    #expect(try words("push com.example.chat payloads/o", in: world) == ["payloads/one.apns"])
    #expect(try words("push pay", in: world) == ["payloads/"])
  }

  @Test(
    "what stands before the word stays as it was typed",
    arguments: [("focus  w", "focus  "), ("a 'b c", "a "), ("", ""), ("a ", "a ")])
  func heads(line: String, head: String) { #expect(LineWords(line).head == head) }

  @Test(
    "every candidate is read as the word that it stands for",
    arguments: ["it's", "a b", "\"", "", "back\\slash", "plain"])
  func quoting(word: String) { #expect(Commands.shellWords(LineWords.quoted(word)) == [word]) }
}
