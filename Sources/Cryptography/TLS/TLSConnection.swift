import COpenSSL

/// One side of a TLS connection, without a socket.
///
/// Bytes of the network go into ``receive(_:into:)`` and come out of ``takeOutput(into:)``; plaintext comes out of the
/// first and goes into ``send(_:)``. Nothing here throws: what goes wrong is ``State/failed(_:)``, and the alert that
/// tells the other side still lies in the output.
///
///     network ─▶ receive ─▶ plaintext
///     network ◀─ takeOutput ◀─ send
public final class TLSConnection {
  /// How far it is.
  public enum State: Equatable, Sendable {
    /// Nothing can be read yet; what is sent waits.
    case handshaking
    /// Plaintext goes to and fro.
    case open
    /// The other side said that nothing more follows.
    case closed
    /// It cannot go on; send what is in the output and close the socket.
    case failed(CryptographyError)
  }

  /// How far it is.
  public private(set) var state = State.handshaking

  private let context: TLSContext
  private let connection: OpaquePointer
  private let input: OpaquePointer
  private let output: OpaquePointer
  /// Plaintext that was given before the handshake was done.
  private var early: [UInt8] = []

  init(_ context: TLSContext) throws(CryptographyError) {
    let action = "set up a TLS connection"
    self.context = context
    connection = try made(SSL_new(context.pointer), action)
    guard let input = BIO_new(BIO_s_mem()), let output = BIO_new(BIO_s_mem()) else {
      SSL_free(connection)
      throw CryptographyError(action)
    }
    (self.input, self.output) = (input, output)
    // The connection owns both from here on.
    SSL_set_bio(connection, input, output)
  }

  deinit { SSL_free(connection) }

  /// Waits for the other side to begin.
  func accept() { SSL_set_accept_state(connection) }

  /// Begins: the first bytes are in the output afterwards.
  func begin(name: String, applicationProtocols: [UInt8]) throws(CryptographyError) {
    let action = "expect the name \(name)"
    SSL_set_connect_state(connection)
    let parameters = SSL_get0_param(connection)
    if X509_VERIFY_PARAM_set1_ip_asc(parameters, name) != 1 {
      // No address, so it is a host's name, which the server is told: it may have several.
      ERR_clear_error()
      try succeeded(copenssl_set_server_name(connection, name), action)
      try succeeded(SSL_set1_host(connection, name), action)
    }
    if !applicationProtocols.isEmpty {
      // The one function of OpenSSL where 0 is yes.
      let result = SSL_set_alpn_protos(connection, applicationProtocols, UInt32(applicationProtocols.count))
      try succeeded(result == 0 ? 1 : 0, "offer the protocols")
    }
    shakeHands()
  }

  /// Takes bytes that came over the network, and appends the plaintext in them to `plaintext`.
  public func receive(_ bytes: ArraySlice<UInt8>, into plaintext: inout [UInt8]) {
    if case .failed = state { return }
    var written = 0
    let isTaken =
      bytes.isEmpty || bytes.withUnsafeBytes { BIO_write_ex(input, $0.baseAddress, $0.count, &written) } == 1
    guard isTaken else { return fail("take what came") }
    if state == .handshaking { shakeHands() }
    if state == .open { read(into: &plaintext) }
  }

  /// Takes bytes that came over the network, and appends the plaintext in them to `plaintext`.
  public func receive(_ bytes: [UInt8], into plaintext: inout [UInt8]) { receive(bytes[...], into: &plaintext) }

  /// Encrypts plaintext for the other side; before the handshake is done it waits.
  public func send(_ plaintext: ArraySlice<UInt8>) {
    guard !plaintext.isEmpty else { return }
    switch state {
    case .handshaking: early += plaintext
    case .open, .closed: write(plaintext)
    case .failed: break
    }
  }

  /// Encrypts plaintext for the other side; before the handshake is done it waits.
  public func send(_ plaintext: [UInt8]) { send(plaintext[...]) }

  /// Tells the other side that nothing more follows (`close_notify`).
  public func close() {
    guard state == .open || state == .closed else { return }
    ERR_clear_error()
    SSL_shutdown(connection)
  }

  /// How many bytes wait to be sent over the network.
  public var outputByteCount: Int { copenssl_pending(output) }

  /// Appends what is to be sent over the network to `bytes`, and forgets it.
  public func takeOutput(into bytes: inout [UInt8]) {
    guard outputByteCount > 0 else { return }
    var count = 0
    while BIO_read_ex(output, context.scratch.baseAddress, context.scratch.count, &count) == 1 {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: context.scratch[..<count]))
    }
  }

  /// The certificate that the other side presented, in DER; nil where it has none.
  public var peerCertificate: [UInt8]? {
    guard let certificate = SSL_get1_peer_certificate(connection) else { return nil }
    return try? Certificate(owning: certificate).der()
  }

  /// The protocol that was agreed on by ALPN; nil before the handshake, or where none was.
  public var applicationProtocol: String? {
    var name: UnsafePointer<UInt8>?
    var length: UInt32 = 0
    SSL_get0_alpn_selected(connection, &name, &length)
    guard let name, length > 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
  }

  /// `TLSv1.3`, and the cipher suite: `TLS_AES_256_GCM_SHA384`.
  public var version: (protocol: String, cipher: String) {
    (
      SSL_get_version(connection).map { String(cString: $0) } ?? "",
      SSL_CIPHER_get_name(SSL_get_current_cipher(connection)).map { String(cString: $0) } ?? ""
    )
  }

  private func shakeHands() {
    ERR_clear_error()
    let result = SSL_do_handshake(connection)
    guard result == 1 else { return stop(result, "agree with the other side") }
    state = .open
    let waiting = early
    early = []
    if !waiting.isEmpty { write(waiting[...]) }
  }

  private func read(into plaintext: inout [UInt8]) {
    while true {
      var count = 0
      ERR_clear_error()
      let result = SSL_read_ex(connection, context.scratch.baseAddress, context.scratch.count, &count)
      guard result == 1 else { return stop(result, "read what came") }
      plaintext.append(contentsOf: UnsafeRawBufferPointer(rebasing: context.scratch[..<count]))
    }
  }

  private func write(_ plaintext: ArraySlice<UInt8>) {
    var written = 0
    ERR_clear_error()
    let result = plaintext.withUnsafeBytes { SSL_write_ex(connection, $0.baseAddress, $0.count, &written) }
    if result != 1 { stop(result, "write") }
  }

  /// Sorts out why a call did not succeed: more bytes are needed, the other side is done, or it failed.
  private func stop(_ result: Int32, _ action: String) {
    switch SSL_get_error(connection, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: break
    case SSL_ERROR_ZERO_RETURN: state = .closed
    default: fail(action)
    }
  }

  private func fail(_ action: String) {
    let refusal = SSL_get_verify_result(connection)
    var error = CryptographyError(action)
    if error.reason == "certificate verify failed", let text = X509_verify_cert_error_string(refusal) {
      error.reason += ": " + String(cString: text)
    }
    state = .failed(error)
  }
}
