extension Gateway {
  /// Whether every provider token is refused, since there is no key that counts.
  public var lacksKey: Bool {
    !choices.credentials.trustsEveryone && !keys.values.contains { $0.revokedAt == nil }
  }

  /// What makes a first key: words of belfry's command line.
  public static let firstKeyCommand = "key new --team TEAM123456 --out AuthKey.p8"
  /// What takes a key that Apple made.
  public static let importKeyCommand = "key import AuthKey_ABC123DEFG.p8 --team TEAM123456"
}
