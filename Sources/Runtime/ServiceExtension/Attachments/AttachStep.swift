import Center

/// The step `attach`, while it is taken: gets the file and looks at it.
final class AttachStep {
  /// What came of it: the file, or why there is none; nil where the push names none.
  typealias Outcome = Result<AttachmentClaim?, StepFailure>

  private let source: MediaSource
  private let content: NotificationContent
  private let request: ServiceExtensionRequest
  private let media: MediaAccess
  private let completion: (Outcome) -> Void
  private var fetch: MediaFetch?

  /// Starts it; `completion` is called once, in a later turn of the loop.
  init(
    _ source: MediaSource, adding content: NotificationContent, of request: ServiceExtensionRequest,
    with media: MediaAccess, timeoutSeconds: Double, on loop: EventLoop, completion: @escaping (Outcome) -> Void
  ) {
    self.source = source
    self.content = content
    self.request = request
    self.media = media
    self.completion = completion
    do throws(StepFailure) {
      switch source.place {
      case .file(let path):
        guard let directory = request.serviceExtension.directory else { throw StepFailure("the profile has no folder") }
        loop.enqueue { [weak self] in self?.attach("\(directory)/\(path)") }
      case .field(let field):
        guard let url = content.text(at: field) else {
          loop.enqueue { [weak self] in self?.completion(.success(nil)) }
          return
        }
        guard media.isFetched else { throw StepFailure("nothing is fetched: Belfry is offline") }
        let path = "\(try media.folder.make(for: request.delivery))/\(content.attachments.count + 1)"
        fetch = MediaFetch(
          url, to: path, from: request.mediaHosts, timeoutSeconds: timeoutSeconds, on: loop
        ) { [weak self] result in
          switch result {
          case .success: self?.attach(path)
          case .failure(let failure): self?.completion(.failure(failure))
          }
        }
      }
    } catch {
      let failure = error
      loop.enqueue { [weak self] in self?.completion(.failure(failure)) }
    }
  }

  /// Ends it and tells nobody.
  func stop() { fetch?.stop() }

  private func attach(_ path: String) {
    let claim = AttachmentClaim(identifier: source.identifier ?? "", url: path, options: source.options)
    completion(
      Result { () throws(StepFailure) in try media.folder.attach(claim, of: request) })
  }
}

/// How extensions come to media.
struct MediaAccess {
  /// Where attachments lie.
  var folder: AttachmentFolder
  /// Whether anything may be fetched: `--offline` forbids it.
  var isFetched = true
}
