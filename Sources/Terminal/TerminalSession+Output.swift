extension TerminalSession {
  /// The descriptor that becomes writable when the terminal takes more of what waits.
  public var outputDescriptor: Int32 { device.writing }

  /// Whether the terminal has not taken all that was painted.
  ///
  /// Then watch ``outputDescriptor``, call ``sendOutput()`` when it is writable, and paint nothing meanwhile.
  public var hasOutputWaiting: Bool { !queue.isEmpty }

  /// Sends what waits, as far as the terminal takes it now.
  ///
  /// Never waits.
  public func sendOutput() { queue.send(device.write) }

  /// Sends `bytes` behind everything that waits.
  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    queue.append(standIns.replaced(in: bytes))
    sendOutput()
  }

  /// Sends what waits, and waits for the terminal so many seconds at most; whether all is sent.
  func flush(within seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      sendOutput()
      guard hasOutputWaiting else { return true }
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, device.takesMore(within: Int32(left.rounded(.up))) else { return false }
    }
  }
}
