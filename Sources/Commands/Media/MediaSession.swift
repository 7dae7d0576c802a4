import Media
public import Runtime

/// Asks `belfry-media` for a command that has nothing else to do meanwhile.
struct MediaSession {
  private let loop = EventLoop()
  private let decoder: MediaDecoder

  /// Makes a session with the program that `environment` says.
  init(in environment: Environment) { decoder = MediaDecoder(in: environment, loop: loop) }

  /// The answer to `request`.
  func ask(_ request: MediaRequest) throws(MediaRefusal) -> MediaAnswer {
    var reply: MediaReply?
    decoder.ask(request) { reply = $0 }
    while true {
      if let reply { return try reply.get() }
      loop.turn(waiting: nil)
    }
  }

  /// Takes the replies to those of `requests` that `gallery` lacks; returns whether there were any.
  func fill(_ gallery: inout MediaGallery, with requests: [MediaRequest]) -> Bool {
    var replies: [(MediaRequest, MediaReply)] = []
    let missing = requests.filter { gallery[$0] == nil }
    for request in missing { decoder.ask(request) { replies.append((request, $0)) } }
    while replies.count < missing.count { loop.turn(waiting: nil) }
    for (request, reply) in replies { gallery.take(reply, to: request) }
    return !missing.isEmpty
  }
}

extension MediaDecoder {
  /// A decoder with the program that `environment` says: `$BELFRY_MEDIA`, or the one beside ours.
  public convenience init(in environment: Environment, loop: EventLoop) {
    let executable = Self.executable(variables: environment.variables, beside: environment.executablePath)
    self.init(executable: environment.absolute(executable), loop: loop)
  }
}
