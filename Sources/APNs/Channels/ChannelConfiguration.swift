import Payload

/// The body that makes a channel, and that reading one gives back.
///
///     {"message-storage-policy":1,"push-type":"LiveActivity"}
///
/// Source: apple-rules 2.6.
struct ChannelConfiguration: Equatable, Sendable {
  var storagePolicy: BroadcastChannel.StoragePolicy

  /// Reads a body.
  ///
  /// A policy that is missing or neither 0 nor 1 has no documented reason: it is a bad payload (D).
  static func read(_ body: [UInt8]) -> Result<ChannelConfiguration, Rejection> {
    let document = JSONDocument(body)
    guard document.isReadable, let root = document.root, root.kind == .object else {
      return .failure(Rejection(.badRequestPayload, because: "the body is no JSON object"))
    }
    guard let type = root["push-type"], !type.isNull else {
      return .failure(Rejection(.missingPushType, because: "the body has no 'push-type'"))
    }
    guard let word = type.string, word.lowercased() == PushType.liveactivity.rawValue else {
      return .failure(Rejection(.invalidPushType, because: "'push-type' is 'LiveActivity'"))
    }
    let number = root["message-storage-policy"]?.number?.integer
    guard let policy = number.flatMap(BroadcastChannel.StoragePolicy.init(rawValue:)) else {
      return .failure(Rejection(.badRequestPayload, because: "'message-storage-policy' is 0 or 1"))
    }
    return .success(ChannelConfiguration(storagePolicy: policy))
  }

  var body: [UInt8] {
    let object: JSONOutput = .object([
      ("message-storage-policy", .integer(storagePolicy.rawValue)), ("push-type", .string("LiveActivity")),
    ])
    return Array(object.line.utf8)
  }
}
