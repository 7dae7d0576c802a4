/// What whoever draws knows of the files that notifications carry: the replies so far, and how pictures are wanted.
///
/// A value beside the state, never a part of it. A frame looks replies up by what it would ask for, and says what it
/// looked up (``Rendering/Frame/mediaRequests``); the shell asks for what is missing and paints again when it comes.
public struct MediaGallery: Equatable, Sendable {
  /// How pictures are wanted where they are shown.
  public struct Look: Equatable, Sendable {
    /// Their colours.
    public var colors: MediaColors
    /// Their characters.
    public var symbols: MediaSymbols
    /// What shows through where they are transparent, 0xRRGGBB.
    public var background: UInt32
    /// What characters are drawn in where there are no colours, 0xRRGGBB.
    public var foreground: UInt32
    /// Whether their pixels are wanted too, for a terminal that draws them.
    public var hasPixels: Bool

    /// Makes a look.
    public init(
      colors: MediaColors, symbols: MediaSymbols = .blocks, background: UInt32 = 0x000000,
      foreground: UInt32 = 0xFFFFFF,
      hasPixels: Bool = false
    ) {
      self.colors = colors
      self.symbols = symbols
      self.background = background
      self.foreground = foreground
      self.hasPixels = hasPixels
    }
  }

  /// How pictures are wanted; nil: nothing is shown but what files are.
  public var look: Look?
  private var replies: [MediaRequest: MediaReply] = [:]
  /// The requests in the order in which they were last shown; the end is the newest.
  private var order: [MediaRequest] = []
  private var cellCount = 0
  private var numbers: [MediaRequest: UInt8] = [:]
  private var lastNumber = numberRange.upperBound
  /// The pictures that have pixels, by the numbers under which a terminal may know them.
  public private(set) var images: [UInt8: PlacedImage] = [:]

  /// Above the sixteen colours that people change: the colour of a cell may tell the number of its picture.
  private static let numberRange: ClosedRange<UInt8> = 16...255

  /// Cells of pictures that are kept at most, about 20 MB; what was not shown for the longest time goes first.
  public static let cellLimit = 400_000
  /// Replies that are kept at most.
  public static let replyLimit = 500

  /// Makes an empty gallery.
  public init(look: Look? = nil) { self.look = look }

  /// The reply to a request; nil where there is none yet.
  public subscript(request: MediaRequest) -> MediaReply? { replies[request] }

  /// The number of the picture with pixels that a request was answered with; nil where there is none.
  public func imageNumber(of request: MediaRequest) -> UInt8? { numbers[request] }

  /// Takes a reply in.
  public mutating func take(_ reply: MediaReply, to request: MediaRequest) {
    forget(request)
    replies[request] = reply
    order.append(request)
    cellCount += reply.cellCount
    number(reply, to: request)
    while order.count > 1, cellCount > Self.cellLimit || order.count > Self.replyLimit { forget(order[0]) }
  }

  /// Notes what was shown, so that it stays longer than what was not.
  public mutating func note(shown requests: [MediaRequest]) {
    guard order.suffix(requests.count) != requests[...] else { return }
    for request in requests {
      guard replies[request] != nil, let place = order.lastIndex(of: request) else { continue }
      order.append(order.remove(at: place))
    }
  }

  private mutating func forget(_ request: MediaRequest) {
    guard let reply = replies.removeValue(forKey: request) else { return }
    order.removeAll { $0 == request }
    cellCount -= reply.cellCount
    if let number = numbers.removeValue(forKey: request) { images[number] = nil }
  }

  /// Gives a picture with pixels a number that was not in use for as long as can be; where all are, it has none.
  private mutating func number(_ reply: MediaReply, to request: MediaRequest) {
    guard case .success(let answer) = reply, let picture = answer.pictures.first?.picture, let image = picture.image
    else { return }
    for _ in Self.numberRange {
      lastNumber = lastNumber == Self.numberRange.upperBound ? Self.numberRange.lowerBound : lastNumber + 1
      guard images[lastNumber] == nil else { continue }
      numbers[request] = lastNumber
      images[lastNumber] = PlacedImage(image, columns: picture.columns, rows: picture.rows)
      return
    }
  }
}

extension MediaReply {
  fileprivate var cellCount: Int {
    guard case .success(let answer) = self else { return 0 }
    // A cell takes about fifty bytes.
    return answer.pictures.reduce(0) { $0 + $1.picture.cells.count + ($1.picture.image?.base64.utf8.count ?? 0) / 50 }
  }
}
