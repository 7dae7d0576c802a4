import Center
import Commands
import Foundation
import Payload
import Rendering
import Runtime
import TextLayout

/// Plays the demo's story: on a screen in its own time, or as text at once.
struct StoryPlayer {
  private let story: Story
  private let payloads: [String: [UInt8]]

  /// Reads the story and every payload of it from `folder`.
  init(folder: String) throws(Failure) {
    let path = folder + "/" + StoryFile.name
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Failure(.failed, "cannot read '\(path)'")
    }
    let file = StoryFile.read(Array(bytes), fileName: path)
    guard let story = file.story else {
      throw Failure(.failed, file.findings.map(\.description).joined(separator: "\n"))
    }
    var payloads: [String: [UInt8]] = [:]
    for path in story.payloadPaths {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + path) else {
        throw Failure(.failed, "cannot read '\(folder)/\(path)', which the story delivers")
      }
      payloads[path] = Array(bytes)
    }
    self.story = story
    self.payloads = payloads
  }

  /// Schedules every step; captions go to `show`.
  func play(on loop: EventLoop, in runtime: Runtime, show: @escaping (String) -> Void) {
    show(story.title)
    for step in story.steps {
      loop.schedule(after: step.at) {
        if case .failure(let error) = perform(step, in: runtime) {
          show(error.message)
        } else if !step.caption.isEmpty {
          show(step.caption)
        }
      }
    }
  }

  /// Prints the story as it goes, and the center as it is in the end.
  func tell(in runtime: Runtime, to output: OutputWriter) {
    output.line(story.title)
    output.line()
    var time = 0.0
    for step in story.steps {
      runtime.configuration.clock.advance(seconds: step.at - time)
      time = step.at
      // Where time cannot be stored the step itself says so.
      _ = try? runtime.send(.timePassed)
      let seen = runtime.state.lastSequence
      let result = perform(step, in: runtime)
      let moment = String(format: "%4.1f s", step.at)
      if !step.caption.isEmpty { output.line("\(moment)  \(sanitized(step.caption, keepingLines: false))") }
      for delivery in runtime.state.recentDeliveries where delivery.sequence > seen {
        output.line((step.caption.isEmpty ? moment : "      ") + "  " + plainLine(delivery, in: runtime.state))
      }
      if case .failure(let error) = result { output.line("        \(error.message)") }
    }
    output.line()
    output.write(render(.center, of: runtime.state, columns: 80, rows: nil).text)
  }

  private func perform(_ step: Story.Step, in runtime: Runtime) -> Result<Void, OperationError> {
    guard let act = step.act else { return .success(()) }
    return runtime.perform(act.operation { payloads[$0] ?? [] }).map { _ in () }
  }
}
