// Keys, signatures, certificates and TLS without sockets (OpenSSL).
//
// Bytes go in and bytes come out; no file is opened here and no socket. What fails says what was tried and why not, in
// OpenSSL's own words. OpenSSL's pointers stay in this module: each object of it has a class that frees it.
//
//     PrivateKey, PublicKey          P-256: PKCS #8, SubjectPublicKeyInfo, ES256
//     Certificate, CertificateAuthority, Identity    X.509 and PKCS #12
//     TLSServer, TLSClient ─▶ TLSConnection          bytes of the network in, plaintext out, and back
//     SHA256, RandomBytes, AES256GCM
//
// Read next: TLS/TLSConnection.swift.
