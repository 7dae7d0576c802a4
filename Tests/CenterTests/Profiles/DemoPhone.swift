import Center
import Foundation
import Payload

/// A phone with the apps and the device of `demo-payloads`, to which its files are pushed.
struct DemoPhone {
  var center: CenterState
  private var count: Int64 = 0

  /// The moment that the demo's Live Activities were written for: 2026-07-03T09:41:00Z.
  static let start = Timestamp(milliseconds: 1_783_071_660_000)

  /// A phone out of the box, with the demo's profiles.
  init() throws {
    let device = DeviceProfileFile.read(try RepositoryFiles.bytes("demo-payloads/device.json")).profile ?? .standard
    center = CenterState(now: Self.start, deviceProfile: device, profiles: try Self.profiles())
  }

  /// The app profiles of the demo, with their `.strings` files.
  static func profiles() throws -> [AppProfile] { try files().compactMap(\.profile) }

  /// The app profiles of the demo as read, with their `.strings` files.
  static func files() throws -> [AppProfileFile] {
    try ["apps", "attachments", "content-extension", "delegate", "extension"].flatMap { folder in
      try RepositoryFiles.names(below: "demo-payloads/\(folder)").filter { $0.hasSuffix(AppProfileFile.suffix) }.map {
        name in
        var file = AppProfileFile.read(try RepositoryFiles.bytes("demo-payloads/\(folder)/\(name)"), fileName: name)
        for reference in file.stringsFiles {
          file.addStrings(try RepositoryFiles.bytes("demo-payloads/\(folder)/\(reference.path)"), for: reference)
        }
        return file
      }
    }
  }

  /// The payload files of the demo, relative to its folder.
  static func payloadNames() -> [String] {
    RepositoryFiles.names(below: "demo-payloads").filter {
      $0.contains("/") && !$0.hasPrefix("apps/") && !$0.hasSuffix(AppProfileFile.suffix)
        && ($0.hasSuffix(".apns") || $0.hasSuffix(".json"))
    }
  }

  /// The app that a file is for: the one that it names; the articles' name none.
  static func app(of name: String, _ payload: [UInt8]) -> String {
    if let app = Payload(JSONDocument(payload))?.simulatorTargetBundle { return app }
    return name == "articles/rich-1-social-post.json" ? "com.example.mehfil" : "com.example.paigham"
  }

  /// Something happens to the phone, a second after what came before.
  mutating func send(_ event: CenterEvent) {
    count += 1
    _ = center.reduce(event, at: Self.start.adding(seconds: Double(count)))
  }

  /// A file arrives; what was decided about it comes back.
  @discardableResult
  mutating func push(_ name: String, collapseIdentifier: String? = nil) throws -> Delivery? {
    let payload = try RepositoryFiles.bytes("demo-payloads/\(name)")
    let identifier = "push-\(count + 1)"
    send(
      .payloadArrived(
        Arrival(
          bundleIdentifier: Self.app(of: name, payload), payload: payload,
          headers: Arrival.Headers(collapseIdentifier: collapseIdentifier), deliveryIdentifier: identifier,
          assignedRequestIdentifier: identifier)))
    return center.recentDeliveries.last
  }

  /// The notification that a push became.
  func notification(of delivery: Delivery?) -> Center.Notification? {
    delivery.flatMap {
      center.notifications[
        NotificationKey(bundleIdentifier: $0.bundleIdentifier, requestIdentifier: $0.requestIdentifier)]
    }
  }

  /// A file arrives; the notification that it became comes back.
  mutating func pushNotification(_ name: String) throws -> Center.Notification? {
    let delivery = try push(name)
    return notification(of: delivery)
  }
}
