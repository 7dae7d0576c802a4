import Center
import Payload
import Testing

/// An app with a service extension, and pushes that start it.
enum Extending {
  static let serviceExtension = ServiceExtension(.command(["./extend"]))

  static func profile(_ change: (inout AppProfile) -> Void = { _ in }) -> AppProfile {
    .allowedEverything {
      $0.serviceExtension = serviceExtension
      change(&$0)
    }
  }

  /// A payload that starts the extension; `keys` stand in `aps` too.
  static func payload(_ body: String = "sealed", _ keys: String = "") -> String {
    "{\"aps\":{\"alert\":{\"body\":\"\(body)\"},\"mutable-content\":1\(keys)},\"secret\":1}"
  }

  /// A run that wrote `lines` and then ended.
  static func run(
    of request: ServiceExtensionRequest, writing lines: String..., end: ExtensionTranscript.End = .exited(0),
    isExpired: Bool = false
  ) -> ServiceExtensionRun {
    var transcript = ExtensionTranscript(of: request)
    for (number, line) in lines.enumerated() { transcript.take(line: Array(line.utf8), at: Double(number)) }
    if isExpired { transcript.expire() }
    return transcript.ended(end, at: 1.5)
  }
}

extension Phone {
  /// What the shell is asked to run.
  var extensionRequests: [ServiceExtensionRequest] {
    effects.compactMap { if case .runServiceExtension(let request) = $0 { request } else { nil } }
  }

  /// The record of an arrival.
  func delivery(_ sequence: Int64) -> Delivery? { state.recentDeliveries.first { $0.sequence == sequence } }

  /// Delivers a payload that starts the extension.
  mutating func pushIntoExtension(
    _ payload: String = Extending.payload(), headers: Arrival.Headers = .init(), id: String? = nil
  ) throws -> ServiceExtensionRequest {
    push(payload, headers: headers, id: id, source: .endpoint)
    return try #require(extensionRequests.first)
  }

  /// The extension writes `line` and ends; returns the record.
  @discardableResult
  mutating func hear(
    _ line: String, of request: ServiceExtensionRequest, end: ExtensionTranscript.End = .exited(0)
  ) throws -> Delivery {
    send(
      .serviceExtensionEnded(
        delivery: request.delivery, Extending.run(of: request, writing: line, end: end, isExpired: end == .timedOut)))
    return try #require(delivery(request.delivery))
  }
}
