import Foundation
import Testing

@testable import Terminal

extension RealTerminal {
  @Suite("Pictures of pixels in the program")
  struct PixelProgramTests {
    /// Twelve pixels each way: a red quarter of a disc on blue.
    private static let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAAMElEQVR42mN4ZqOBB8nZnAAiBroogqigjyK4CpyKkFVgV4SmAkUR"
      + "phxCER450hQBANtpr8kTbFeBAAAAAElFTkSuQmCC"

    private func opened(_ options: [String] = [], version: String? = "kitty(0.35.2)") throws -> RunningTerminal {
      let model = TerminalModel(columns: 80, rows: 24, version: version)
      let terminal = try RunningTerminal(
        model, ["open"] + options,
        variables: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "KITTY_WINDOW_ID": version == nil ? "" : "1"])
      try terminal.pseudo.wait("the screen") { $0.isAlternate && $0.text(ofRow: 23).contains("? keys") }
      let payload = terminal.folder.appendingPathComponent("photo.apns")
      let picture = terminal.folder.appendingPathComponent("photo.png")
      try #require(Data(base64Encoded: Self.picture)).write(to: picture)
      try Data(#"{"aps":{"alert":{"title":"A photo"}},"Simulator Target Bundle":"com.example.chat"}"#.utf8).write(
        to: payload)
      let told = try spawn(
        Tmux.belfry,
        ["push", payload.path, "--attach", picture.path, "--state", terminal.folder.path + "/state"],
        output: terminal.folder.path + "/pushed")
      try #require(!told.contains("error"), "\(told)")
      return terminal
    }

    private func cells(_ screen: TerminalModel) -> Int {
      screen.cells.joined().count { $0?.unicodeScalars.first == Placeholder.base }
    }

    @Test("a card has its thumbnail, an opened one the whole, and at the end the terminal has none")
    func shown() throws {
      let terminal = try opened()
      let card = try terminal.pseudo.wait("the thumbnail") { $0.images.count == 1 && cells($0) == 18 }
      #expect(card.images.values.allSatisfy { $0.hasPrefix("iVBORw0KGgo") })
      // The banner goes to the list, whose newest opens.
      terminal.pseudo.type("\u{1B}")
      try terminal.pseudo.wait("the list") { $0.text(ofRow: 23) != card.text(ofRow: 23) && cells($0) == 18 }
      terminal.pseudo.type("\r")
      let opened = try terminal.pseudo.wait("the whole picture") { $0.images.count == 2 && cells($0) > 100 }
      #expect(Data(base64Encoded: opened.images.values.max { $0.count < $1.count } ?? "") != nil)
      #expect(opened.unknown == [])
      terminal.pseudo.type("q")
      try terminal.pseudo.wait("the list again") { cells($0) == 18 }
      terminal.pseudo.type("q")
      #expect(terminal.end().code == 0)
      let left = try terminal.pseudo.wait("the main screen") { !$0.isAlternate }
      #expect(left.images == [:])
    }

    @Test("in cells where that is asked for, and where the terminal draws no pixels")
    func cells() throws {
      for terminal in [try opened(["--graphics", "cells"]), try opened(version: nil)] {
        let screen = try terminal.pseudo.wait("the thumbnail") { $0.text.contains { "▀▄▌▐▚▞▘▝▖▗▙▟▛▜".contains($0) } }
        #expect(screen.images == [:] && cells(screen) == 0 && screen.unknown == [])
        terminal.pseudo.type("q")
        #expect(terminal.end().code == 0)
      }
    }
  }
}
