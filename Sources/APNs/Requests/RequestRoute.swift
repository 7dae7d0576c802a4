/// What a path asks for.
///
/// Source: apple-rules 2.1, 2.6.
enum RequestRoute: Equatable, Sendable {
  /// `/3/device/<token>`; the token as it was sent, empty where it is missing.
  case device(token: String)
  /// `/4/broadcasts/apps/<bundle identifier>`.
  case broadcast(bundleIdentifier: String)
  /// `/1/apps/<bundle identifier>/channels`.
  case channels(bundleIdentifier: String)
  /// `/1/apps/<bundle identifier>/all-channels`.
  case allChannels(bundleIdentifier: String)
  /// No path of the service.
  case unknown

  /// Reads a path.
  init(_ path: String) {
    if let token = path.tail(after: "/3/device") {
      // No slash at all, as in '/3/devices', is another path.
      guard token.isEmpty || token.utf8.first == UInt8(ascii: "/") else {
        self = .unknown
        return
      }
      self = .device(token: String(Substring(token.utf8.dropFirst())))
    } else if let app = path.tail(after: "/4/broadcasts/apps/") {
      self = app.isOneSegment ? .broadcast(bundleIdentifier: String(app)) : .unknown
    } else if let rest = path.tail(after: "/1/apps/") {
      let segments = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      switch segments.last {
      case "channels" where segments.count == 2: self = .channels(bundleIdentifier: String(segments[0]))
      case "all-channels" where segments.count == 2: self = .allChannels(bundleIdentifier: String(segments[0]))
      default: self = .unknown
      }
    } else {
      self = .unknown
    }
  }

  /// The bundle identifier of the path, where it has one.
  var bundleIdentifier: String? {
    switch self {
    case .device, .unknown: nil
    case .broadcast(let app), .channels(let app), .allChannels(let app): app
    }
  }

  /// Whether it belongs to the endpoints of broadcasts and channels.
  var isForChannels: Bool {
    switch self {
    case .device, .unknown: false
    case .broadcast, .channels, .allChannels: true
    }
  }
}

extension String {
  /// What follows after `beginning`, compared byte by byte; nil where the text does not begin with it.
  fileprivate func tail(after beginning: StaticString) -> Substring? {
    let count = beginning.utf8CodeUnitCount
    let matches = withBytes { bytes in
      beginning.withUTF8Buffer {
        bytes.count >= count && UnsafeBufferPointer(rebasing: bytes[..<count]).elementsEqual($0)
      }
    }
    return matches ? Substring(utf8.dropFirst(count)) : nil
  }
}

extension Substring {
  fileprivate var isOneSegment: Bool { !isEmpty && !utf8.contains(UInt8(ascii: "/")) }
}
