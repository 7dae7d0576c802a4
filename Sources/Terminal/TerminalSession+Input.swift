extension TerminalSession {
  /// The descriptor that becomes readable when something came in.
  public var inputDescriptor: Int32 { device.input }

  /// Everything that has come in, in order.
  ///
  /// Never waits.
  public func readInput() -> [TerminalInput] {
    guard isOpen else { return [] }
    var inputs: [TerminalInput] = []
    while let input = decoder.read(&source) { inputs.append(input) }
    if keys.answers.answers != capabilities.answers {
      adaptPainter()
      inputs.append(.answers)
    }
    return inputs
  }

  /// Whether the other end of the terminal is gone: nothing will come in any more.
  public var hasHungUp: Bool { device.hasHungUp }

  /// Whether a paste has begun and its end has not come yet.
  public var isPasting: Bool { decoder.isPasting }

  /// Takes what came of a paste whose end got lost.
  public func endPaste() -> TerminalInput? { decoder.endPaste() }

  // MARK: What the terminal says of itself

  /// Asks the terminal, and waits for its answers as long as they may take.
  func ask(variables: [String: String]) {
    let name = options.terminalName ?? ""
    guard painter.isUTF8,
      let patience = TerminalProbe.patience(name: name, isUTF8: capabilities.isUTF8, variables: variables)
    else { return }
    let pixels = TerminalProbe.mayDrawPixels(name: name, variables: variables)
    send(TerminalProbe.questions(pixels: pixels))
    TerminalProbe.answers(from: device, through: keys, sending: &queue, patience: patience, pixels: pixels)
  }

  /// Draws by what is known of the terminal now.
  func adaptPainter() {
    let answers = keys.answers.answers
    capabilities.answers = answers
    painter.widths = answers.widths
    painter.isUTF8 = capabilities.isUTF8 && !options.isASCII && !answers.showsBytes
    painter.glyphs =
      options.hasASCIIEdges || answers.hasWideFrames ? .ascii : capabilities.terminalName == "linux" ? .console : .all
    painted = nil
  }
}
