import Media
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One run of `belfry-media`: a request goes in, a reply comes out, and however it ends, it is gone afterwards.
final class MediaProcess {
  private let child: ChildProcess

  /// Starts it; `completion` is called once, in a later turn, unless it is cancelled.
  init(
    executable: String, request: MediaRequest, loop: EventLoop, seconds: Double,
    completion: @escaping (MediaReply) -> Void
  ) throws(SystemError) {
    child = try ChildProcess(
      [executable], in: nil, environment: .empty, input: Array(request.json.line.utf8), timeoutSeconds: seconds,
      limits: .init(output: MediaLimits.answerBytes), on: loop
    ) { completion(Self.reply(of: $0, seconds: seconds)) }
  }

  /// Ends it; nobody hears of it any more.
  func cancel() { child.stop() }

  private static func reply(of result: ChildProcess.Result, seconds: Double) -> MediaReply {
    switch result.end {
    case .timedOut:
      return .failure(MediaRefusal(.timedOut, "decoding it took more than \(Int(seconds.rounded(.up))) seconds"))
    case .wroteTooMuch:
      return .failure(
        MediaRefusal(.badAnswer, "belfry-media says too much: it has more than \(MediaLimits.answerBytes) bytes"))
    case .exited, .killed:
      do throws(MediaJSONError) {
        // What was said to its end counts, however the program ended.
        return try MediaReply(mediaJSON: result.output)
      } catch {
        return .failure(refusal(result, error))
      }
    }
  }

  private static func refusal(_ result: ChildProcess.Result, _ error: MediaJSONError) -> MediaRefusal {
    switch result.end {
    case .killed(SIGXCPU): MediaRefusal(.tooMuchTime, "decoding it took too much of the processor's time")
    case .killed(let signal): MediaRefusal(.ended, "the program that decodes it was ended by signal \(signal)")
    case .exited(let code) where result.output.isEmpty:
      MediaRefusal(.badAnswer, "belfry-media said nothing and ended with \(code)")
    default: MediaRefusal(.badAnswer, "belfry-media gave an answer that makes no sense: \(error)")
    }
  }
}
