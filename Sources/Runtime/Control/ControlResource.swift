import Payload

/// What a method means at a path of the control socket.
struct ControlResource: Sendable {
  /// How the request becomes operations.
  enum Reading: Sendable {
    /// One operation with this name. Its members are those of the path, of the query and of the body.
    case operation(String)
    /// The same, with the body as text in one member: a document that is no object of ours.
    case document(String, in: String)
    /// The body is the operation.
    case anyOperation
    /// The body is a payload, the headers are Apple's.
    case push
    /// The body says what is different about the device.
    case device
    /// The body says how far to advance the clock.
    case clock
    /// The body says what is dismissed.
    case dismissal
    /// Waits until everything is done and stored and a newer frame is painted (docs/testing.md).
    case idle
  }
  /// A parameter of the query.
  enum Parameter: Sendable {
    case integer(String, default: Int64?)
    case text(String)
    /// `true` or `false`.
    case flag(String)
    /// `wait`: seconds to wait for the first object.
    case wait

    var name: String {
      switch self {
      case .integer(let name, _), .text(let name), .flag(let name): name
      case .wait: "wait"
      }
    }
  }

  let method: String
  /// The segments of the path; one in braces takes any and gives it to the member with this name, `{number}` takes a
  /// whole number.
  let path: [Substring]
  let reading: Reading
  let parameters: [Parameter]
  let form: ControlAnswer.Form

  init(
    _ method: String, _ path: String, _ reading: Reading, parameters: [Parameter] = [], as form: ControlAnswer.Form
  ) {
    self.method = method
    self.path = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { $0 }
    self.reading = reading
    self.parameters = parameters
    self.form = form
  }

  /// The members that `segments` give; nil where they belong to something else.
  func match(_ segments: [String]) -> [(String, JSONOutput)]? {
    guard segments.count == path.count else { return nil }
    var members: [(String, JSONOutput)] = []
    for (pattern, segment) in zip(path, segments) {
      if pattern == "{number}" {
        guard let number = Int64(segment) else { return nil }
        members.append(("number", .integer(number)))
      } else if pattern.first == "{" {
        members.append((String(pattern.dropFirst().dropLast()), .string(segment)))
      } else if pattern != segment {
        return nil
      }
    }
    return members
  }
}
