import HTTP2
import Payload

/// What a client of the control socket wants, as its request says (docs/control.md).
struct ControlRequest: Equatable {
  /// The version of the protocol, in the field `belfry-protocol` of requests of ours and of every answer.
  static let version = "2"
  /// Bytes that a body may have: the largest payload in Base64, and the rest.
  static let byteLimit = Runtime.payloadByteLimit / 3 * 4 + (1 << 16)
  /// Seconds that `wait` may be at most.
  static let longestWait = 300.0

  enum Wish: Equatable {
    /// Done one after the other until one fails; the last one's reply is the answer.
    case operations([Operation])
    /// Answered once everything is done and stored, and a frame with a greater number is painted (docs/testing.md).
    case idle(after: Int64)
  }

  var wish: Wish
  /// How the reply is told.
  var form: ControlAnswer.Form
  /// How long to wait where the reply is an empty page.
  var waitSeconds = 0.0

  /// Reads a request; the error says what is wrong with it.
  init(_ message: HTTPMessage) throws(ControlError) {
    guard !message.hasTooManyFields else { throw ControlError(431, "a request has too many header fields") }
    if let version = message.fields.value(of: "belfry-protocol"), version != Self.version {
      throw ControlError(400, "this center speaks version \(Self.version) of the control protocol (belfry-protocol)")
    }
    guard let target = RequestTarget(message.path) else {
      throw ControlError(400, "the path '\(message.path)' has an escape that is none; expected '%' and two hex digits")
    }
    let (resource, members) = try Self.resource(message.method, target)
    form = resource.form
    if case .push = resource.reading {
      wish = .operations([.push(try Operation.Push(target.segments.last ?? "", message))])
      if message.fields.value(of: "accept")?.contains("application/json") == true { form = .object }
      return
    }
    guard message.isComplete, message.bodyByteCount <= Self.byteLimit else {
      throw ControlError(413, "a request may have \(Self.byteLimit) bytes at most")
    }
    do throws(OperationError) {
      let arguments = try ControlArguments(resource, members, target, body: message.body)
      waitSeconds = arguments.waitSeconds
      if case .page(let name, let after) = form {
        form = .page(name, after: try arguments.fields.optionalInteger("after") ?? after)
      }
      wish = try arguments.wish(resource.reading)
    } catch {
      throw ControlError(error)
    }
  }

  private static func resource(
    _ method: String, _ target: RequestTarget
  ) throws(ControlError) -> (ControlResource, [(String, JSONOutput)]) {
    var allowed: [String] = []
    for resource in ControlResource.all {
      guard let members = resource.match(target.segments) else { continue }
      if resource.method == method { return (resource, members) }
      allowed.append(resource.method)
    }
    let path = "/" + target.segments.joined(separator: "/")
    guard allowed.isEmpty else {
      let methods = allowed.joined(separator: ", ")
      throw ControlError(405, "'\(path)' takes \(methods), not \(method)", fields: [HTTPField("allow", methods)])
    }
    let known = ControlResource.all.map { "/" + $0.path.joined(separator: "/") }
    let hint = nearest(path, in: known).map { "; did you mean '\($0)'?" } ?? " (docs/control.md lists what there is)"
    throw ControlError(404, "there is no '\(path)'" + hint)
  }
}

/// A request that cannot be carried out: the status, and what the reply says.
struct ControlError: Error, Equatable {
  let status: Int
  let error: OperationError
  var fields: [HTTPField] = []

  init(_ status: Int, _ message: String, fields: [HTTPField] = []) {
    self.status = status
    self.fields = fields
    error = OperationError(exitCode: 2, message: message)
  }

  init(_ error: OperationError) {
    status = error.status
    self.error = error
  }
}
