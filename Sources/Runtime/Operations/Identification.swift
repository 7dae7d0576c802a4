import Center
import Payload
import Storage

extension Runtime {
  /// The listed notification that `name` means: its request identifier, `bundle/identifier`, its delivery identifier, a
  /// unique beginning of one of them in either case, or `latest`.
  func notification(named name: String) throws(OperationError) -> NotificationKey {
    if name == "latest" {
      // What waits for the summary counts too: `latest` must not mean an older notification than it seems to.
      guard let newest = state.notifications.values.max(by: { $0.sequence < $1.sequence }) else {
        throw OperationError(
          exitCode: 3, kind: .notFound, message: "there is no latest notification: the list is empty")
      }
      return newest.key
    }
    let exact = state.notifications.values.filter {
      $0.requestIdentifier == name || $0.deliveryIdentifier == name || $0.key.path == name
    }
    let found = exact.isEmpty ? notifications(beginning: name) : exact
    switch found.count {
    case 1: return found[0].key
    case 0: throw unknownNotification(name)
    default:
      throw .ambiguous(name, "notifications", among: found.sorted { $0.sequence > $1.sequence }.map(\.key.path))
    }
  }

  /// The arrival that `name` means: its delivery or request identifier (then the newest arrival with it), a unique
  /// beginning of one, or `latest`.
  func delivery(named name: String) throws(OperationError) -> Delivery {
    if name == "latest" {
      guard let latest = try reporting({ () throws(StoreError) in try store.latestDelivery() }) else {
        throw OperationError(
          exitCode: 3, kind: .notFound, message: "there is no latest delivery: nothing has arrived yet")
      }
      return latest
    }
    if let exact = try storedDelivery(name) { return exact }
    if let key = NotificationKey(path: name),
      let found = try storedDelivery(key.requestIdentifier, in: key.bundleIdentifier)
    {
      return found
    }
    let identifiers = try reporting { () throws(StoreError) in
      name.isEmpty ? [] : try store.identifiers(beginning: name, limit: Self.namedMatchLimit + 1)
    }
    // One arrival may be found by both of its identifiers.
    var found: [Delivery] = []
    for identifier in identifiers {
      guard let delivery = try storedDelivery(identifier) else { continue }
      if !found.contains(where: { $0.sequence == delivery.sequence }) { found.append(delivery) }
    }
    switch found.count {
    case 1: return found[0]
    case 0: throw unknownDelivery(name)
    default: throw .ambiguous(name, "deliveries", among: identifiers)
    }
  }

  private func storedDelivery(_ identifier: String, in app: String? = nil) throws(OperationError) -> Delivery? {
    try reporting { () throws(StoreError) in try store.delivery(identifier: identifier, in: app) }
  }

  /// Matches that a message about an ambiguous name lists.
  static let namedMatchLimit = 5

  private func notifications(beginning: String) -> [Center.Notification] {
    guard !beginning.isEmpty else { return [] }
    let beginning = beginning.lowercased()
    return state.notifications.values.filter {
      $0.requestIdentifier.lowercased().hasPrefix(beginning) || $0.key.path.lowercased().hasPrefix(beginning)
        || $0.deliveryIdentifier.lowercased().hasPrefix(beginning)
    }
  }

  private func unknownNotification(_ name: String) -> OperationError {
    if let known = try? store.delivery(identifier: name) {
      let why =
        known.refusal != nil
        ? "it was refused" : known.presentation == .none ? "it showed nothing" : "it has left the list"
      return OperationError(
        exitCode: 3, kind: .notFound,
        message: "no notification '\(name)' in the list: \(why); see 'belfry explain \(name)'")
    }
    if state.notifications.isEmpty {
      return OperationError(exitCode: 3, kind: .notFound, message: "no notification '\(name)': the list is empty")
    }
    let near = nearest(name, in: state.notifications.keys.lazy.map(\.requestIdentifier))
    return OperationError(
      exitCode: 3, kind: .notFound,
      message: "no notification '\(name)' in the list"
        + (near.map { "; did you mean '\($0)'?" } ?? "; 'belfry state' shows what is there, 'latest' is the newest"))
  }

  private func unknownDelivery(_ name: String) -> OperationError {
    guard !state.recentDeliveries.isEmpty else {
      return OperationError(exitCode: 3, kind: .notFound, message: "no delivery '\(name)': nothing has arrived yet")
    }
    let known = state.recentDeliveries.flatMap { [$0.requestIdentifier, $0.deliveryIdentifier] }
    return OperationError(
      exitCode: 3, kind: .notFound,
      message: "no delivery '\(name)'"
        + (nearest(name, in: known).map { "; did you mean '\($0)'?" }
          ?? "; 'belfry deliveries' lists them, 'latest' is the newest"))
  }

  /// Runs `body` and tells a failure of the store as an error of the operation.
  func reporting<Value>(_ body: () throws(StoreError) -> Value) throws(OperationError) -> Value {
    do throws(StoreError) { return try body() } catch { throw OperationError(error) }
  }
}

extension NotificationKey {
  /// `bundle/identifier`: names a notification where its identifier alone does not.
  var path: String { "\(bundleIdentifier)/\(requestIdentifier)" }

  /// Splits at the first slash, which no bundle identifier has; nil where there is none.
  init?(path: String) {
    guard let slash = path.firstIndex(of: "/") else { return nil }
    self.init(bundleIdentifier: String(path[..<slash]), requestIdentifier: String(path[path.index(after: slash)...]))
  }
}

extension OperationError {
  /// `name` begins more than one identifier.
  static func ambiguous(_ name: String, _ what: String, among matches: [String]) -> OperationError {
    let named = matches.prefix(Runtime.namedMatchLimit).map { "'\($0)'" }.joined(separator: ", ")
    let more = matches.count > Runtime.namedMatchLimit ? " and more" : ""
    return OperationError(
      exitCode: 3, kind: .conflict,
      message: "'\(name)' names several \(what): \(named)\(more); give more of the identifier")
  }
}
