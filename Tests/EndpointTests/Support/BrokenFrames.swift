import HTTP2
import Testing

/// Frames that no peer may send, and what they are answered with.
struct BrokenFrames: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let expected: ErrorFrame

  private init(_ description: String, _ expected: ErrorFrame, _ bytes: [UInt8]) {
    (testDescription, self.expected, self.bytes) = (description, expected, bytes)
  }

  static let all = [
    BrokenFrames("DATA on stream 0", .goAway(.protocolError), Frames.data(stream: 0, [1])),
    BrokenFrames("DATA on a stream that is idle", .goAway(.protocolError), Frames.data(stream: 5, [1])),
    BrokenFrames("a frame over the maximum", .goAway(.frameSizeError), [255, 255, 255, 0, 0, 0, 0, 0, 1]),
    BrokenFrames("SETTINGS of five bytes", .goAway(.frameSizeError), Frames.frame(type: 4, [0, 0, 0, 0, 0])),
    BrokenFrames("WINDOW_UPDATE of 0", .goAway(.protocolError), Frames.frame(type: 8, [0, 0, 0, 0])),
    BrokenFrames(
      "a window over the maximum", .goAway(.flowControlError), Frames.frame(type: 8, [0x7F, 0xFF, 0xFF, 0xFF])),
    BrokenFrames("HEADERS on an even stream", .goAway(.protocolError), Frames.headers(stream: 2)),
    BrokenFrames(
      "an index that HPACK does not have", .goAway(.compressionError),
      Frames.frame(type: 1, flags: 5, stream: 1, [0xFF, 0xFF, 0x7F])),
    BrokenFrames(
      "a header name in upper case", .reset(1, .protocolError),
      Frames.headers(stream: 1, endsStream: true, extra: Frames.literal("APNS-ID", "x"))),
    BrokenFrames("no path", .reset(1, .protocolError), Frames.frame(type: 1, flags: 5, stream: 1, [0x83, 0x86])),
    BrokenFrames(
      "CONTINUATION of nothing", .goAway(.protocolError),
      Frames.continuation(stream: 1, endsFields: true, [0x83])),
    BrokenFrames(
      "PUSH_PROMISE of a client", .goAway(.protocolError),
      Frames.frame(type: 5, flags: 4, stream: 1, [0, 0, 0, 2])),
    BrokenFrames("RST_STREAM of an idle stream", .goAway(.protocolError), Frames.reset(stream: 9)),
  ]
}

/// The first frame of a server that says that something is wrong.
enum ErrorFrame: Equatable {
  case goAway(ErrorCode)
  case reset(UInt32, ErrorCode)

  var endsConnection: Bool { if case .goAway = self { true } else { false } }
}

extension Client {
  /// The first GOAWAY or RST_STREAM that came; nil: none yet.
  var errorFrame: ErrorFrame? {
    for frame in receivedFrames {
      switch frame.type {
      case 3: return .reset(frame.stream, ErrorCode(rawValue: Frames.number(frame.payload)))
      case 7: return .goAway(ErrorCode(rawValue: Frames.number(frame.payload.dropFirst(4))))
      default: continue
      }
    }
    return nil
  }
}
