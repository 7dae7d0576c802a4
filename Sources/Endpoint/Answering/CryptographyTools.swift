import APNs
import Cryptography
import Runtime

/// What the gateway cannot do itself.
final class CryptographyTools: GatewayTools {
  private let identifiers: any IdentifierSource
  private var lastIdentifier: Int64
  /// Public keys that were read, by their DER.
  private var keys: [[UInt8]: PublicKey] = [:]
  private static let keyLimit = 256

  /// Tools whose identifiers go on after `lastIdentifier`.
  init(identifiers: any IdentifierSource, after lastIdentifier: Int64) {
    self.identifiers = identifiers
    self.lastIdentifier = lastIdentifier
  }

  func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool {
    guard let publicKey = publicKey(key.publicKey) else { return false }
    return publicKey.verifies(signature, of: message)
  }

  func makeIdentifier() -> String {
    lastIdentifier += 1
    return identifiers.identifier(.service, sequence: lastIdentifier)
  }

  private func publicKey(_ der: [UInt8]) -> PublicKey? {
    if let key = keys[der] { return key }
    guard let key = try? PublicKey(der: der) else { return nil }
    if keys.count >= Self.keyLimit { keys = [:] }
    keys[der] = key
    return key
  }
}
