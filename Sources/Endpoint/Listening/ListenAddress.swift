/// A host and a port to listen at, as they are typed: `127.0.0.1:2197`, `[::1]:0`, `localhost:2197`.
public struct ListenAddress: Equatable, Sendable {
  /// The address of the host, or its name; without brackets.
  public var host: String
  /// The port; 0: any that is free.
  public var port: UInt16

  /// Makes an address.
  public init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `HOST:PORT` or `PORT` (on loopback); nil where `text` is neither.
  public init?(_ text: String) {
    if let port = UInt16(text) {
      self.init(host: "127.0.0.1", port: port)
      return
    }
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty, !host.contains(where: { $0 == "/" || $0 == "[" || $0 == "]" || $0 == "@" }) else { return nil }
    self.init(host: String(host), port: port)
  }

  /// The address for production beside one for the sandbox: the next port of the same host.
  public var next: ListenAddress { ListenAddress(host: host, port: port == 0 || port == .max ? 0 : port + 1) }

  /// Whether nobody else on the network can reach it.
  public var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
  }
}

extension ListenAddress: CustomStringConvertible {
  /// As it is typed.
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
