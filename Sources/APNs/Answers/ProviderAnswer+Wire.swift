public import Center

/// An answer as it goes over the wire.
///
/// Source: apple-rules 3.1.
extension ProviderAnswer {
  /// The header fields after `:status`, in Apple's order.
  public var headerFields: [ProviderRequest.Field] {
    var all: [ProviderRequest.Field] = []
    all.reserveCapacity(4 + fields.count)
    if reason != nil || content?.isEmpty == false { all.append(.init("content-type", "application/json")) }
    all.append(.init(isForChannels ? "apns-request-id" : "apns-id", identifier))
    if let uniqueIdentifier { all.append(.init("apns-unique-id", uniqueIdentifier)) }
    all += fields
    return all
  }

  /// The body: that of the reason, or the content; empty where the push was taken.
  public var body: [UInt8] {
    if let content { return content }
    guard let reason else { return [] }
    return reason.body(timestamp: timestamp)
  }
}

extension Reason {
  /// `{"reason":"BadDeviceToken"}`, as in a body or in the debug data of a GOAWAY frame; milliseconds with 410.
  public func body(timestamp: Timestamp? = nil) -> [UInt8] {
    var text = #"{"reason":""# + rawValue + #"""#
    if let timestamp { text += #","timestamp":"# + String(timestamp.milliseconds) }
    return Array((text + "}").utf8)
  }
}
