import Center
import Payload
import Testing

@testable import Runtime

@Suite("What is asked is answered as of now, and names mean one thing")
struct CatchingUpTests {
  /// A center with an app whose notifications wait for the summary of 8:00 and 18:00.
  private func summaryRuntime(_ clock: StandingClock) throws -> Runtime {
    let runtime = try Runtime(
      Runtime.Configuration(state: .memory, clock: clock, identifiers: SeededIdentifiers(seed: 1)))
    var profile = AppProfile.plain(bundleIdentifier: "com.example.news")
    profile.settings.scheduledSummary = true
    try runtime.send(.profilesLoaded([profile]))
    return runtime
  }

  @Test("the summary has come where the clock is past its time, also where nothing but a question is asked")
  func summaryComes() throws {
    // 2025-07-03T12:00:00Z
    let clock = StandingClock(Timestamp(milliseconds: 1_751_544_000_000))
    let runtime = try summaryRuntime(clock)
    #expect(
      runtime.perform(push(#"{"aps":{"alert":"x"}}"#, to: "com.example.news")).member("presentation")
        == .string("summary"))
    #expect(runtime.perform(.state).member("threads") == .array([]))
    clock.advance(seconds: 7 * 3600)
    #expect(runtime.perform(.state).member("threads") != .array([]))
    #expect(runtime.perform(.state).member("summary") == .array([]))
  }

  @Test("latest means the newest notification, also where it waits for the summary")
  func latestWaits() throws {
    let runtime = try summaryRuntime(StandingClock(Timestamp(milliseconds: 1_751_544_000_000)))
    _ = runtime.perform(push(#"{"aps":{"alert":"old"}}"#, to: "com.example.chat", collapse: "old"))
    _ = runtime.perform(push(#"{"aps":{"alert":"new"}}"#, to: "com.example.news", collapse: "new"))
    #expect(
      try runtime.notification(named: "latest")
        == NotificationKey(bundleIdentifier: "com.example.news", requestIdentifier: "new"))
  }

  @Test("an arrival is found by app and identifier where another app used the identifier later")
  func sharedIdentifier() throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(#"{"aps":{"alert":"a"}}"#, to: "com.example.a", collapse: "same"))
    _ = runtime.perform(push(#"{"aps":{"alert":"b"}}"#, to: "com.example.b", collapse: "same"))
    #expect(runtime.perform(.explain("com.example.a/same")).member("bundleIdentifier") == .string("com.example.a"))
    #expect(runtime.perform(.explain("com.example.b/same")).member("bundleIdentifier") == .string("com.example.b"))
  }

  @Test("what may not be done now is answered with 1, what does not exist with 3")
  func exitCodes() throws {
    let runtime = try memoryRuntime()
    _ = runtime.perform(push(#"{"aps":{"alert":"a"}}"#))
    let unknown = runtime.perform(.respond(identifier: "latest", action: "like", text: nil))
    #expect(unknown.message?.hasPrefix("3: ") == true)
    _ = runtime.perform(.device(.lock))
    let locked = runtime.perform(.respond(identifier: "latest", action: "default", text: nil))
    #expect(locked.message?.hasPrefix("1: ") == true)
  }
}
