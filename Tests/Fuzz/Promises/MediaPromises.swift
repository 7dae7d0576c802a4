import Media
import Payload
import Rendering

/// What the readers of media promise of any bytes, which a hostile file may have made `belfry-media` say; empty unless
/// there is a bug.
public func brokenMediaPromises(_ source: [UInt8]) -> [String] {
  for type in MediaType.allCases { _ = ImageHeader(source, type: type) }
  _ = MediaSignature(source)
  var broken: [String] = []
  if let request = try? MediaRequest(json: source) { broken += brokenPromises(of: request) }
  if let reply = try? MediaReply(mediaJSON: source) { broken += brokenPromises(of: reply) }
  return broken
}

private func brokenPromises(of request: MediaRequest) -> [String] {
  var broken: [String] = []
  if (try? MediaRequest(json: Array(request.json.line.utf8))) != request {
    broken.append("a request that reads back as another")
  }
  switch request.want {
  case .picture(let wish, _), .frames(let wish, _), .film(let wish, _, _, _):
    for aspect in [1e-5, 0.5, 1, 1.78, 1e5] {
      let size = wish.size(aspect: aspect)
      if !(1...wish.columns).contains(size.columns) || !(1...wish.rows).contains(size.rows) {
        broken.append("\(size) cells in a room of \(wish.columns)x\(wish.rows)")
      }
      let part = wish.part(aspect: aspect)
      if UnitRectangle(x: part.x, y: part.y, width: part.width, height: part.height) == nil {
        broken.append("a part that reaches out of its picture")
      }
    }
  case .probe, .level: break
  }
  return broken
}

private func brokenPromises(of reply: MediaReply) -> [String] {
  var broken: [String] = []
  if (try? MediaReply(mediaJSON: Array(reply.mediaJSON.line.utf8))) != reply {
    broken.append("a reply that reads back as another")
  }
  guard case .success(let answer) = reply else { return broken }
  for timed in answer.pictures {
    let frame = Frame(timed.picture, of: answer.facts)
    broken += frame.brokenInvariants()
    let isOfSize = frame.columns == timed.picture.columns && frame.rows == timed.picture.rows
    if !isOfSize { broken.append("a frame that is not as large as its picture") }
  }
  broken += Frame(levels: answer.levels, of: answer.facts, columns: 20).brokenInvariants()
  return broken
}
