/// The pixels of a picture as a PNG file in base 64 (RFC 4648), for terminals that draw pixels.
///
/// It goes to the terminal as it is, so nothing is one that could steer a terminal: there is no character in it but those
/// of base 64.
public struct PixelImage: Hashable, Sendable {
  /// The file in base 64, padded.
  public let base64: String

  /// Takes a text that is base 64 throughout, begins as a PNG file does and is no longer than
  /// ``MediaLimits/imageBytes``; nil for any other.
  public init?(base64 text: String) {
    let isWhole = text.utf8.withContiguousStorageIfAvailable(Self.isWhole) ?? Self.isWhole(Array(text.utf8))
    guard isWhole else { return nil }
    base64 = text
  }

  /// The signature of PNG (RFC 2083, section 3.1), as far as it fills whole groups of base 64.
  private static let signature = Array("iVBORw0K".utf8)

  private static func isWhole(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    guard bytes.count <= MediaLimits.imageBytes, bytes.count % 4 == 0, bytes.starts(with: signature) else {
      return false
    }
    let padding = bytes.suffix(2).count { $0 == UInt8(ascii: "=") }
    return bytes.dropLast(padding).allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}
