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
      return .failure(Rejection(.badRequestPayload))
    }
    guard let type = root["push-type"], !type.isNull else { return .failure(Rejection(.missingPushType)) }
    guard let word = type.string, word.lowercased() == PushType.liveactivity.rawValue else {
      return .failure(Rejection(.invalidPushType))
    }
    let number = root["message-storage-policy"]?.number?.integer
    guard let policy = number.flatMap(BroadcastChannel.StoragePolicy.init(rawValue:)) else {
      return .failure(Rejection(.badRequestPayload))
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
