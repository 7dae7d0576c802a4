import APNs
import Center
import Testing
import TestSupport

@testable import Commands

@Suite("Completion on the screen's line")
struct LineCompletionTests {
  private func words(
    _ line: String, _ phone: CenterFixture = CenterFixture(), _ gateway: Gateway = Gateway(), in world: World? = nil
  ) throws -> [String] {
    let world = try world ?? World()
    return Commands.completion(of: line, center: phone.center, gateway: gateway, in: world.environment([]))
      .candidates.map(\.text)
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

  @Test(
    "a fault card is completed word by word, with nothing that could not stand there",
    arguments: [
      ("faults add n", ["next", "no-answer"]), ("faults add next ", ["1", "3", "10", "100"]),
      ("faults add next 3 next", []), ("faults add 5% TooManyR", ["TooManyRequests"]),
      ("faults add TooManyRequests ", ["for", "from", "until", "on"]),
      ("faults add Unregistered s", ["since"]), ("faults add drop a", ["after"]),
      ("faults add drop for t", ["token", "topic"]),
      ("faults add drop for topic com.example.b", ["com.example.bank"]),
      ("faults add drop for token ", ["00fc"]), ("faults add drop for push-type v", ["voip"]),
      ("faults add drop for environment ", ["sandbox", "production"]),
      ("faults add drop for topic com.example.chat a", ["after", "and"]),
      ("faults add drop on 30s o", ["off"]), ("faults add goaway shut", ["Shutdown"]),
      ("faults add nonsense ", []), ("faults remove ", ["1"]), ("faults off ", ["1"]),
    ] as [(String, [String])])
  func faultCards(line: String, expected: [String]) throws {
    var gateway = Gateway()
    let noon = Timestamp(milliseconds: 1_751_544_000_000)
    gateway.faults.lay(try FaultCard("delay 2s"), at: noon)
    gateway.tokens.insert(
      DeviceToken(token: "00fc", bundleIdentifier: "com.example.chat", environment: .sandbox, registeredAt: noon))
    #expect(try words(line, phone, gateway) == expected)
  }

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
