/// Method, path, and headers that may stand there once.
extension Examination {
  /// 405 `MethodNotAllowed`: a push is a POST (apple-rules 2.2).
  func checkMethod() -> Rejection? {
    guard request.method != "POST" else { return nil }
    return Rejection(.methodNotAllowed, because: "the method is \(quoted(request.method)); a push is a POST")
  }

  /// 404 `BadPath` (apple-rules 2.2).
  func checkPath() -> Rejection? {
    guard case .device(let token) = route, !token.withBytes({ $0.contains(UInt8(ascii: "/")) }) else {
      return Rejection(.badPath, because: "the path is \(quoted(request.path)); a push goes to /3/device/TOKEN")
    }
    return nil
  }

  /// 400 `DuplicateHeaders`: a header of the service, or `authorization`, came twice (apple-rules 2.2).
  func checkRepeatedHeaders() -> Rejection? {
    headers.repeatedName.map { Rejection(.duplicateHeaders, because: "\(quoted($0)) came twice") }
  }

  /// 400 `BadMessageId`: a UUID in either case (apple-rules 2.2).
  func checkIdentifier() -> Rejection? {
    guard let identifier = headers.identifier, !identifier.isUUID else { return nil }
    return Rejection(.badMessageId, because: "apns-id \(quoted(identifier)) is no UUID")
  }
}
