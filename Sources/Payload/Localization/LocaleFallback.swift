/// The order in which an app's localizations are tried.
public enum LocaleFallback {
  /// `locale`, each shorter form of it, then the same for the `development` locale, each once.
  ///
  /// `zh_Hans_CN` gives `zh_Hans_CN`, `zh_Hans`, `zh`. Of `ur_PK@calendar=gregorian` only `ur_PK` counts.
  public static func chain(for locale: String, development: String? = nil) -> [String] {
    var chain: [String] = []
    for name in [locale, development ?? ""] {
      var parts = canonical(name).split(separator: "_")
      while !parts.isEmpty {
        let candidate = parts.joined(separator: "_")
        if !chain.contains(candidate) { chain.append(candidate) }
        parts.removeLast()
      }
    }
    return chain
  }

  /// One spelling of each locale: `PT-br` becomes `pt_BR`, `zh-hans` becomes `zh_Hans`.
  static func canonical(_ locale: String) -> String {
    let name = locale.prefix { $0 != "@" && $0 != "." }
    let parts = name.split { $0 == "_" || $0 == "-" }
    return parts.prefix(8).enumerated().map { number, part in
      if number == 0 { return part.lowercased() }
      return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }
    .joined(separator: "_")
  }
}
