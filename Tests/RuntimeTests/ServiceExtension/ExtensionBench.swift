import Center
import Foundation
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A center with an app whose service extension is a shell script.
struct ExtensionBench {
  static let app = "com.example.chat"
  let loop = EventLoop()
  let runtime: Runtime

  /// Attaches a center in memory to a loop.
  init(_ script: String, _ change: (inout ServiceExtension) -> Void = { _ in }) throws {
    try self.init { serviceExtension in
      serviceExtension.work = .command(["/bin/sh", "-c", script])
      change(&serviceExtension)
    }
  }

  /// Attaches a center in memory to a loop; `change` says what the extension is.
  init(_ change: (inout ServiceExtension) -> Void) throws {
    runtime = try memoryRuntime()
    var serviceExtension = ServiceExtension(.command(["true"]))
    change(&serviceExtension)
    var profile = AppProfile.plain(bundleIdentifier: Self.app)
    profile.serviceExtension = serviceExtension
    try runtime.send(.profilesLoaded([profile]))
    runtime.attach(to: loop)
  }

  /// Delivers a payload that starts the extension.
  func deliver(_ body: String = "sealed", others: String = "", collapse: String? = nil) throws {
    let payload = "{\"aps\":{\"alert\":{\"body\":\"\(body)\"},\"mutable-content\":1}\(others)}"
    _ = try runtime.perform(push(payload, collapse: collapse)).get()
  }

  /// Turns until no extension has a push any more.
  func finish() {
    loop.turn(within: 60, until: { runtime.state.extensionPushes.isEmpty })
  }

  /// Pushes one and tells what became of it.
  func result(others: String = "") throws -> (delivery: Delivery, run: ServiceExtensionRun, body: String?) {
    try deliver(others: others)
    finish()
    let delivery = try #require(runtime.state.recentDeliveries.last)
    let notification = runtime.state.notifications.values.max { $0.sequence < $1.sequence }
    return (delivery, try #require(delivery.serviceExtension), notification?.body)
  }
}
