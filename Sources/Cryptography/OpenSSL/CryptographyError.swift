import COpenSSL

/// Something that OpenSSL would not do.
public struct CryptographyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried: `read the private key`.
  public var action: String
  /// Why not, in OpenSSL's words: `bad decrypt`.
  public var reason: String

  /// Makes an error with a reason of our own.
  public init(_ action: String, reason: String) {
    self.action = action
    self.reason = reason
  }

  /// Makes an error of the oldest entry in OpenSSL's queue, which names the cause, and empties the queue.
  init(_ action: String) {
    let code = ERR_peek_error()
    self.action = action
    if code == 0 {
      reason = "OpenSSL gives no reason"
    } else if let text = ERR_reason_error_string(code) {
      reason = String(cString: text)
    } else {
      reason = "OpenSSL's error \(code)"
    }
    ERR_clear_error()
  }

  /// A sentence without its full stop: `could not read the private key: bad decrypt`.
  public var description: String { "could not \(action): \(reason)" }
}

/// Passes on what OpenSSL made, or throws why it made nothing.
func made<Object>(_ object: Object?, _ action: String) throws(CryptographyError) -> Object {
  guard let object else { throw CryptographyError(action) }
  return object
}

/// Throws where OpenSSL did not say 1.
func succeeded(_ result: Int32, _ action: String) throws(CryptographyError) {
  guard result == 1 else { throw CryptographyError(action) }
}
