import APNs
import Center
import Storage
import Testing

@Suite("Keys of providers are kept")
struct ProviderKeyTests {
  static let keys = [
    ProviderKey(
      keyIdentifier: "ABC123DEFG", teamIdentifier: "TEAM123456", publicKey: [0, 1, 255],
      createdAt: Timestamp(milliseconds: 1)),
    ProviderKey(
      keyIdentifier: "GFED321CBA", teamIdentifier: "TEAM123456", publicKey: [], environment: .production,
      topics: ["com.example.a", "com.example.b"], relatedKey: "ABC123DEFG", createdAt: Timestamp(milliseconds: 2),
      revokedAt: Timestamp(milliseconds: 3)),
  ]

  @Test("with everything that is known of them", arguments: keys)
  func roundTrip(key: ProviderKey) throws {
    let scratch = try Scratch()
    try scratch.write("belfry.sqlite", [])
    let store = try Store(path: scratch.database)
    try store.apply([.storeKey(Self.keys[0]), .storeKey(key)])
    store.close()
    #expect(try Store(path: scratch.database).loadGateway().keys[key.keyIdentifier] == key)
  }
}
