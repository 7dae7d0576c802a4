import Payload

/// What the channel endpoints do once nothing is objected.
///
/// Source: apple-rules 2.6.
extension Gateway {
  /// Makes, reads, deletes or lists channels.
  mutating func manageChannels(_ request: inout Examination) -> ProviderAnswer {
    if let configuration = request.newChannel { return makeChannel(configuration, &request) }
    guard let channel = request.channel else { return listChannels(request) }
    guard request.request.method == "DELETE" else {
      return request.answer(content: ChannelConfiguration(storagePolicy: channel.storagePolicy).body)
    }
    channels.remove(channel)
    request.effects.append(.removeChannel(identifier: channel.identifier))
    return request.answer(204)
  }

  private mutating func makeChannel(_ configuration: ChannelConfiguration, _ request: inout Examination)
    -> ProviderAnswer
  {
    let channel = BroadcastChannel(
      identifier: Self.channelIdentifier(of: request.tools.makeIdentifier()),
      bundleIdentifier: request.bundleIdentifier, environment: request.environment,
      storagePolicy: configuration.storagePolicy, createdAt: request.now)
    channels.insert(channel)
    request.effects.append(.storeChannel(channel))
    return request.answer(201, fields: [.init("apns-channel-id", channel.identifier)])
  }

  private func listChannels(_ request: Examination) -> ProviderAnswer {
    let known = channels.channels(of: request.bundleIdentifier, in: request.environment)
    let list: JSONOutput = .object([("channels", .array(known.map { .string($0.identifier) }))])
    return request.answer(content: Array(list.line.utf8))
  }

  /// Base64 of the 16 bytes of a UUID.
  private static func channelIdentifier(of uuid: String) -> String {
    let digits = uuid.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return Base64.encoded(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}
