import Center
import Foundation
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A center whose app has a service extension that attaches, and a server on the same loop.
final class AttachBench {
  static let app = "com.example.darkroom"
  let scratch: Scratch
  let loop = EventLoop()
  let runtime: Runtime
  let server: MediaServer

  /// Attaches a center in a state directory to a loop; `change` says what the extension is.
  init(
    in scratch: Scratch? = nil, isOffline: Bool = false, device: DeviceProfile? = nil,
    _ change: (inout ServiceExtension) -> Void = { $0.work = .steps([.attach]) }
  ) throws {
    let scratch = try scratch ?? Scratch()
    self.scratch = scratch
    var configuration = Runtime.Configuration(state: .directory(scratch.path("state")))
    configuration.fetchesMedia = !isOffline
    if let hosts = device?.allowedHosts {
      let list = hosts.map { "\"\($0)\"" }.joined(separator: ",")
      configuration.deviceProfilePath = try scratch.write("device.json", "{\"allowedHosts\":[\(list)]}".utf8)
    }
    runtime = try Runtime(configuration)
    server = try MediaServer(on: loop)
    var profile = AppProfile.plain(bundleIdentifier: Self.app)
    var serviceExtension = ServiceExtension(.steps([]), directory: scratch.folder)
    change(&serviceExtension)
    profile.serviceExtension = serviceExtension
    profile.categories = [
      .init(
        identifier: "social_post",
        actions: [
          .init(
            identifier: "reply", title: "Reply", options: [.authenticationRequired],
            textInput: .init(buttonTitle: "Send", placeholder: "")), .init(identifier: "like", title: "Like"),
        ])
    ]
    try runtime.send(.profilesLoaded([profile]))
    runtime.attach(to: loop)
  }

  deinit { runtime.end() }

  /// Pushes a photo and turns until it is known what the extension made of it.
  @discardableResult
  func push(
    _ media: String? = nil, others: String = "", id: String? = nil, attachments: [Center.Attachment] = []
  ) throws -> Outcome {
    let field = media.map { ",\"media-url\":\"\($0)\"" } ?? ""
    let payload =
      #"{"aps":{"alert":{"title":"Noor","body":"Fog"},"category":"social_post","mutable-content":1}"#
      + "\(field)\(others)}"
    _ = try runtime.perform(
      .push(
        .init(
          bundleIdentifier: Self.app, payload: Array(payload.utf8), headers: .init(collapseIdentifier: id),
          origin: "a.apns", attachments: attachments))
    ).get()
    while !runtime.state.extensionPushes.isEmpty { loop.turn(waiting: nil) }
    let delivery = try #require(runtime.state.recentDeliveries.last)
    return Outcome(
      delivery: delivery, run: try #require(delivery.serviceExtension),
      notification: try #require(runtime.state.notifications.values.max { $0.sequence < $1.sequence }))
  }

  /// What became of a push.
  struct Outcome {
    var delivery: Delivery
    var run: ServiceExtensionRun
    var notification: Center.Notification

    /// Why the only step failed; nil where it did not.
    var failure: String? { run.steps.first.flatMap { $0.hasFailed ? $0.remark : nil } }
  }

  /// The files of attachments that are kept, with their folders: `1/1`.
  var files: [String] {
    let folder = scratch.path("state/attachments")
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.filter { !FileManager.default.isFolder(folder + "/" + $0) }.sorted()
  }
}

extension ExtensionStep {
  /// Attaches what the field `media-url` has the address of.
  static let attach = ExtensionStep(.attach(MediaSource(.field("media-url"))), timeoutSeconds: 60)
}

extension FileManager {
  fileprivate func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
