#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket that listens; closed with the value.
package final class TCPListener {
  /// To watch.
  package let descriptor: Int32
  /// The port that it got.
  package let port: UInt16

  /// What accepting gave.
  package enum Accepted {
    /// A connection, not blocking, and where it comes from.
    case connection(Int32, peer: TCPAddress)
    /// Nobody waits.
    case nobody
    /// The process or the system has no descriptors left.
    case exhausted
  }

  /// Listens at `address`.
  package init(_ address: TCPAddress) throws(TCPError) {
    let descriptor = socket(address.family, streamSocketType, 0)
    guard descriptor >= 0 else { throw .last }
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // A port whose last owner has just gone can be had at once; one that is in use cannot.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    if address.family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, size) }
    makeNonBlocking(descriptor)
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, SOMAXCONN) == 0,
      let bound = Self.address(of: descriptor)
    else {
      let error = TCPError.last
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    port = bound.port
  }

  deinit { close(descriptor) }

  /// Takes the next connection that waits.
  package func accept() -> Accepted {
    while true {
      var storage = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let connection = withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { systemAccept(descriptor, $0, &length) }
      }
      if connection >= 0 {
        prepare(connection)
        return .connection(connection, peer: TCPAddress(storage, length: length))
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .nobody
      }
    }
  }

  private func prepare(_ connection: Int32) {
    makeNonBlocking(connection)
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // Answers are gathered here already: the system need not wait for more.
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    // Answers are small: megabytes for each of thousands who read nothing are not the system's to keep either.
    var bytes: Int32 = 128 << 10
    setsockopt(connection, SOL_SOCKET, SO_SNDBUF, &bytes, size)
    #if canImport(Darwin)
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
  }

  private static func address(of descriptor: Int32) -> TCPAddress? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return code == 0 ? TCPAddress(storage, length: length) : nil
  }
}

private func systemAccept(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ length: UnsafeMutablePointer<socklen_t>
) -> Int32 {
  accept(descriptor, address, length)
}

/// Says that nothing more will be sent; the peer's bytes can still be read.
package func shutDownSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

/// Closes a descriptor.
package func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
