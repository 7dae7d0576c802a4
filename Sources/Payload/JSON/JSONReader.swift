/// Reads one JSON text into a list of nodes, in one pass and without recursion.
///
/// The main loop knows correct JSON only. Whatever else it meets it hands to the recovery in the files beside this
/// one, which notes a fault, finds the place where reading can go on, and says what is due there. Every step forward
/// is bounded, and so is every look ahead (with a fault each time), so hostile text costs no more than other text.
struct JSONReader {
  /// What the text may go on with.
  enum Expectation {
    /// The outermost value, or a value after a colon.
    case value
    /// An element, or the end of an array that has none yet.
    case firstElement
    /// An element after a comma.
    case element
    /// A key, or the end of an object that has none yet.
    case firstKey
    /// A key after a comma.
    case key
    /// A comma or the end of the container.
    case separator
    /// Nothing: the outermost value is complete.
    case nothing
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineIndex
  let dialect: JSONDocument.Dialect
  let limits: JSONDocument.Limits

  var nodes: ContiguousArray<JSONNode> = []
  var faults: [JSONFault] = []
  /// The values that could not be read, in the order of the text; there is a fault for each.
  var unreadValues: [UnreadValue] = []
  /// Where the next byte is.
  var place = 0
  var expectation = Expectation.value
  /// The container that is open, or ``JSONNode/noParent``.
  var container = JSONNode.noParent
  var isInObject = false
  var depth = 0
  /// Whether a limit was passed, so that the rest is not read.
  var hasGivenUp = false
  /// Where the last comma between values stands.
  var comma = 0
  /// Whether a text ran to the end of the source, so that all open brackets are its fault.
  var textRanToEnd = false
  var keys = KeyComparison()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, lines: LineIndex, dialect: JSONDocument.Dialect, limits: JSONDocument.Limits
  ) {
    self.bytes = bytes
    self.lines = lines
    self.dialect = dialect
    self.limits = limits
    nodes.reserveCapacity(bytes.count / 8 + 8)
  }

  /// Reads the whole text.
  mutating func read() {
    while expectation != .nothing, !hasGivenUp {
      skipBlanks()
      guard place < bytes.count else { break }
      readNext(bytes[place])
    }
    finish()
  }

  @inline(__always)
  private mutating func readNext(_ byte: UInt8) {
    switch expectation {
    case .separator:
      if byte == .comma {
        comma = place
        place += 1
        expectation = isInObject ? .key : .element
      } else if byte == (isInObject ? .closeBrace : .closeBracket) {
        closeContainer()
      } else {
        recoverSeparator(byte)
      }
    case .firstKey, .key:
      if byte == .quote {
        readText(isKey: true)
        readColon()
      } else if byte == .closeBrace && expectation == .firstKey {
        closeContainer()
      } else {
        recoverKey(byte)
      }
    case .firstElement where byte == .closeBracket:
      closeContainer()
    case .firstElement, .element, .value:
      readValue(byte)
    case .nothing: break
    }
  }

  @inline(__always)
  private mutating func readColon() {
    if place < bytes.count, bytes[place] != .colon { skipBlanks() }
    if place < bytes.count, bytes[place] == .colon {
      place += 1
      expectation = .value
    } else {
      recoverColon()
    }
  }

  @inline(__always)
  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case .quote:
      readText(isKey: false)
      valueIsComplete()
    case .openBrace where !isPlaceholderBrace: openContainer(.object)
    case .openBracket: openContainer(.array)
    case .minus, 0x30...0x39: readNumber()
    case UInt8(ascii: "t"): readWord("true", .bool, .isTrue)
    case UInt8(ascii: "f"): readWord("false", .bool, [])
    case UInt8(ascii: "n"): readWord("null", .null, [])
    default: recoverValue(byte)
    }
  }

  /// Says what is due after a value.
  @inline(__always)
  mutating func valueIsComplete() {
    expectation = container == JSONNode.noParent ? .nothing : .separator
  }

  /// Skips white space; comments too, which are faults of payloads.
  @inline(__always)
  mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isWhitespace { place += 1 }
    if place < bytes.count, bytes[place] == .slash || bytes[place] == .hash { skipComments() }
  }

  // MARK: Containers

  mutating func openContainer(_ kind: JSONValue.Kind) {
    guard depth < limits.depth else { return giveUp(.tooDeep(limit: limits.depth), at: place) }
    nodes.append(JSONNode(kind, place, place + 1, next: container))
    container = nodes.count - 1
    depth += 1
    place += 1
    isInObject = kind == .object
    expectation = isInObject ? .firstKey : .firstElement
  }

  /// Closes the open container at a closing bracket.
  mutating func closeContainer() {
    place += 1
    endContainer(at: place)
    valueIsComplete()
  }

  /// Ends the open container before the byte at `end`.
  mutating func endContainer(at end: Int) {
    if isInObject { noteDuplicateKeys() }
    let parent = Int(nodes[container].next)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[container].end = UInt32(truncatingIfNeeded: end)
    container = parent
    depth -= 1
    isInObject = parent != JSONNode.noParent && nodes[parent].kind == .object
  }

  /// Ends everything that is still open, at the end of the text or where reading was given up.
  private mutating func finish() {
    if expectation == .value, isInObject { nodes.removeLast() }
    let isComplete = expectation == .nothing
    while container != JSONNode.noParent {
      if !textRanToEnd {
        fault(isInObject ? .unterminatedObject : .unterminatedArray, at: Int(nodes[container].start))
      }
      endContainer(at: place)
    }
    if isComplete {
      skipBlanks()
      if place < bytes.count { fault(.textAfterRoot, at: place) }
    } else if nodes.isEmpty, faults.allSatisfy(\.kind.leavesTextBlank) {
      fault(bytes.isEmpty && faults.isEmpty ? .empty : .blank, at: 0)
    }
  }

  // MARK: Faults

  /// Notes a fault.
  mutating func fault(_ kind: JSONFault.Kind, at offset: Int) {
    if faults.count >= limits.faultCount {
      giveUp(.tooManyFaults(limit: limits.faultCount), at: offset)
    } else if !hasGivenUp {
      faults.append(JSONFault(kind: kind, position: lines.position(at: offset, in: bytes)))
    }
  }

  /// Notes a last fault and stops reading.
  mutating func giveUp(_ kind: JSONFault.Kind, at offset: Int) {
    guard !hasGivenUp else { return }
    hasGivenUp = true
    faults.append(JSONFault(kind: kind, position: lines.position(at: offset, in: bytes)))
  }

  /// The faults in the order of the text; those of equal place in the order they were found.
  var faultsInOrder: [JSONFault] {
    let isInOrder = zip(faults, faults.dropFirst()).allSatisfy { $0.position.offset <= $1.position.offset }
    if isInOrder { return faults }
    return faults.enumerated().sorted {
      ($0.element.position.offset, $0.offset) < ($1.element.position.offset, $1.offset)
    }
    .map(\.element)
  }
}

extension JSONFault.Kind {
  /// Whether a text with such faults only is still blank.
  fileprivate var leavesTextBlank: Bool {
    switch self {
    case .byteOrderMark, .comment, .hashComment, .unterminatedComment: true
    default: false
    }
  }
}
