/// Whether `bytes` break off inside an escape sequence, so that what follows may belong to it.
///
/// A lone Esc is the beginning of one as well.
func endsInsideSequence(_ bytes: [UInt8]) -> Bool {
  guard let escape = bytes.lastIndex(of: 0x1B) else { return false }
  let rest = bytes[(escape + 1)...]
  switch rest.first {
  case nil: return true
  case UInt8(ascii: "O"): return rest.count == 1
  case UInt8(ascii: "["):
    guard let final = rest.dropFirst().firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return true }
    // The oldest kind of mouse report: three bytes follow.
    let isReport = bytes[final] == UInt8(ascii: "M") && final == escape + 2
    return isReport && bytes.count - final <= 3
  default: return false
  }
}
