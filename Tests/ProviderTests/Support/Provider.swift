import Foundation
import Testing

/// A program of `Programs`: a provider that is written on a client library of others.
struct Provider {
  /// What of an answer the client shows to who calls it.
  enum Sight { case status, reason, identifier }

  /// The client.
  var name: String
  /// How it is started.
  var command: [String]
  /// What it cannot tell of a push that was taken.
  var hidesFromSuccess: Set<Sight> = []
  /// What it cannot tell of a refusal.
  var hidesFromRefusal: Set<Sight> = []
  /// More variables than all of them get.
  var environment: [String: String] = [:]
  /// Why it cannot run on this machine; nil: it can.
  var absence: String?
}

extension Provider {
  static let curl = Provider(shell: "curl", needs: ["curl", "openssl"])
  static let nghttp = Provider(shell: "nghttp", needs: ["nghttp", "openssl", "awk"])
  static let node = Provider(name: "Node's http2", command: ["node", programs + "/node/http2.mjs"], needs: ["node"])
  static let aioapns = Provider(python: "aioapns", in: "modern")
  static let httpx = Provider(python: "httpx", in: "modern")
  static let kalyke = Provider(python: "kalyke", in: "modern", hidesFromRefusal: [.status, .identifier])
  static let apns2 = Provider(
    python: "apns2", in: "apns2", hidesFromSuccess: [.identifier], hidesFromRefusal: [.status, .identifier],
    environment: ["PYTHONPATH": programs + "/python/compatibility"])
  // A program of a moment: compiled hastily, it starts in half the time.
  static let java = Provider(
    name: "Java's HttpClient",
    command: ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", programs + "/java/Push.java"],
    needs: ["java"])

  /// The folder of the programs.
  static let programs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Programs").path

  private init(name: String, command: [String], needs tools: [String]) {
    self.name = name
    self.command = command
    let missing = tools.filter { !isInPath($0) }
    if !missing.isEmpty { absence = "not in PATH: " + missing.joined(separator: ", ") }
  }

  private init(shell name: String, needs tools: [String]) {
    self.init(name: name, command: ["bash", "\(Self.programs)/shell/\(name).sh"], needs: tools)
  }

  /// A Python client in one of the environments that `.ci/python-clients` makes.
  private init(
    python name: String, in environment: String, hidesFromSuccess: Set<Sight> = [], hidesFromRefusal: Set<Sight> = [],
    environment variables: [String: String] = [:]
  ) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/python-clients")
      .standardized.path
    let python = "\(folder)/\(environment)/bin/python"
    self.init(name: name, command: [python, "\(Self.programs)/python/\(name)_push.py"], needs: [])
    self.hidesFromSuccess = hidesFromSuccess
    self.hidesFromRefusal = hidesFromRefusal
    self.environment = variables
    if !FileManager.default.isExecutableFile(atPath: python) {
      let reason = try? String(contentsOfFile: "\(folder)/\(environment).skipped", encoding: .utf8)
      absence = reason.map { "its packages are missing: \($0)" } ?? "its packages are missing; run .ci/python-clients"
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test where the provider cannot run.
  static func runs(_ provider: Provider) -> Self {
    .enabled(if: provider.absence == nil, Comment(rawValue: "\(provider.name): \(provider.absence ?? "")"))
  }
}

/// Whether a program of this name is in PATH.
private func isInPath(_ name: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
