import Foundation
import TestSupport
import Testing

/// `belfry serve` on a state of its own, with a key and a device token; its clock stands still until it is moved.
final class RunningEndpoint {
  /// The app of the device token.
  static let topic = "com.example.ferry"

  let folder: Scratch
  /// What it said when it was ready.
  let ready: Ready
  /// What a provider needs to know.
  let key: Key
  /// A token of ``topic``, for the sandbox.
  let token: String

  private let server: RunningProgram

  /// The ready line.
  struct Ready: Decodable {
    var addresses: [String: URL]
    var certificateAuthority: String?
  }

  /// What `key new` prints.
  struct Key: Decodable {
    var keyIdentifier: String
    var teamIdentifier: String
  }

  /// Starts it and waits until it is ready; `--trust-all` and the like go to `options`.
  init(_ options: String...) throws {
    folder = try Scratch()
    let now = Date.now.formatted(.iso8601)
    server = try RunningProgram(
      [builtProgram("belfry"), "serve", "--listen", "127.0.0.1:0", "--state", folder.path("state"), "--clock", now]
        + options, in: folder)
    ready = try JSONDecoder().decode(Ready.self, from: Data(try #require(server.line()).utf8))
    key = try JSONDecoder().decode(
      Key.self, from: Self.belfry(["key", "new", "--team", "TEAM123456", "--out", "AuthKey.p8", "--json"], in: folder))
    let printed = try Self.belfry(["device", "token", Self.topic], in: folder)
    token = String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a command of belfry on the same state, and returns what it prints.
  @discardableResult
  func belfry(_ words: String...) throws -> Data { try belfry(words) }

  /// The same with a list of words.
  @discardableResult
  func belfry(_ words: [String]) throws -> Data { try Self.belfry(words, in: folder) }

  private static func belfry(_ words: [String], in folder: Scratch) throws -> Data {
    let program = try RunningProgram([builtProgram("belfry")] + words + ["--state", folder.path("state")], in: folder)
    let ended = program.end()
    try #require(ended.status == 0, "belfry \(words.joined(separator: " ")): \(ended.complaints)")
    return Data(ended.lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Ends it in good order, and returns how it ended.
  func stop() -> RunningProgram.Ended {
    server.terminate()
    return server.end()
  }

  /// Where a provider finds the sandbox.
  var sandbox: URL { get throws { try #require(ready.addresses["sandbox"]) } }

  /// What the programs read, and `more`.
  func environment(_ more: [String: String] = [:]) throws -> [String: String] {
    let mine = [
      "APNS_HOST": "localhost", "APNS_PORT": String(try sandbox.port ?? 0),
      "APNS_KEY": folder.path("AuthKey.p8"), "APNS_KEY_ID": key.keyIdentifier, "APNS_TEAM_ID": key.teamIdentifier,
      "APNS_TOPIC": Self.topic, "APNS_TOKEN": token,
    ]
    return mine.merging(more) { $1 }
  }

  /// Starts a command as a person would: `--print-env` says whom to trust.
  func start(_ command: [String], environment more: [String: String] = [:]) throws -> RunningProgram {
    let trusting = #"eval "$("$0" serve --print-env --state "$1")"; shift; exec "$@""#
    return try RunningProgram(
      ["bash", "-c", trusting, builtProgram("belfry"), folder.path("state")] + command,
      environment: try environment(more), in: folder)
  }

  /// Runs a provider; without names it sends all of its pushes.
  func run(_ provider: Provider, _ names: String...) throws -> RunningProgram.Ended {
    try start(provider.command + names, environment: provider.environment).end()
  }
}
