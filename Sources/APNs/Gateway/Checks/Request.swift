/// Method, path, and headers that may stand there once.
extension Examination {
  /// 405 `MethodNotAllowed`: a push is a POST (apple-rules 2.2).
  func checkMethod() -> Rejection? { request.method == "POST" ? nil : Rejection(.methodNotAllowed) }

  /// 404 `BadPath` (apple-rules 2.2).
  func checkPath() -> Rejection? {
    guard case .device(let token) = route, !token.withBytes({ $0.contains(UInt8(ascii: "/")) }) else {
      return Rejection(.badPath)
    }
    return nil
  }

  /// 400 `DuplicateHeaders`: a header of the service, or `authorization`, came twice (apple-rules 2.2).
  func checkRepeatedHeaders() -> Rejection? { headers.repeatedName == nil ? nil : Rejection(.duplicateHeaders) }

  /// 400 `BadMessageId`: a UUID in either case (apple-rules 2.2).
  func checkIdentifier() -> Rejection? {
    guard let identifier = headers.identifier, !identifier.isUUID else { return nil }
    return Rejection(.badMessageId)
  }
}
