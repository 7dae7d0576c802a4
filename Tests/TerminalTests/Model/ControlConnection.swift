import Foundation
import HTTP2

/// A client of the control socket, as docs/control.md describes it.
final class ControlConnection {
  private let descriptor: Int32
  private let session: ClientSession

  /// Connects.
  init(_ path: String) throws {
    session = try ClientSession()
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(room - 1)) }
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else { throw CocoaError(.fileNoSuchFile) }
  }

  deinit { close(descriptor) }

  /// Lets a payload arrive, and returns the status of the answer; 0 where there is none.
  func push(_ payload: String) -> Int {
    guard
      let stream = session.request(
        method: "POST", authority: "localhost", path: "/3/device/com.example.chat", body: Array(payload.utf8))
    else { return 0 }
    while true {
      guard write(), let bytes = read() else { return 0 }
      try? session.receive(bytes)
      for case .message(stream, let answer) in session.takeEvents() { return answer.status }
    }
  }

  private func write() -> Bool {
    var bytes: [UInt8] = []
    try? session.send(into: &bytes)
    while !bytes.isEmpty {
      let count = Foundation.write(descriptor, bytes, bytes.count)
      guard count > 0 else { return false }
      bytes.removeFirst(count)
    }
    return true
  }

  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
