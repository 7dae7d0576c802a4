#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the identifiers of arrivals come from: UUIDs in the form 8-4-4-4-12, in upper case.
public protocol IdentifierSource {
  /// The identifier of the arrival that will get the number `sequence`.
  func identifier(_ purpose: IdentifierPurpose, sequence: Int64) -> String
}

/// What an identifier names.
public enum IdentifierPurpose: UInt64, Sendable {
  /// The push: its `apns-id`.
  case delivery = 1
  /// The notification, where no collapse identifier names it.
  case request = 2
  /// The token of an app on the phone.
  case deviceToken = 3
  /// An answer of the service: an `apns-id` or `apns-unique-id` that it makes itself.
  case service = 4
}

extension IdentifierSource {
  /// A device token of 32 bytes, in hexadecimal digits: the one that will be the `number`th.
  ///
  /// Three UUIDs without the digits that are alike in all of them. Source: apple-rules 2.1.
  func deviceToken(number: Int) -> String {
    let digits = (0..<3).map { part in
      let uuid = identifier(.deviceToken, sequence: Int64(3 * number + part)).filter { $0 != "-" }
      return uuid.prefix(12) + uuid.suffix(12)
    }
    return digits.joined().prefix(64).lowercased()
  }
}

/// Random identifiers from the system.
public final class RandomIdentifiers: IdentifierSource {
  /// Words that are asked for at once.
  ///
  /// Each time is a system call, and every push of a provider needs two identifiers; `getentropy` gives 256 bytes at most.
  private static let wordsAtOnce = 32
  private var words: [UInt64] = []

  /// Makes the source.
  public init() {}

  /// A fresh UUID.
  public func identifier(_ purpose: IdentifierPurpose, sequence: Int64) -> String { uuid(word(), word(), for: purpose) }

  private func word() -> UInt64 {
    if let word = words.popLast() { return word }
    words = [UInt64](repeating: 0, count: Self.wordsAtOnce)
    let isFilled = words.withUnsafeMutableBytes { getentropy($0.baseAddress, $0.count) == 0 }
    if !isFilled { words = [] }
    return words.popLast() ?? UInt64.random(in: 0 ... .max)
  }
}

/// Identifiers that repeat (`--seed N`): a function of the seed, the arrival's number and the purpose.
///
/// Later pushes differ from earlier ones, and the same pushes on a fresh state get the same identifiers again.
public struct SeededIdentifiers: IdentifierSource {
  /// The seed.
  public let seed: UInt64
  /// Makes a source.
  public init(seed: UInt64) { self.seed = seed }
  /// The UUID for the arrival.
  public func identifier(_ purpose: IdentifierPurpose, sequence: Int64) -> String {
    let start = mixed(mixed(seed) ^ UInt64(bitPattern: sequence)) ^ purpose.rawValue
    return uuid(mixed(start), mixed(start &+ 0x9E37_79B9_7F4A_7C15), for: purpose)
  }
}

/// The finalizer of SplitMix64: every bit of the result depends on every bit of `value`.
private func mixed(_ value: UInt64) -> UInt64 {
  var bits = value &+ 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
  return bits ^ bits >> 31
}

/// A UUID of 122 of the 128 bits: of version 4, but for what Apple's service makes, which has no version.
///
/// Source: RFC 9562 section 5.4; apple-rules 3.1 for the service's.
private func uuid(_ high: UInt64, _ low: UInt64, for purpose: IdentifierPurpose) -> String {
  let version: UInt64 = purpose == .service ? 0x3000 : 0x4000
  let variant: UInt64 = purpose == .service ? 0xC000_0000_0000_0000 : 0x8000_0000_0000_0000
  let high = high & 0xFFFF_FFFF_FFFF_0FFF | version
  let low = low & 0x3FFF_FFFF_FFFF_FFFF | variant
  return String(unsafeUninitializedCapacity: 36) { text in
    writeDigits(of: high >> 32, count: 8, to: text, at: 0)
    writeDigits(of: high >> 16, count: 4, to: text, at: 9)
    writeDigits(of: high, count: 4, to: text, at: 14)
    writeDigits(of: low >> 48, count: 4, to: text, at: 19)
    writeDigits(of: low, count: 12, to: text, at: 24)
    for place in stride(from: 8, through: 23, by: 5) { text[place] = UInt8(ascii: "-") }
    return 36
  }
}

/// Writes the last `count` hexadecimal digits of `word`.
private func writeDigits(of word: UInt64, count: Int, to text: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
  var rest = word
  for place in stride(from: start + count - 1, through: start, by: -1) {
    let digit = UInt8(truncatingIfNeeded: rest) & 15
    text[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    rest >>= 4
  }
}
