import Runtime
import Terminal

extension ScreenProgram {
  /// What has to be done once the terminal has taken all that was painted.
  struct Sending {
    let watch: EventLoop.Token
    var counts = false
    var paints = false
  }

  /// Whether the terminal still takes the last frame: what happens meanwhile is painted once, when it has.
  ///
  /// A terminal that has stopped reading costs nothing but its frames: keys, arrivals and commands go on.
  func waitsForTerminal() -> Bool {
    guard terminal.hasOutputWaiting else { return false }
    sendLater()
    sending?.paints = true
    return true
  }

  /// Counts a frame once the terminal has taken all of it.
  func countFrame() {
    guard terminal.hasOutputWaiting else {
      runtime.frameNumber += 1
      return
    }
    sendLater()
    sending?.counts = true
  }

  private func sendLater() {
    guard sending == nil else { return }
    let watch = loop.watch(terminal.outputDescriptor, for: .writable) { [unowned self] in
      terminal.sendOutput()
      guard !terminal.hasOutputWaiting, let sent = sending else { return }
      loop.cancel(sent.watch)
      sending = nil
      if sent.counts { runtime.frameNumber += 1 }
      if sent.paints { paintNext() }
    }
    sending = Sending(watch: watch)
  }
}
