import Center
import Foundation
import Payload
import Storage
import Testing

@testable import Runtime

@Suite("The runtime keeps what it was told")
struct RuntimeStateTests {
  private func runtime(_ scratch: Scratch, clock: any Clock = SystemClock(), apps: [String] = []) throws -> Runtime {
    try Runtime(
      Runtime.Configuration(state: .directory(scratch.path("state")), appDirectories: apps, clock: clock),
      role: .command)
  }

  @Test("everything is there again after the end")
  func restart() throws {
    let scratch = try Scratch()
    let before = try runtime(scratch)
    _ = before.perform(push(#"{"aps":{"alert":"hello","badge":3}}"#, collapse: "a"))
    _ = before.perform(push(#"{"aps":{"alert":"hello"}}"#, collapse: "b"))
    _ = before.perform(.respond(identifier: "b", action: "default", text: nil))
    _ = before.perform(.focus("work"))
    let (device, notifications) = (before.state.device, before.state.notifications)
    before.end()
    let after = try runtime(scratch)
    #expect(after.state.device == device)
    #expect(after.state.notifications == notifications)
    #expect(after.state.apps["com.example.chat"]?.badge == 3)
    #expect(after.state.responseCount == 1)
    #expect(after.startNotices == [])
  }

  @Test("the directory and its files are for their owner alone")
  func permissions() throws {
    let scratch = try Scratch()
    let runtime = try runtime(scratch)
    runtime.end()
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.posixPermissions] as? Int
    }
    #expect(try mode("state") == 0o700)
    #expect(try mode("state/belfry.sqlite") == 0o600)
    #expect(try mode("state/lock") == 0o600)
  }

  @Test("a standing clock goes on where it was left, for the same --clock only")
  func standingClock() throws {
    let scratch = try Scratch()
    let noon = Timestamp(milliseconds: 1_751_544_000_000)
    for expected in [60.0, 120] {
      let runtime = try runtime(scratch, clock: StandingClock(noon))
      _ = runtime.perform(.device(.advance(seconds: 60)))
      #expect(runtime.state.now.seconds(since: noon) == expected)
    }
    let other = try runtime(scratch, clock: StandingClock(noon.adding(seconds: 1)))
    #expect(other.state.now == noon.adding(seconds: 1))
  }

  @Test("a step that cannot be stored has not happened, and is announced")
  func storeFailure() throws {
    let scratch = try Scratch()
    let runtime = try runtime(scratch)
    _ = runtime.perform(push(#"{"aps":{"alert":"hello"}}"#, collapse: "a"))
    var notices: [String] = []
    var changes = 0
    runtime.observe {
      switch $0 {
      case .notice(let notice): notices.append(notice)
      case .changed: changes += 1
      case .sound, .provider: break
      }
    }
    let before = runtime.state.notifications
    // The table of the responses is in the way of the next one: its number is taken.
    try runtime.store.apply([.storeResponse(takenResponse)])
    let failed = runtime.perform(.respond(identifier: "a", action: "default", text: nil))
    #expect(failed.message?.hasPrefix("3: ") == true)
    #expect(notices.count == 1)
    #expect(changes == 0)
    #expect(runtime.state.notifications == before)
    // The disk said how things are: the next response has the next number.
    #expect(runtime.perform(.respond(identifier: "a", action: "default", text: nil)).member("sequence") == .integer(2))
  }

  private var takenResponse: Response {
    Response(
      storedSequence: 1, respondedAt: Timestamp(milliseconds: 0), bundleIdentifier: "b", requestIdentifier: "r",
      threadIdentifier: nil, categoryIdentifier: nil, actionIdentifier: "x", userText: nil, activation: .foreground,
      authenticated: false, userInfo: "{}", delegate: nil)
  }

  @Test("faulty profiles are named with their place, and read again on demand")
  func profiles() throws {
    let scratch = try Scratch()
    try scratch.write("com.example.chat.app.json", #"{"name":"Chat","settings":{"grouping":"by_app"}}"#)
    let runtime = try runtime(scratch, apps: [scratch.path])
    #expect(runtime.startNotices.count == 1)
    #expect(runtime.startNotices[0].hasPrefix("\(scratch.path("com.example.chat.app.json")):1:"))
    #expect(runtime.state.apps["com.example.chat"]?.profile.name == "Chat")
    try scratch.write("com.example.chat.app.json", #"{"name":"Chatter"}"#)
    _ = runtime.perform(.reload)
    #expect(runtime.state.apps["com.example.chat"]?.profile.name == "Chatter")
    try scratch.write("com.example.chat.app.json", "no profile at all")
    _ = runtime.perform(.reload)
    #expect(runtime.state.apps["com.example.chat"]?.profile.name == "Chatter")
  }

  @Test("a watched folder pushes, and says what was refused")
  func watchedFolder() throws {
    let scratch = try Scratch()
    let runtime = try memoryRuntime()
    let loop = EventLoop()
    var notices: [String] = []
    runtime.observe { if case .notice(let notice) = $0 { notices.append(notice) } }
    let watch = try runtime.deliverFiles(of: scratch.path, on: loop, bundleIdentifier: "com.example.chat")
    try scratch.write("a.apns", #"{"aps":{"alert":"one"}}"#)
    try scratch.write("b.apns", "[]")
    loop.turn { runtime.state.notifications.count == 1 && notices.count == 1 }
    #expect(notices.first?.hasPrefix("\(scratch.path("b.apns")): ") == true)
    watch.end()
  }

  @Test("a changed profile is read again by itself")
  func changedProfile() throws {
    let scratch = try Scratch()
    try scratch.write("com.example.chat.app.json", #"{"name":"Chat"}"#)
    let runtime = try runtime(scratch, apps: [scratch.path, "/nonexistent"])
    let loop = EventLoop()
    let watches = runtime.reloadChangedProfiles(on: loop)
    #expect(watches.count == 1)
    try scratch.write("com.example.chat.app.json", #"{"name":"Chatter"}"#)
    loop.turn { runtime.state.apps["com.example.chat"]?.profile.name == "Chatter" }
  }

  @Test("a state directory that is a file, or below one, is refused with the way out")
  func noDirectory() throws {
    let scratch = try Scratch()
    try scratch.write("state", "x")
    #expect(
      throws: OperationError(
        exitCode: 3,
        message: "'\(scratch.path("state"))' is no directory; choose another state directory with --state"),
      performing: { _ = try runtime(scratch) })
  }
}

@Suite("Identifiers are UUIDs")
struct IdentifierTests {
  @Test("in the form 8-4-4-4-12, in upper case, version 4", arguments: [1, 2, Int64.max])
  func form(sequence: Int64) throws {
    for source: any IdentifierSource in [RandomIdentifiers(), SeededIdentifiers(seed: 0)] {
      for purpose in [IdentifierPurpose.delivery, .request] {
        let identifier = source.identifier(purpose, sequence: sequence)
        #expect(
          identifier.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/) != nil)
      }
    }
  }

  @Test("those that the service makes have no version, as Apple's have none; a token has 64 digits in lower case")
  func serviceForm() {
    for source: any IdentifierSource in [RandomIdentifiers(), SeededIdentifiers(seed: 0)] {
      let identifier = source.identifier(.service, sequence: 1)
      #expect(identifier.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-3[0-9A-F]{3}-[C-F][0-9A-F]{3}-[0-9A-F]{12}/) != nil)
      #expect(source.deviceToken(number: 1).wholeMatch(of: /[0-9a-f]{64}/) != nil)
      #expect(source.deviceToken(number: 1) != source.deviceToken(number: 2))
    }
  }

  @Test("seeded ones repeat, and differ by seed, number and purpose")
  func seeded() {
    var identifiers: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      for sequence in 0..<50 as Range<Int64> {
        for purpose in [IdentifierPurpose.delivery, .request] {
          let identifier = SeededIdentifiers(seed: seed).identifier(purpose, sequence: sequence)
          #expect(SeededIdentifiers(seed: seed).identifier(purpose, sequence: sequence) == identifier)
          identifiers.insert(identifier)
        }
      }
    }
    #expect(identifiers.count == 2000)
  }
}
