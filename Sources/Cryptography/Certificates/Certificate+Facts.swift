import COpenSSL

extension Certificate {
  /// The first value of an attribute of the subject, such as `CN` or `UID`.
  public func subject(_ field: String) -> String? {
    guard let object = OBJ_txt2obj(field, 0) else {
      ERR_clear_error()
      return nil
    }
    defer { ASN1_OBJECT_free(object) }
    let name = X509_get_subject_name(pointer)
    let position = X509_NAME_get_index_by_OBJ(name, object, -1)
    guard position >= 0, let value = X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, position)) else { return nil }
    // In UTF-8, whichever of the kinds of text the certificate uses.
    var text: UnsafeMutablePointer<UInt8>?
    let count = ASN1_STRING_to_UTF8(&text, value)
    defer { copenssl_free(text) }
    guard count >= 0, let text else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  /// The whole subject on one line: `CN=localhost,O=Belfry`.
  public var subjectLine: String {
    let line = try? MemoryBIO.collecting("write the subject") {
      copenssl_print_name($0, X509_get_subject_name(self.pointer))
    }
    return String(decoding: line ?? [], as: UTF8.self)
  }

  /// From when to when it counts, in seconds since 1970, the last second included; nil where a time cannot be read.
  public var validity: ClosedRange<Int64>? {
    guard let start = Self.seconds(X509_get0_notBefore(pointer)), let end = Self.seconds(X509_get0_notAfter(pointer)),
      start <= end
    else { return nil }
    return start...end
  }

  /// Whether it is for a host, by name or IP address.
  public func isFor(_ host: String) -> Bool {
    defer { ERR_clear_error() }
    return isAddress(host)
      ? X509_check_ip_asc(pointer, host, 0) == 1 : X509_check_host(pointer, host, host.utf8.count, 0, nil) == 1
  }

  /// Whether the private half of its public key signed `other`.
  public func signed(_ other: Certificate) -> Bool {
    defer { ERR_clear_error() }
    return X509_verify(other.pointer, X509_get0_pubkey(pointer)) == 1
  }

  /// Whether `key` is its key.
  public func belongs(to key: PrivateKey) -> Bool {
    defer { ERR_clear_error() }
    return X509_check_private_key(pointer, key.pointer) == 1
  }

  private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
    let epoch = ASN1_TIME_set(nil, 0)
    defer { ASN1_TIME_free(epoch) }
    var (days, seconds): (Int32, Int32) = (0, 0)
    guard ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else {
      ERR_clear_error()
      return nil
    }
    return Int64(days) * 86_400 + Int64(seconds)
  }
}

/// Whether a host is an IP address of either kind.
func isAddress(_ host: String) -> Bool {
  defer { ERR_clear_error() }
  guard let address = a2i_IPADDRESS(host) else { return false }
  ASN1_OCTET_STRING_free(address)
  return true
}
