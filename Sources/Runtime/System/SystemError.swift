#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a system call said, as a value.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, with a small first letter as all of our messages: `no such file or directory`.
  package var description: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
