#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a socket could not be had.
package struct TCPError: Error, Equatable {
  /// What a caller can give advice for.
  package enum Problem: Equatable { case inUse, notPermitted, notHere, unknownHost, other }

  /// What it is.
  package let problem: Problem
  /// The system's words.
  package let reason: String

  /// The error of the call that just failed.
  static var last: TCPError {
    let error = SystemError.last
    let problem: Problem =
      switch error.code {
      case EADDRINUSE: .inUse
      case EACCES, EPERM: .notPermitted
      case EADDRNOTAVAIL: .notHere
      default: .other
      }
    return TCPError(problem: problem, reason: error.description)
  }
}

/// A socket address of IPv4 or IPv6.
package struct TCPAddress {
  fileprivate(set) var storage: sockaddr_storage
  let length: socklen_t

  init(_ storage: sockaddr_storage, length: socklen_t) {
    self.storage = storage
    self.length = length
  }

  /// The addresses of `host`, which may be a name.
  package static func resolve(host: String, port: UInt16) throws(TCPError) -> [TCPAddress] {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = streamSocketType
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &list)
    guard code == 0, let list else {
      throw TCPError(problem: .unknownHost, reason: String(cString: gai_strerror(code)).lowercased())
    }
    defer { freeaddrinfo(list) }
    return sequence(first: list) { $0.pointee.ai_next }.compactMap { entry in
      guard let address = entry.pointee.ai_addr else { return nil }
      var storage = sockaddr_storage()
      withUnsafeMutableBytes(of: &storage) { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(entry.pointee.ai_addrlen)))
      }
      return TCPAddress(storage, length: entry.pointee.ai_addrlen)
    }
  }

  /// The same host with another port.
  package func with(port: UInt16) -> TCPAddress {
    var address = self
    withUnsafeMutableBytes(of: &address.storage) { bytes in
      // The port has its place behind the family in both kinds of address.
      bytes.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
    }
    return address
  }

  /// The port.
  package var port: UInt16 {
    withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) }
  }

  /// `127.0.0.1:53122`, `[::1]:53122`.
  package var description: String {
    var host = [CChar](repeating: 0, count: 64)
    let code = withPointer { getnameinfo($0, $1, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) }
    guard code == 0 else { return "unknown" }
    let text = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.contains(":") ? "[\(text)]:\(port)" : "\(text):\(port)"
  }

  var family: Int32 { Int32(storage.ss_family) }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}

#if canImport(Glibc)
  let streamSocketType = Int32(SOCK_STREAM.rawValue)
#else
  let streamSocketType = SOCK_STREAM
#endif
