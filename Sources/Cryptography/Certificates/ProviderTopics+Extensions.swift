import COpenSSL

extension Certificate {
  /// Adds Apple's extensions as Apple writes them: topics with the kind of each, environments without a value.
  func add(_ topics: ProviderTopics) throws(CryptographyError) {
    if topics.isForSandbox { try add(ProviderTopics.Extension.sandbox, ASN1Value.null) }
    if topics.isForProduction { try add(ProviderTopics.Extension.production, ASN1Value.null) }
    let pairs = topics.topics.flatMap { topic -> [ASN1Value] in
      [.text(topic), .sequence([.text(ProviderTopics.kind(of: topic))])]
    }
    try add(ProviderTopics.Extension.topics, .sequence(pairs))
  }

  private func add(_ identifier: String, _ value: ASN1Value) throws(CryptographyError) {
    let action = "put the extension \(identifier) into the certificate"
    let content = try value.der()
    let object = try made(OBJ_txt2obj(identifier, 1), action)
    defer { ASN1_OBJECT_free(object) }
    let octets = ASN1_OCTET_STRING_new()
    defer { ASN1_OCTET_STRING_free(octets) }
    try succeeded(ASN1_OCTET_STRING_set(octets, content, Int32(content.count)), action)
    let item = try made(X509_EXTENSION_create_by_OBJ(nil, object, 0, octets), action)
    defer { X509_EXTENSION_free(item) }
    try succeeded(X509_add_ext(pointer, item, -1), action)
  }

  /// What Apple's extensions say; without topics where there are none.
  ///
  /// A topic that the subject names (`UID`) counts as well: older certificates have no list.
  public var providerTopics: ProviderTopics {
    var topics: [String] = []
    for identifier in [ProviderTopics.Extension.topics, ProviderTopics.Extension.voipTopics] {
      for topic in content(of: identifier)?.texts ?? [] where !topics.contains(topic) { topics.append(topic) }
    }
    if let user = subject("UID"), !topics.contains(user) { topics.insert(user, at: 0) }
    return ProviderTopics(
      topics: topics, isForSandbox: hasExtension(ProviderTopics.Extension.sandbox),
      isForProduction: hasExtension(ProviderTopics.Extension.production))
  }

  private func hasExtension(_ identifier: String) -> Bool { position(of: identifier) != nil }

  private func content(of identifier: String) -> ASN1Value? {
    guard let position = position(of: identifier), let item = X509_get_ext(pointer, position),
      let octets = X509_EXTENSION_get_data(item)
    else { return nil }
    return ASN1Value(der: copy(of: octets))
  }

  private func position(of identifier: String) -> Int32? {
    guard let object = OBJ_txt2obj(identifier, 1) else { return nil }
    defer { ASN1_OBJECT_free(object) }
    let position = X509_get_ext_by_OBJ(pointer, object, -1)
    return position < 0 ? nil : position
  }
}

extension ProviderTopics {
  /// How Apple's extension calls what a topic is for: the word of its suffix, or `app`.
  fileprivate static func kind(of topic: String) -> String {
    for kind in ["voip", "complication"] where topic.hasSuffix(".\(kind)") { return kind }
    return "app"
  }
}
