/// Whether `text` can be an app's bundle identifier: labels of letters, digits and hyphens of ASCII with dots between them,
/// 255 at most.
///
/// An underscore is let pass: Apple does not allow it, but some apps have it.
public func isBundleIdentifier(_ text: String) -> Bool {
  guard text.utf8.count <= 255 else { return false }
  let dot = UInt8(ascii: ".")
  var last = dot
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      break
    case dot where last != dot: break
    default: return false
    }
    last = byte
  }
  return last != dot
}
