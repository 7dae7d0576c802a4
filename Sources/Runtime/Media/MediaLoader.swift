public import Media

/// Keeps a gallery filled: asks for what a frame looked up and lacks, and gives up what no frame shows any more.
///
/// Nothing here waits: whoever paints shows what there is, and is told when there is more.
public final class MediaLoader {
  /// What is known so far.
  public private(set) var gallery = MediaGallery()

  /// Why nothing can be decoded, where the program for it cannot be started.
  public private(set) var missingProgram: String?

  private let decoder: MediaDecoder
  private let onReply: () -> Void
  private var pending: [MediaRequest: MediaDecoder.Ticket] = [:]

  /// Makes a loader; `onReply` is called when the gallery has learnt something.
  public init(decoder: MediaDecoder, onReply: @escaping () -> Void) {
    self.decoder = decoder
    self.onReply = onReply
  }

  /// How pictures are wanted from now on.
  public func want(_ look: MediaGallery.Look?) {
    if gallery.look != look { gallery.look = look }
  }

  /// A frame was painted that looked these up.
  public func show(_ requests: [MediaRequest]) {
    gallery.note(shown: requests)
    for (request, ticket) in pending where !requests.contains(request) {
      decoder.cancel(ticket)
      pending[request] = nil
    }
    for request in requests where pending[request] == nil && gallery[request] == nil {
      pending[request] = decoder.ask(request) { [weak self] reply in self?.take(reply, to: request) }
    }
  }

  private func take(_ reply: MediaReply, to request: MediaRequest) {
    pending[request] = nil
    gallery.take(reply, to: request)
    if case .failure(let refusal) = reply, refusal.reason == .notStarted { missingProgram = refusal.message }
    onReply()
  }
}
