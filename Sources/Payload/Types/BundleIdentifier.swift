/// Whether `text` can be an app's bundle identifier: letters, digits, hyphens and dots of ASCII, 255 at most.
///
/// An underscore is let pass: Apple does not allow it, but some apps have it.
public func isBundleIdentifier(_ text: String) -> Bool {
  (1...255).contains(text.utf8.count)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
}
