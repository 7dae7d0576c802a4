import Foundation

/// Lets the C library count cells as it does in a UTF-8 locale, whatever the tests were started with.
func speakUTF8() {
  for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
}
