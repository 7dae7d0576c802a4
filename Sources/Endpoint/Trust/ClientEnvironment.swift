extension Endpoint {
  /// Lines for a shell that let its clients trust an authority: curl, Node, Python, Go, Java and what uses OpenSSL.
  ///
  /// `eval "$(belfry serve --print-env)"` carries them out.
  static func clientEnvironment(authorityPath: String, javaStorePath: String) -> String {
    let path = quoted(authorityPath)
    let java = [
      "-Djavax.net.ssl.trustStore=\(javaStorePath)",
      "-Djavax.net.ssl.trustStorePassword=\(TrustStore.javaPassphrase)", "-Djavax.net.ssl.trustStoreType=PKCS12",
    ].map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    return """
      # Clients of this shell trust Belfry's authority. All but Node then trust no other: take a shell of its own.
      # curl
      export CURL_CA_BUNDLE=\(path)
      # Go, Ruby, Swift, Python's ssl and httpx, nghttp and h2load: whatever asks OpenSSL, or does as it does
      export SSL_CERT_FILE=\(path)
      # Node, which trusts it besides the others
      export NODE_EXTRA_CA_CERTS=\(path)
      # Python's requests
      export REQUESTS_CA_BUNDLE=\(path)
      # Java
      export JAVA_TOOL_OPTIONS=\(quoted(java))
      # Java, into a store of your own:
      #   keytool -importcert -noprompt -alias belfry -file \(path) -keystore STORE -storepass PASSWORD

      """
  }

  /// A word for a POSIX shell, whatever is in it.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
