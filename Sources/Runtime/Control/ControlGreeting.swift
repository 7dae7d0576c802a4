import Payload

/// What a center says by itself on the control socket.
enum ControlGreeting: Equatable {
  /// The first line: `{"belfry":1,"pid":4711}`. Only now may a client send a request.
  case ready(version: Int64, pid: Int64)
  /// The last line of a center that ends: `{"ending":true}`. A request without an answer was not carried out.
  case ending

  var line: String {
    switch self {
    case .ready(let version, let pid):
      JSONOutput.object([("belfry", .integer(version)), ("pid", .integer(pid))]).line
    case .ending: JSONOutput.object([("ending", .bool(true))]).line
    }
  }

  /// Reads a line; nil where it is neither.
  init?(line: [UInt8]) {
    let root = JSONDocument(line).root
    if root?["ending"]?.bool == true {
      self = .ending
    } else if let version = root?["belfry"]?.number?.integer, let pid = root?["pid"]?.number?.integer {
      self = .ready(version: version, pid: pid)
    } else {
      return nil
    }
  }
}
