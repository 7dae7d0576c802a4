import CLibAV
import Media

/// What FFmpeg returned, as a refusal.
func refusal(_ code: Int32, _ what: String) -> MediaRefusal {
  if code == clibav_error(ENOMEM) { return MediaRefusal(.tooMuchMemory, "decoding it takes too much memory") }
  var words = [CChar](repeating: 0, count: 128)
  av_strerror(code, &words, words.count)
  let text = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return MediaRefusal(.broken, "\(what): \(text.prefix(1).lowercased() + text.dropFirst())")
}
