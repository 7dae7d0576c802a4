import Center
import Media
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AttachmentFolder {
  /// Looks at what is to be attached: what cannot be attached is left out, with a remark.
  func check(
    _ claims: [AttachmentClaim], of request: ServiceExtensionRequest
  ) -> (attached: [AttachmentClaim], remarks: [String]) {
    var attached: [AttachmentClaim] = []
    var remarks: [String] = []
    for claim in claims {
      let name = terminalSafe(String(claim.identifier.prefix(60)))
      do throws(StepFailure) {
        let file = try attach(claim, of: request)
        attached.append(file)
        if let remark = Self.remark(on: file) { remarks.append("'\(name)' \(remark)") }
      } catch {
        remarks.append("'\(name)' is not attached: \(error.message)")
      }
    }
    return (attached, remarks)
  }

  /// The claim with its file's real path and type; throws where the file cannot be attached.
  ///
  /// A file lies in the folder of the delivery or, as those of the app's bundle do, in that of the profile. What the push
  /// had before is left as it is.
  func attach(_ claim: AttachmentClaim, of request: ServiceExtensionRequest) throws(StepFailure) -> AttachmentClaim {
    if let known = request.content.attachments.first(where: { $0.url == claim.url && $0.type != nil }) {
      var claim = claim
      claim.type = known.type
      return claim
    }
    let own = path.map { "\($0)/\(request.delivery)" }
    return AttachmentClaim(
      try Self.look(
        at: claim, from: own, within: [own, request.serviceExtension.directory],
        otherwise: "lies neither in the folder for attachments nor in that of the profile"))
  }

  /// Looks at the file of a claim, whose path begins at `base` where it is relative; it must lie `within` a folder.
  static func look(
    at claim: AttachmentClaim, from base: String?, within roots: [String?], otherwise fault: String
  ) throws(StepFailure) -> Attachment {
    let name = terminalSafe(String(claim.url.prefix(120)))
    var path = claim.url
    if path.hasPrefix("file:///") {
      path = percentDecoded(path.dropFirst(7))
    } else if path.contains("://") {
      throw StepFailure("'\(name)' is no local file: whoever attaches it has to download it")
    }
    if !path.hasPrefix("/"), let base { path = "\(base)/\(path)" }
    guard let real = realPath(path) else { throw StepFailure("there is no file '\(name)'") }
    guard roots.contains(where: { $0.flatMap(realPath).map { real.hasPrefix($0 + "/") } ?? false }) else {
      throw StepFailure("'\(name)' \(fault)")
    }
    do throws(MediaRefusal) {
      return try Attachment(file: real, identifier: claim.identifier, options: claim.options)
    } catch {
      throw StepFailure(error.message)
    }
  }

  private static func remark(on file: AttachmentClaim) -> String? {
    guard let hint = file.options.typeHint, let type = file.type?.uniformTypeIdentifier, hint != type else {
      return nil
    }
    return "is of the type '\(type)', not of '\(terminalSafe(String(hint.prefix(60))))' as its type hint says: the "
      + "content of a file decides"
  }
}

/// The absolute path of what is there, without links; nil where nothing is.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The path of a `file:` address.
private func percentDecoded(_ text: Substring) -> String {
  var parts = text.split(separator: "%", omittingEmptySubsequences: false).map { Array($0.utf8) }[...]
  var bytes = parts.popFirst() ?? []
  for part in parts {
    let value = UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16)
    bytes += value.map { [$0] + part.dropFirst(2) } ?? [UInt8(ascii: "%")] + part
  }
  return String(decoding: bytes, as: UTF8.self)
}
