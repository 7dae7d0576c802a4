import Foundation
import Testing

extension RunningEndpoint {
  /// What curl saw.
  struct Answer {
    var status: Int
    /// Fields by their names in lower case.
    var fields: [String: String]
    var body: String

    var reason: String? { error?.reason }
    /// Of a 410: when the token died, in milliseconds since 1970.
    var timestamp: Int64? { error?.timestamp }

    private var error: Error? { try? JSONDecoder().decode(Error.self, from: Data(body.utf8)) }
    private struct Error: Decodable {
      var reason: String
      var timestamp: Int64?
    }
  }

  /// A provider token that the shell programs make, as a field; the time is in seconds since 1970.
  func authorization(issuedAt: Int? = nil) throws -> String {
    let script = #". "$0" && printf 'authorization: bearer %s\n' "$(provider_token $1)""#
    let tool = Provider.programs + "/shell/provider-token.sh"
    let made = try start(["bash", "-c", script, tool] + (issuedAt.map { [String($0)] } ?? [])).end()
    return try #require(made.lines.first, "\(made.complaints)")
  }

  /// Sends a push with curl; fields are as on the command line, `name: value`.
  func push(
    _ payload: String, to token: String? = nil, at address: URL? = nil, _ fields: String...
  ) throws -> Answer {
    let url = try (address ?? sandbox).appending(path: "3/device/\(token ?? self.token)")
    let command = ["curl", "--silent", "--show-error", "--http2", "--include", "--data-binary", payload]
    let ended = try start(command + fields.flatMap { ["--header", $0] } + [url.absoluteString]).end()
    try #require(ended.status == 0, "\(ended.complaints)")

    // "HTTP/2 200", the fields, an empty line, the body.
    let lines = ended.lines.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let head = lines.prefix { !$0.isEmpty }
    var named: [String: String] = [:]
    for field in head.dropFirst() {
      guard let colon = field.firstIndex(of: ":") else { continue }
      let value = field[field.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      named[field[..<colon].lowercased()] = value
    }
    let status = try #require(head.first?.split(separator: " ").last.flatMap { Int($0) })
    return Answer(status: status, fields: named, body: lines.dropFirst(head.count + 1).joined(separator: "\n"))
  }
}
