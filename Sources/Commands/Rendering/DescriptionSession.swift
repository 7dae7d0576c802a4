import Center
import Runtime

/// Asks the programs of content extensions for a command that has nothing else to do meanwhile.
struct DescriptionSession {
  private let loop = EventLoop()

  /// What the program that draws the expanded view of `key` says; nothing where no program does.
  func descriptions(of key: NotificationKey?, in center: CenterState) -> ContentDescriptions {
    var descriptions = ContentDescriptions()
    guard let request = key.flatMap({ center.descriptionRequest(for: $0) }) else { return descriptions }
    var reply: ContentDescriptions.Reply?
    let loader = DescriptionLoader(on: loop) { reply = $1 }
    loader.want(request, center: center)
    // Its own limits end it.
    while reply == nil { loop.turn(waiting: nil) }
    if let reply { descriptions.take(reply, to: request) }
    return descriptions
  }
}
