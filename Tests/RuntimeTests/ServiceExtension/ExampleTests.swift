import Center
import Foundation
import Payload
import Testing

@testable import Runtime

@Suite("The service extensions of demo-payloads") struct ExtensionExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("demo-payloads/extension").path

  /// What becomes of the demo's message where this program is the extension.
  private func run(_ words: [String], in directory: String = Self.folder) throws -> (ServiceExtensionRun, String?) {
    let bench = try ExtensionBench {
      $0.work = .command(words)
      $0.directory = directory
    }
    let payload = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/1-conversation.apns"))
    _ = try bench.runtime.perform(push(String(decoding: payload, as: UTF8.self), collapse: "demo")).get()
    bench.finish()
    let run = try #require(bench.runtime.state.recentDeliveries.last?.serviceExtension)
    return (run, bench.runtime.state.notifications.values.first?.threadIdentifier)
  }

  @Test("in Python: the message is shown with its sender, in the stack of its conversation") func python() throws {
    let (run, thread) = try run(["python3", "route.py"])
    #expect(run.ending == .handedOver && run.remarks == [], "\(run.reason)")
    #expect(run.after?.title == "Ingrid" && run.after?.body == "Shall we take the river path?" && thread == "ingrid")
    #expect(run.steps.map(\.name) == ["sender", "text"])
  }

  @Test("in shell: the message is marked") func shell() throws {
    let (run, _) = try run(["sh", "mark.sh"])
    #expect(run.ending == .handedOver && run.remarks == [], "\(run.reason)")
    #expect(run.after?.body == "*   Shall we take the river path?  " && run.log.count == 1)
  }

  @Test("in Swift: as in Python") func swift() throws {
    let scratch = try Scratch()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "\(Self.folder)/Route.swift", "-o", scratch.path("route")]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    let (run, thread) = try run(["./route"], in: scratch.path)
    #expect(run.ending == .handedOver && run.remarks == [], "\(run.reason)")
    #expect(run.after?.title == "Ingrid" && thread == "ingrid")
  }

  @Test("the letter opens with its key, and the app's string is its title") func letter() throws {
    let profile = AppProfileFile.read(
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/com.example.lantern.app.json"))),
      fileName: "com.example.lantern.app.json"
    ).profile
    var lantern = try #require(profile)
    guard case .steps(var steps)? = lantern.serviceExtension?.work, case .decrypt(var decryption) = steps[0].kind else {
      Issue.record("the first step decrypts")
      return
    }
    // A test must not change the environment that others run in.
    let scratch = try Scratch()
    try PrivateFile.write([UInt8](0..<32), to: scratch.path("key"), replacing: false)
    decryption.key = .file(scratch.path("key"))
    steps[0].kind = .decrypt(decryption)
    lantern.serviceExtension?.work = .steps(steps)
    let runtime = try memoryRuntime()
    try runtime.send(.profilesLoaded([lantern]))
    let payload = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/2-encrypted.apns"))
    _ = try runtime.performWithPrograms(
      push(String(decoding: payload, as: UTF8.self), to: lantern.bundleIdentifier)
    ).get()
    let shown = try #require(runtime.state.notifications.values.first)
    #expect(shown.title == "A letter from Marit" && shown.body == "The lamp is lit. Come before the tide.")
  }
}
