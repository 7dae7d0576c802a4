/// What a session keeps of one stream.
struct Stream {
  /// 0: nobody has this place.
  var identifier: StreamIdentifier = 0
  var fields = HTTPFields()
  /// As RFC 9113 section 6.5.2 counts them.
  var fieldByteCount = 0
  /// The fields are complete: what comes now is trailers.
  var hasFields = false
  var body: [UInt8] = []
  var bodyByteCount = 0
  /// The message has been handed over.
  var isDelivered = false
  /// Bytes that came in and that the peer was not told it may send again.
  var heldBytes = 0
  /// It asks with HEAD: no answer has a body (RFC 9110 section 9.3.2).
  var wantsHeadersAlone = false
  /// What is to be sent, and how much of it was.
  var outgoing: [UInt8] = []
  var sentCount = 0

  /// Whether there is a beginning of a message and nobody has it.
  var isOnItsWay: Bool { hasFields && !isDelivered }

  /// The fields are there.
  mutating func take(_ block: inout HeaderBlock) {
    hasFields = true
    fieldByteCount = block.byteCount
    swap(&fields, &block.fields)
  }

  /// The message as far as it came.
  mutating func takeMessage(fieldLimit: Int, isComplete: Bool) -> HTTPMessage {
    isDelivered = true
    wantsHeadersAlone = fields.valueBytes(of: ":method")?.elementsEqual("HEAD".utf8) ?? false
    defer {
      fields = HTTPFields()
      body = []
    }
    return HTTPMessage(
      fields: fields, hasTooManyFields: fieldByteCount > fieldLimit, body: body, bodyByteCount: bodyByteCount,
      isComplete: isComplete)
  }
}

/// A header block on its way in.
struct HeaderBlock {
  /// Whether it belongs to a message: trailers do not, nobody asks for them.
  var isWanted = false
  var fields = HTTPFields()
  /// As RFC 9113 section 6.5.2 counts them, those that are too many included.
  var byteCount = 0
}

/// The streams of a session.
///
/// A place is given again once its stream is over.
struct Streams {
  private var places: [Stream] = []
  private var free: [Int] = []

  /// How many there are.
  var count: Int { places.count - free.count }

  /// All that there are.
  var identifiers: [StreamIdentifier] { places.map(\.identifier).filter { $0 != 0 } }

  /// Makes room for a stream and returns its place.
  mutating func add(_ stream: Stream) -> Int {
    if let place = free.popLast() {
      places[place] = stream
      return place
    }
    places.append(stream)
    return places.count - 1
  }

  mutating func remove(at place: Int) {
    places[place] = Stream()
    free.append(place)
  }

  subscript(place: Int) -> Stream {
    _read { yield places[place] }
    _modify { yield &places[place] }
  }
}
