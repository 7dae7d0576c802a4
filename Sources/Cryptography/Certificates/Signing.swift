import COpenSSL

extension Certificate {
  /// Makes a certificate for the holder of `publicKey`'s private half, signed by `issuer`, or by itself.
  static func signed(
    _ request: CertificateRequest, for key: PrivateKey, by issuer: Identity?
  ) throws(CryptographyError) -> Certificate {
    let action = "make a certificate"
    let certificate = Certificate(owning: try made(X509_new(), action))
    let pointer = certificate.pointer
    // Version 3 counts as 2.
    try succeeded(X509_set_version(pointer, 2), action)
    try certificate.setSerialNumber(RandomBytes.make(16))
    try certificate.setValidity(from: request.notBefore, to: request.notAfter)
    try certificate.setSubject(request.subject)
    try succeeded(X509_set_issuer_name(pointer, X509_get_subject_name(issuer?.certificate.pointer ?? pointer)), action)
    try succeeded(X509_set_pubkey(pointer, key.pointer), action)
    try certificate.add(request.purpose, issuer: issuer?.certificate ?? certificate)
    // Returns the length of the signature.
    guard X509_sign(pointer, (issuer?.privateKey ?? key).pointer, EVP_sha256()) > 0 else {
      throw CryptographyError("sign the certificate")
    }
    return certificate
  }

  private func setSerialNumber(_ random: [UInt8]) throws(CryptographyError) {
    var bytes = random
    // Positive, and never shortened by a leading zero (RFC 5280, 4.1.2.2).
    bytes[0] = bytes[0] & 0x3F | 0x40
    let number = BN_bin2bn(bytes, Int32(bytes.count), nil)
    defer { BN_free(number) }
    _ = try made(BN_to_ASN1_INTEGER(number, X509_get_serialNumber(pointer)), "number the certificate")
  }

  private func setValidity(from start: Int64, to end: Int64) throws(CryptographyError) {
    let action = "set the certificate's validity"
    _ = try made(ASN1_TIME_set(X509_getm_notBefore(pointer), time_t(start)), action)
    _ = try made(ASN1_TIME_set(X509_getm_notAfter(pointer), time_t(end)), action)
  }

  private func setSubject(_ subject: [CertificateRequest.Attribute]) throws(CryptographyError) {
    let name = X509_get_subject_name(pointer)
    for (field, value) in subject {
      let bytes = Array(value.utf8)
      try succeeded(
        X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, bytes, Int32(bytes.count), -1, 0),
        "put \(field) into the certificate's subject")
    }
  }

  private func add(_ purpose: CertificateRequest.Purpose, issuer: Certificate) throws(CryptographyError) {
    try add(NID_subject_key_identifier, "hash", issuer: issuer)
    // One that signed itself names no other key.
    if issuer !== self { try add(NID_authority_key_identifier, "keyid", issuer: issuer) }
    switch purpose {
    case .authority:
      try add(NID_basic_constraints, "critical,CA:TRUE,pathlen:0", issuer: issuer)
      try add(NID_key_usage, "critical,keyCertSign,cRLSign", issuer: issuer)
    case .server(let hosts):
      try addLeaf("serverAuth", issuer: issuer)
      let alternatives = try hosts.map(Self.alternativeName)
      try add(NID_subject_alt_name, alternatives.joined(separator: ","), issuer: issuer)
    case .provider(let topics):
      try addLeaf("clientAuth", issuer: issuer)
      try add(topics)
    }
  }

  /// A host in the words of OpenSSL's configuration files, where a comma would begin another one.
  private static func alternativeName(of host: String) throws(CryptographyError) -> String {
    if isAddress(host) { return "IP:\(host)" }
    guard !host.isEmpty, host.utf8.allSatisfy(isHostByte) else {
      throw CryptographyError("make a certificate for '\(host)'", reason: "it is no host and no IP address")
    }
    return "DNS:\(host)"
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "*"):
      true
    default: false
    }
  }

  private func addLeaf(_ usage: String, issuer: Certificate) throws(CryptographyError) {
    try add(NID_basic_constraints, "critical,CA:FALSE", issuer: issuer)
    try add(NID_key_usage, "critical,digitalSignature", issuer: issuer)
    try add(NID_ext_key_usage, usage, issuer: issuer)
  }

  /// Adds an extension that OpenSSL knows, in the words of its configuration files.
  private func add(_ kind: Int32, _ value: String, issuer: Certificate) throws(CryptographyError) {
    let action = "put \(String(cString: OBJ_nid2ln(kind))) into the certificate"
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer.pointer, pointer, nil, nil, 0)
    let item = try made(X509V3_EXT_conf_nid(nil, &context, kind, value), action)
    defer { X509_EXTENSION_free(item) }
    try succeeded(X509_add_ext(pointer, item, -1), action)
  }
}
