import Media
import Runtime
import Testing

/// What the program says, asked through the driver.
func reply(_ path: String, _ want: MediaRequest.Want = .probe, program: String = BuiltPrograms.media) -> MediaReply {
  let loop = EventLoop()
  // A debug build on a machine that is busy with other things: only a broken product needs so long.
  var options = MediaDecoder.Options()
  options.seconds = 100
  let decoder = MediaDecoder(executable: program, loop: loop, options: options)
  var reply: MediaReply?
  decoder.ask(MediaRequest(path: path, want: want)) { reply = $0 }
  while true {
    if let reply { return reply }
    loop.turn(waiting: nil)
  }
}

/// What the program says of a file that it takes.
func answer(_ path: String, _ want: MediaRequest.Want = .probe) throws -> MediaAnswer {
  try reply(path, want).get()
}

/// Why the program refuses a file; nil where it does not.
func refusal(_ path: String, _ want: MediaRequest.Want = .probe) -> MediaRefusal? {
  if case .failure(let refusal) = reply(path, want) { refusal } else { nil }
}

extension MediaPicture {
  /// The one colour of a cell; nil where it has two.
  func color(column: Int, row: Int) -> Color? {
    let cell = cells[row * columns + column]
    return switch cell.character {
    case " ": cell.surface
    case "█": cell.ink
    default: cell.ink == cell.surface ? cell.ink : nil
    }
  }

  /// Whether a cell is of about this colour alone.
  func isNear(_ value: UInt32, column: Int, row: Int) -> Bool {
    guard case .rgb(let color) = color(column: column, row: row) else { return false }
    return [16, 8, 0].allSatisfy { shift in
      abs(Int(color >> UInt32(shift) & 0xFF) - Int(value >> UInt32(shift) & 0xFF)) <= 24
    }
  }
}
