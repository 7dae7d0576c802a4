import Center
import Media

/// Belfry's own steps in the place of a program: the important ones first, those that only add something after them.
///
/// A step that fails leaves the work of the others. What there is when the time is over counts, as with an attempt.
final class StepSequence: ExtensionWork {
  private let request: ServiceExtensionRequest
  private let media: MediaAccess
  private let loop: EventLoop
  private let completion: (ServiceExtensionRun) -> Void
  private let released: () -> Void
  private let start = MonotonicTime.now
  private var waiting: ArraySlice<ExtensionStep>
  private var content: NotificationContent
  private var transcript: ExtensionTranscript
  private var timers: [EventLoop.Token] = []
  /// The step that is being taken, where it takes time.
  private var current: (step: ExtensionStep, began: Double, work: AttachStep)?
  private var hasEnded = false

  /// Starts with the first step in the next turn; `completion` and then `released` are called once.
  init(
    _ request: ServiceExtensionRequest, taking steps: [ExtensionStep], with media: MediaAccess, on loop: EventLoop,
    completion: @escaping (ServiceExtensionRun) -> Void, released: @escaping () -> Void
  ) {
    self.request = request
    self.media = media
    self.loop = loop
    self.completion = completion
    self.released = released
    waiting = (steps.filter { !$0.isOptional } + steps.filter(\.isOptional))[...]
    content = request.content
    transcript = ExtensionTranscript(of: request)
    let serviceExtension = request.serviceExtension
    timers = [
      loop.schedule(after: serviceExtension.timeoutSeconds) { [weak self] in self?.expire() },
      loop.schedule(after: serviceExtension.coldStartSeconds) { [weak self] in self?.takeNext() },
    ]
  }

  /// Takes no further step and tells nobody.
  func stop() {
    hasEnded = true
    timers.forEach(loop.cancel)
    current?.work.stop()
    current = nil
  }

  private var seconds: Double { (start.seconds(until: .now) * 1000).rounded() / 1000 }

  private func takeNext() {
    guard !hasEnded else { return }
    guard let step = waiting.popFirst() else {
      transcript.handOver()
      return end(.exited(0))
    }
    let began = seconds
    if case .attach(let source) = step.kind { return attach(source, by: step, began: began) }
    var changed = content
    let result: Result<String?, StepFailure>
    do throws(StepFailure) { result = .success(try take(step, &changed)) } catch { result = .failure(error) }
    note(step, began: began, result, changed)
  }

  private func note(
    _ step: ExtensionStep, began: Double, _ result: Result<String?, StepFailure>, _ changed: NotificationContent
  ) {
    guard !hasEnded else { return }
    var taken = ServiceExtensionRun.Step(step.name, startedAt: began, seconds: seconds - began)
    switch result {
    case .success(let remark):
      content = changed
      taken.remark = remark
    case .failure(let failure):
      taken.remark = failure.message
      taken.hasFailed = true
    }
    transcript.take(taken, leaving: content)
    loop.enqueue { [weak self] in self?.takeNext() }
  }

  /// Takes a step that needs no waiting; returns what there is to say about it.
  private func take(
    _ step: ExtensionStep, _ content: inout NotificationContent
  ) throws(StepFailure) -> String? {
    switch step.kind {
    case .decrypt(let decryption):
      return try content.takeDecrypted(decryption.open(content, in: request.serviceExtension.directory))
    case .localize(let localizing):
      return request.localize(&content, as: localizing)
    case .replaceText(let replacement):
      try replacement.apply(to: &content)
      return nil
    // It takes time: ``attach(_:by:began:)``.
    case .attach: return nil
    }
  }

  private func attach(_ source: MediaSource, by step: ExtensionStep, began: Double) {
    let work = AttachStep(
      source, adding: content, of: request, with: media, timeoutSeconds: step.timeoutSeconds, on: loop
    ) { [weak self] outcome in
      guard let self else { return }
      current = nil
      var changed = content
      if case .success(let file?) = outcome { changed.attachments.add(file) }
      note(step, began: began, outcome.map { $0.map { $0.type?.title } ?? "there is nothing to attach" }, changed)
    }
    current = (step, began, work)
  }

  private func expire() {
    if let (step, began, _) = current {
      let taken = ServiceExtensionRun.Step(
        step.name, startedAt: began, seconds: seconds - began, remark: "the time of the extension was over",
        hasFailed: true)
      transcript.take(taken, leaving: content)
    }
    transcript.expire()
    end(.timedOut)
  }

  private func end(_ end: ExtensionTranscript.End) {
    guard !hasEnded else { return }
    stop()
    completion(transcript.ended(end, at: seconds))
    released()
  }
}
