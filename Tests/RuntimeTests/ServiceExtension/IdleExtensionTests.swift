import Center
import Foundation
import HTTP2
import Testing

@testable import Runtime

@Suite("A test driver that waits for idle") struct IdleExtensionTests {
  @Test("sees what the service extension made of a push") func idle() throws {
    let scratch = try Scratch()
    // It ends when the test says so.
    try #require(mkfifo(scratch.path("go"), 0o600) == 0)
    let loop = EventLoop()
    let runtime = try Runtime(Runtime.Configuration(state: .directory(scratch.path("state"))))
    defer { runtime.end() }
    var profile = AppProfile.plain(bundleIdentifier: ExtensionBench.app)
    profile.serviceExtension = ServiceExtension(
      .command(["/bin/sh", "-c", #"read go < go; echo '{"content":{"body":"open"}}'"#]), directory: scratch.path)
    try runtime.send(.profilesLoaded([profile]))
    let path = try #require(try runtime.serve(on: loop))
    runtime.frameNumber = 4
    let client = try ControlClientModel(path, loop)

    _ = try runtime.perform(push(#"{"aps":{"alert":"sealed","mutable-content":1}}"#)).get()
    try client.ask("GET", "/idle?after=3")
    let other = try ControlClientModel(path, loop)
    try other.ask("GET", "/state")
    loop.turn { other.answers.count == 1 }
    #expect(client.answers == [])

    try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("go"))).write(contentsOf: Data("\n".utf8))
    loop.turn(within: 60) { runtime.state.extensionPushes.isEmpty }
    try other.ask("GET", "/state")
    loop.turn { other.answers.count == 2 }
    // The frame that is on the screen does not show it yet.
    #expect(client.answers == [])
    #expect(runtime.state.notifications.values.first?.body == "open")
    runtime.frameNumber = 5
    loop.turn { client.answers.count == 1 }
    #expect(client.answers == [ControlClientModel.Answer(200, #"{"frame":5}"#)])
  }
}
