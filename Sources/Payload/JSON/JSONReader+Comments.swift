/// Comments, which payloads must not have.
extension JSONReader {
  /// Skips the comments and white space from here on; stops at a `/` that begins no comment.
  mutating func skipComments() {
    while place < bytes.count, !hasGivenUp {
      switch bytes[place] {
      case let byte where byte.isWhitespace: place += 1
      case .hash:
        fault(.hashComment, at: place)
        skipLine()
      case .slash where place + 1 < bytes.count && bytes[place + 1] == .slash:
        noteComment()
        skipLine()
      case .slash where place + 1 < bytes.count && bytes[place + 1] == .asterisk:
        noteComment()
        skipBlockComment()
      default: return
      }
    }
  }

  private mutating func noteComment() {
    if dialect == .payload { fault(.comment, at: place) }
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != .lineFeed, bytes[place] != .carriageReturn { place += 1 }
  }

  private mutating func skipBlockComment() {
    let start = place
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == .asterisk, bytes[place + 1] == .slash {
        place += 2
        return
      }
      place += 1
    }
    place = bytes.count
    fault(.unterminatedComment, at: start)
  }
}
