import Foundation
import TestSupport
import Testing

/// A real terminal of a fixed size: tmux on a socket of its own, with a shell in it.
///
/// Keys go in, the screen comes out as text. Nothing waits for time: ``wait(_:until:)`` looks until what is expected is
/// there, and its timeout only fails.
final class Tmux {
  /// A folder that is gone with the terminal: state, payloads.
  let folder: URL
  private let socket: String

  /// Starts a shell with these variables on top of a bare environment.
  init(columns: Int = 80, rows: Int = 24, _ variables: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("belfry-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    socket = folder.appendingPathComponent("tmux").path
    var environment = ["LANG": "C.UTF-8", "TERM": "xterm-256color", "HOME": folder.path, "PS1": "shell$ "]
    environment.merge(variables) { $1 }
    let assignments = environment.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    try run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -i PATH=/usr/bin:/bin \(assignments) bash --norc --noprofile",
    ])
    try run(["set-option", "-g", "remain-on-exit", "on"])
    try wait("the shell's prompt") { $0.contains("shell$") }
  }

  deinit {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// The built program, beside the tests.
  static let belfry = builtProgram("belfry")

  /// The program on this terminal's state, with a clock that stands still.
  var belfry: String { "\(Tmux.belfry) --state \(folder.path)/state --clock 2026-07-03T12:00:00Z --seed 1" }

  /// Opens the center and waits for its first frame.
  func open(_ options: String = "") throws {
    try type("\(belfry) open \(options)\n")
    // Not the time in the command that was typed.
    try wait("the first frame") { $0.contains("12:00 ") && !$0.contains("shell$") }
  }

  /// Types text as it is.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  /// Types bytes, in one go.
  func type(bytes: [UInt8]) throws {
    try run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Presses keys by tmux' names, such as `Enter`, `C-c` and `Up`.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Pastes text as a terminal does, in brackets where the program asked for them.
  func paste(_ text: String) throws {
    try run(["set-buffer", text])
    try run(["paste-buffer", "-p", "-r"])
  }

  /// Clicks with a button of the SGR protocol: 0 left, 2 right, 64 wheel up, 65 wheel down; counted from 0.
  func mouse(_ button: Int, column: Int, row: Int) throws {
    let place = "\u{1B}[<\(button);\(column + 1);\(row + 1)"
    try type(place + "M" + (button < 64 ? place + "m" : ""))
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The screen as text, without blanks at the ends of lines.
  func screen() throws -> String { try run(["capture-pane", "-p"]) }

  /// The same with the escape sequences of its colours.
  func styledScreen() throws -> String { try run(["capture-pane", "-p", "-e"]) }

  /// A variable of tmux about the pane, such as `alternate_on`.
  func format(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Looks at the screen until `condition` holds; fails with the last screen after ten seconds, or as many as it takes a
  /// busy machine.
  @discardableResult
  func wait(
    _ expectation: String, seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (String) throws -> Bool
  ) throws -> String {
    let end = Date().addingTimeInterval(seconds)
    var last = ""
    repeat {
      last = try screen()
      if try condition(last) { return last }
    } while Date() < end
    throw Missing(expectation: expectation, seconds: seconds, screen: last)
  }

  /// The screen without something that was expected.
  struct Missing: Error, CustomStringConvertible {
    let expectation: String
    let seconds: Double
    let screen: String
    var description: String { "expected \(expectation) within \(Int(seconds)) seconds; the screen is:\n\(screen)" }
  }

  /// Writes a payload into the folder and returns its path.
  func payload(_ name: String, _ json: String) throws -> String {
    let path = folder.appendingPathComponent(name)
    try Data(json.utf8).write(to: path)
    return path.path
  }

  /// Runs the program beside the terminal on the same state, and returns what it printed.
  @discardableResult
  func beside(_ arguments: [String]) throws -> String {
    try run(
      Tmux.belfry, arguments + ["--state", folder.path + "/state", "--clock", "2026-07-03T12:00:00Z"])
  }

  /// Runs any program beside the terminal.
  @discardableResult
  func beside(_ program: String, _ arguments: [String]) throws -> String {
    try run("/usr/bin/env", [program] + arguments)
  }

  /// Writes over the screen behind the program's back.
  func scribble(_ text: String) throws {
    let device = try format("pane_tty")
    _ = try run("/bin/sh", ["-c", "printf '\\033[5;5H%s' '\(text)' > \(device)"])
  }

  /// Lets a notification arrive from another process.
  func push(_ identifier: String, title: String, body: String = "body", thread: String? = nil) throws {
    let thread = thread.map { #","thread-id":"\#($0)""# } ?? ""
    let path = try payload(
      "\(identifier).apns",
      #"{"aps":{"alert":{"title":"\#(title)","body":"\#(body)"},"category":"message"\#(thread)}}"#)
    try beside(["push", "com.example.chat", path, "--apps", apps()])
  }

  /// A folder with a profile of an app whose notifications can be answered.
  func apps() throws -> String {
    let apps = folder.appendingPathComponent("apps")
    try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
    let profile = """
      {
        "bundleIdentifier": "com.example.chat", "name": "Chat", "glyph": "C", "tint": "#34C759",
        "categories": [{ "identifier": "message", "actions": [
          { "identifier": "like", "title": "Like" },
          { "identifier": "reply", "title": "Reply", "textInput": { "buttonTitle": "Send", "placeholder": "Message" } }
        ] }]
      }
      """
    try Data(profile.utf8).write(to: apps.appendingPathComponent("com.example.chat.app.json"))
    return apps.path
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    guard let program = Self.program else { throw NoTmux() }
    return try run(program, ["-S", socket] + arguments)
  }

  /// Where tmux is: Debian's place, or Homebrew's two.
  private static let program = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Screen tests need tmux.
  struct NoTmux: Error, CustomStringConvertible {
    var description: String { "tmux is not installed; 'make test' installs it" }
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let text = try spawn(program, arguments, output: folder.appendingPathComponent("output").path)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
