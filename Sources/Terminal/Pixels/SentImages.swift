import Media

/// The pictures that the terminal has, and what has to be sent to bring that in order.
///
/// kitty's graphics protocol: a picture is sent once under its number, for cells that come with the text
/// (``Placeholder``), and is deleted when nobody will show it any more. The terminal is told to answer
/// nothing and to leave the cursor alone.
struct SentImages: Equatable {
  private var sent: [UInt8: PlacedImage] = [:]
  /// Whether everything has to go through tmux, which hands on only what it is told to.
  let passesThroughTmux: Bool

  /// Nothing is sent.
  init(passesThroughTmux: Bool) { self.passesThroughTmux = passesThroughTmux }

  /// Whether the terminal has none.
  var isEmpty: Bool { sent.isEmpty }

  /// What to send before a frame that shows the pictures `shown` of those that there are.
  mutating func update(_ images: [UInt8: PlacedImage], shown: Set<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, image) in sent.sorted(by: { $0.key < $1.key }) where images[number] != image {
      bytes += delete(number)
    }
    for number in shown.sorted() where sent[number] == nil {
      guard let image = images[number] else { continue }
      bytes += transmit(image, number: number)
    }
    return bytes
  }

  /// What to send so that the terminal has none any more.
  mutating func deleteAll() -> [UInt8] { sent.keys.sorted().flatMap { delete($0) } }

  /// Bytes of a picture that one command may have.
  private static let chunk = 4096

  private mutating func transmit(_ image: PlacedImage, number: UInt8) -> [UInt8] {
    sent[number] = image
    let data = Array(image.image.base64.utf8)
    var keys = "a=T,U=1,C=1,q=2,f=100,t=d,i=\(number),c=\(image.columns),r=\(image.rows),"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + data.count / 64)
    for start in stride(from: 0, to: data.count, by: Self.chunk) {
      let end = min(start + Self.chunk, data.count)
      bytes += command("\(keys)m=\(end < data.count ? 1 : 0)", data[start..<end])
      keys = "q=2,"
    }
    return bytes
  }

  private mutating func delete(_ number: UInt8) -> [UInt8] {
    sent[number] = nil
    return command("a=d,d=I,i=\(number),q=2", [])
  }

  /// `APC G keys ; data ST`, for tmux within its own `DCS tmux;`, each Esc twice.
  private func command(_ keys: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
    let escape = passesThroughTmux ? "\u{1B}\u{1B}" : "\u{1B}"
    let start = (passesThroughTmux ? "\u{1B}Ptmux;" : "") + escape + "_G" + keys + (data.isEmpty ? "" : ";")
    let end = escape + "\\" + (passesThroughTmux ? "\u{1B}\\" : "")
    return Array(start.utf8) + data + Array(end.utf8)
  }
}
