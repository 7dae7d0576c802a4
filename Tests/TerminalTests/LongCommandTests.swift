import Foundation
import Testing

extension RealTerminal {
  @Suite("A command of the ':' line that takes long")
  struct LongCommandTests {
    /// A pipe that a payload is written into once, as soon as somebody reads it.
    private final class SlowPayload {
      let path: String
      private var isWritten = false

      init(in folder: URL) throws {
        path = folder.appendingPathComponent("slow.apns").path
        try #require(mkfifo(path, 0o600) == 0)
      }

      func write() {
        guard !isWritten else { return }
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(Data(#"{"aps":{"alert":"hi"}}"#.utf8))
        isWritten = true
      }
    }

    @Test("keeps neither keys nor arrivals waiting, and is shown when it has ended")
    func beside() throws {
      let terminal = try Tmux()
      let payload = try SlowPayload(in: terminal.folder)
      try terminal.push("one", title: "First")
      try terminal.open()
      try terminal.type(":lint \(payload.path)")
      try terminal.press("Enter")
      try terminal.wait("the word that it runs") { $0.contains("is running") }
      try terminal.push("two", title: "Second")
      try terminal.wait("what came meanwhile") { $0.contains("Second") }
      try terminal.press("?")
      try terminal.wait("the help") { $0.contains("Keys of") }
      try terminal.press("Escape")
      try terminal.wait("what it printed") { screen in
        payload.write()
        return screen.contains("in 1 file") && !screen.contains("is running")
      }
    }
  }
}
