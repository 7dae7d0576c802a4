extension Finding {
  /// The finding as `lint --format json` and `push --json` print it; `file` is left out where there is none.
  public func json(file: String?) -> JSONOutput {
    let place: [(String, JSONOutput)] = file.map { [("file", .string($0))] } ?? []
    return .object(
      place + [
        ("line", .integer(Int64(position.line))),
        ("column", .integer(Int64(position.column))),
        ("keyPath", .string(keyPath.description)),
        ("rule", .string(rule)),
        ("severity", .string(severity.rawValue)),
        ("message", .string(message)),
        ("suggestion", .text(suggestion)),
      ])
  }
}
