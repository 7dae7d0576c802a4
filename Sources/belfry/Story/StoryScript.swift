import Center
import Commands
import Foundation
import Payload
import Runtime
import Screen

/// A story with everything that it needs: its payloads, and keys that exist.
struct StoryScript {
  let story: Story
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
    if let key = story.keyNames.first(where: { KeyPress.called($0) == nil }) {
      throw Failure(.failed, "'\(path)' presses '\(key)', which is no key; keys are named as in a keymap file")
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

  /// Carries out what a step does to the phone; `press` has the keys.
  func perform(
    _ step: Story.Step, in runtime: Runtime, press: ([KeyPress]) -> Void
  ) throws(OperationError) {
    switch step.act {
    case nil: break
    case .keys(let names): press(names.compactMap(KeyPress.called))
    case .advance(let seconds): try pass(seconds, in: runtime)
    case let act?:
      if let operation = act.operation(payload: { payloads[$0] ?? [] }) {
        _ = try runtime.perform(operation).get()
      }
    }
  }

  /// Moves the phone's clock forward, and lets happen what was due by then.
  func pass(_ seconds: Double, in runtime: Runtime) throws(OperationError) {
    guard seconds > 0 else { return }
    runtime.configuration.clock.advance(seconds: seconds)
    try runtime.send(.timePassed)
  }
}
