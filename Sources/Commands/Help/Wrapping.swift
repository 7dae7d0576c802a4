/// `text` broken at blanks into lines of at most `width` characters; a longer word has a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return line.isEmpty ? lines : lines + [line]
}

/// A summary as a sentence: with a capital at its beginning and a full stop at its end.
func sentence(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
