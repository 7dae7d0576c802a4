/// Provider tokens whose signature was verified, by the exact bytes of the token behind `bearer`.
///
/// A provider sends the same one for most of an hour, and a signature costs more than all other checks together. What
/// can change with time or by hand (age, revocation, restrictions) is not remembered. Bounded; the oldest goes first.
struct VerifiedTokens: Equatable, Sendable {
  /// A token and the key that it was verified with.
  struct Entry: Equatable, Sendable {
    var token: ProviderToken
    var publicKey: [UInt8]
  }

  /// How many are remembered.
  static let limit = 256

  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  subscript(authorization: String) -> Entry? { entries[authorization] }

  mutating func insert(_ entry: Entry, for authorization: String) {
    if entries.updateValue(entry, forKey: authorization) == nil { order.append(authorization) }
    guard order.count > Self.limit else { return }
    entries[order.removeFirst()] = nil
  }
}
