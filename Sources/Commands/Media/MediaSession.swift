import Media
import Runtime

/// Asks `belfry-media` one thing after the other, for a command that has nothing else to do meanwhile.
struct MediaSession {
  private let loop = EventLoop()
  private let decoder: MediaDecoder

  /// Makes a session with the program that `environment` says.
  init(in environment: Environment) {
    let executable = MediaDecoder.executable(
      variables: environment.variables, beside: environment.executablePath)
    decoder = MediaDecoder(executable: environment.absolute(executable), loop: loop)
  }

  /// The answer to `request`.
  func ask(_ request: MediaRequest) throws(MediaRefusal) -> MediaAnswer {
    var reply: MediaReply?
    decoder.ask(request) { reply = $0 }
    while true {
      if let reply { return try reply.get() }
      loop.turn(waiting: nil)
    }
  }
}
