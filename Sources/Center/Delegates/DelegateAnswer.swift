import Payload

/// What a delegate wrote: operations, an object of JSON on a line each.
///
///     {"operation":"setBadge","badge":3}
///     {"operation":"removeDelivered","identifiers":["chat-7"]}
///     {"operation":"postNotification","title":"Sent","body":"Your reply is on its way"}
///
/// A line that is none of these is a remark, and the others count (docs/delegate.md).
public struct DelegateAnswer: Equatable, Sendable {
  /// One of them.
  public enum Operation: Equatable, Sendable {
    case setBadge(Int64)
    case removeDelivered([String])
    case postNotification(LocalNotification)
  }

  /// In the order of the lines.
  public private(set) var operations: [Operation] = []
  /// What was wrong, a sentence each with its line.
  public private(set) var remarks: [String] = []

  /// Operations that an answer may have.
  public static let limit = 100

  /// Reads what was written.
  public init(reading bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.contains(where: { $0 > UInt8(ascii: " ") }) {
      guard operations.count < Self.limit else {
        remarks.append("line \(number + 1): more than \(Self.limit) operations; the rest is left out")
        return
      }
      do throws(Fault) {
        operations.append(try Self.operation(Array(line)))
      } catch {
        remarks.append("line \(number + 1): \(error.message)")
        guard remarks.count < 10 else { return }
      }
    }
  }

  struct Fault: Error {
    var message: String
  }

  private static let keys = [
    "setBadge": ["badge"],
    "removeDelivered": ["identifiers"],
    "postNotification": [
      "identifier", "title", "subtitle", "body", "threadIdentifier", "categoryIdentifier", "sound", "userInfo",
      "attachments",
    ],
  ]

  private static func operation(_ line: [UInt8]) throws(Fault) -> Operation {
    let document = JSONDocument(line)
    guard document.isReadable, let root = document.root, root.kind == .object else {
      throw Fault(message: "an operation is one JSON object on a line")
    }
    guard let name = root["operation"]?.string else { throw Fault(message: "'operation' must name what to do") }
    guard let known = keys[name] else {
      let hint = nearest(name, in: keys.keys.sorted()).map { ", did you mean '\($0)'?" } ?? ""
      throw Fault(message: "unknown operation '\(terminalSafe(name))'\(hint)")
    }
    if let stranger = root.members.map(\.key).first(where: { $0 != "operation" && !known.contains($0) }) {
      let hint = nearest(stranger, in: known).map { ", did you mean '\($0)'?" } ?? ""
      throw Fault(message: "'\(name)' has no '\(terminalSafe(stranger))'\(hint)")
    }
    switch name {
    case "setBadge":
      guard let badge = root["badge"]?.number?.integer, badge >= 0 else {
        throw Fault(message: "'badge' must be a whole number of 0 or more")
      }
      return .setBadge(badge)
    case "removeDelivered":
      let elements = root["identifiers"]?.elements ?? []
      let identifiers = elements.compactMap(\.string)
      guard root["identifiers"]?.kind == .array, identifiers.count == elements.count else {
        throw Fault(message: "'identifiers' must be a list of texts")
      }
      return .removeDelivered(identifiers)
    default: return .postNotification(try LocalNotification(root))
    }
  }
}
