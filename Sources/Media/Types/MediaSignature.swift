/// What the first bytes of a file say that it is; its name has no say.
public enum MediaSignature: Equatable, Sendable {
  /// A type, as far as the first bytes tell.
  ///
  /// An MPEG-4 file may turn out to be audio alone, an MPEG file to be MPEG-2: that takes looking at its streams.
  case type(MediaType)
  /// Something that is known and cannot be attached, by its name with an article: `a WebP image`.
  case foreign(String)
  /// Nothing that is known.
  case unknown
  /// There are no bytes.
  case empty

  /// How many bytes are looked at.
  public static let length = 64

  /// Reads the beginning of a file; ``length`` bytes are enough.
  public init(_ bytes: [UInt8]) {
    let start = Beginning(bytes: Array(bytes.prefix(Self.length)))
    if bytes.isEmpty {
      self = .empty
    } else if let type = start.type {
      self = .type(type)
    } else if let name = start.foreignName {
      self = .foreign(name)
    } else {
      self = .unknown
    }
  }
}

/// The first bytes of a file.
private struct Beginning {
  let bytes: [UInt8]

  func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
  func has(_ values: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: values) }
  func text(at offset: Int, count: Int) -> String {
    String(decoding: bytes.dropFirst(offset).prefix(count), as: UTF8.self)
  }

  var type: MediaType? {
    if has([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has("GIF87a") || has("GIF89a") { return .gif }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) { return .aiff }
    if has("RIFF"), has("WAVE", at: 8) { return .wav }
    if has("RIFF"), has("AVI ", at: 8) { return .avi }
    if has("ID3") || isMP3Header { return .mp3 }
    if has("ftyp", at: 4), foreignBrand == nil { return has("M4A ", at: 8) ? .m4a : .mpeg4 }
    if has([0, 0, 1, 0xBA]) || has([0, 0, 1, 0xB3]) { return .mpeg }
    return nil
  }

  /// Whether a frame of MPEG audio, layer III, begins here (ISO 11172-3, 2.4.1.3).
  private var isMP3Header: Bool {
    guard bytes.count >= 3, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return false }
    let (version, layer) = (bytes[1] >> 3 & 3, bytes[1] >> 1 & 3)
    return version != 1 && layer == 1 && bytes[2] >> 4 != 15 && bytes[2] >> 2 & 3 != 3
  }

  /// What a file of boxes is that is no MPEG-4, by its brand (ISO 14496-12, 4.3).
  private var foreignBrand: String? {
    switch text(at: 8, count: 4) {
    case "qt  ": "a QuickTime movie"
    case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": "a HEIF image"
    case "avif", "avis": "an AVIF image"
    case "jp2 ", "jpx ": "a JPEG 2000 image"
    default: nil
    }
  }

  var foreignName: String? {
    if has("ftyp", at: 4) { return foreignBrand }
    if let (_, name) = Self.signatures.first(where: { has($0.0) }) { return name }
    if has("RIFF"), has("WEBP", at: 8) { return "a WebP image" }
    if bytes.count > 2, bytes[0] == 0xFF, bytes[1] & 0xF6 == 0xF0 { return "AAC audio without its MPEG-4 file" }
    if has("moov", at: 4) || has("mdat", at: 4) || has("wide", at: 4) { return "a QuickTime movie" }
    let word = text(at: 0, count: 20).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    return Self.words.first { word.hasPrefix($0.0) }?.1
  }

  private static let signatures: [([UInt8], String)] = [
    (Array("BM".utf8), "a BMP image"), (Array("II*\0".utf8), "a TIFF image"), (Array("MM\0*".utf8), "a TIFF image"),
    (Array("8BPS".utf8), "a Photoshop image"), (Array("%PDF".utf8), "a PDF document"),
    ([0x1A, 0x45, 0xDF, 0xA3], "a Matroska or WebM movie"), (Array("OggS".utf8), "an Ogg file"),
    (Array("fLaC".utf8), "FLAC audio"), (Array("caff".utf8), "Core Audio"), (Array("FLV".utf8), "a Flash movie"),
    ([0x30, 0x26, 0xB2, 0x75], "a Windows Media file"), ([0, 0, 1, 0], "an icon"), ([0x1F, 0x8B], "a gzip archive"),
    (Array("PK".utf8), "a zip archive"), ([0x47, 0x40], "an MPEG transport stream"),
    ([0, 0, 0, 12, 0x6A, 0x50], "a JPEG 2000 image"), ([0xFF, 0x0A], "a JPEG XL image"),
  ]

  /// What text begins with, in small letters.
  private static let words: [(String, String)] = [
    ("#extm3u", "a playlist"), ("[playlist]", "a playlist"), ("ffconcat", "a list of files"),
    ("<!doctype", "a web page"), ("<html", "a web page"), ("<svg", "an SVG image"), ("<?xml", "XML"), ("{", "JSON"),
    ("#!", "a script"),
  ]
}
