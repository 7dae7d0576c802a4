import Payload

/// The address of media that is to be fetched: `http` or `https`, a host, and nothing that readers of addresses disagree on.
///
/// Whoever fetches reads the address too, and must find the host that was looked at here. So there is no user name (in
/// which a host can hide), the host has no characters but those of names and numbers, and ``url`` is put together anew.
public struct MediaAddress: Equatable, Sendable {
  /// The address, without its fragment.
  public var url: String
  /// Its host in small letters, without a dot at its end; that of an IPv6 address without brackets.
  public var host: String

  /// Bytes of an address.
  static let byteLimit = 4096

  /// Reads an address.
  public init(_ text: String) throws(StepFailure) {
    let excerpt = terminalSafe(String(text.prefix(80)))
    guard text.utf8.count <= Self.byteLimit else {
      throw StepFailure("the address has more than \(Self.byteLimit) bytes")
    }
    let lowered = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else {
      throw StepFailure("'\(excerpt)' is no http or https address")
    }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw StepFailure("'\(excerpt)' has characters that have to be percent-encoded in an address")
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { throw StepFailure("the address has a user name, which is never sent") }
    guard let (host, port) = Self.parts(of: authority) else { throw StepFailure("'\(excerpt)' names no host") }
    let path = rest.dropFirst(authority.count).prefix { $0 != "#" }
    self.host = host
    url = scheme + (host.contains(":") ? "[\(host)]" : host) + port + (path.hasPrefix("/") ? "" : "/") + path
  }

  /// The host of `authority` as it is compared, and its port with the colon.
  private static func parts(of authority: Substring) -> (host: String, port: String)? {
    let isBracketed = authority.hasPrefix("[")
    let end = isBracketed ? authority.firstIndex(of: "]") : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let end else { return nil }
    let port = authority[end...].drop { $0 == "]" }
    guard port.isEmpty || port.first == ":", port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
      let host = Self.host(String(authority[..<end].drop { $0 == "[" }), isBracketed: isBracketed)
    else { return nil }
    return (host, String(port.count > 1 ? port : ""))
  }

  /// A name or an address of a host as it is compared; nil where it is none.
  static func host(_ text: String, isBracketed: Bool? = nil) -> String? {
    var host = text.lowercased()
    let isNumber = isBracketed ?? host.contains(":")
    if !isNumber, host.hasSuffix(".") { host.removeLast() }
    let allowed = isNumber ? "0123456789abcdef:." : "0123456789abcdefghijklmnopqrstuvwxyz-._"
    guard !host.isEmpty, !host.hasPrefix("."), !host.hasPrefix("-"), isNumber == host.contains(":"),
      // An IPv6 address has two colons at least: one stands before a port.
      !isNumber || host.count(where: { $0 == ":" }) > 1,
      host.allSatisfy(allowed.contains)
    else { return nil }
    return host
  }
}

/// The hosts that media may be fetched from, as the phone and the app say; each is nil where any will do.
public struct MediaHosts: Equatable, Sendable {
  /// `allowedHosts` of device.json.
  public var device: [String]?
  /// `serviceExtension.allowedHosts` of the app's profile.
  public var profile: [String]?

  /// Makes the lists; without any, every host will do.
  public init(device: [String]? = nil, profile: [String]? = nil) {
    self.device = device
    self.profile = profile
  }

  /// Throws where one of the lists does not have the host of `address`.
  public func check(_ address: MediaAddress) throws(StepFailure) {
    for (hosts, place) in [(device, "device.json"), (profile, "the profile")] {
      guard let hosts, !hosts.contains(address.host) else { continue }
      throw StepFailure("'\(address.host)' is not among the 'allowedHosts' of \(place)")
    }
  }
}
