import Center
import Commands
import Foundation
import Rendering
import Runtime
import Screen
import TextLayout

/// Prints a story as it goes, and the center as it is in the end.
///
/// Its keys are pressed on a screen that nobody sees, so that the same happens as with one.
struct StoryText {
  let script: StoryScript
  let runtime: Runtime
  let environment: Environment
  private var screen = ScreenState(columns: 80, rows: 24)

  init(_ script: StoryScript, in runtime: Runtime, environment: Environment) {
    self.script = script
    self.runtime = runtime
    self.environment = environment
  }

  mutating func tell() {
    let output = environment.output
    output.line(script.story.title)
    output.line()
    var time = 0.0
    // What comes again and again in a scene is told once.
    var told: Set<String> = []
    var untoldCount = 0
    for step in script.story.steps {
      let seen = (runtime.state.lastSequence, runtime.state.responseCount)
      var failure: OperationError?
      do throws(OperationError) {
        try script.pass(step.at - time, in: runtime)
        screen.centerChanged(runtime.state)
        var keys: [KeyPress] = []
        try script.perform(step, in: runtime) { keys = $0 }
        for key in keys { try press(key) }
      } catch {
        failure = error
      }
      time = step.at
      let moment = String(format: "%5.1f s", step.at)
      var lines: [String] = []
      if !step.caption.isEmpty {
        if untoldCount > 0 { output.line("         and \(groupedDigits(untoldCount)) more like these") }
        told = []
        untoldCount = 0
        lines.append("▸ " + sanitized(step.caption, keepingLines: false))
      }
      for line in happened(since: seen) {
        if told.insert(line).inserted { lines.append(line) } else { untoldCount += 1 }
      }
      if let failure { lines.append(failure.message) }
      for (index, line) in lines.enumerated() {
        output.line("\(index == 0 ? moment : "       ")  \(line)")
      }
    }
    output.line()
    output.write(render(.center, of: runtime.state, columns: 80, rows: nil).text)
  }

  /// The deliveries and responses that came after the given ones.
  private func happened(since seen: (sequence: Int64, responses: Int64)) -> [String] {
    let deliveries = runtime.state.recentDeliveries.filter { $0.sequence > seen.sequence }
    let responses = runtime.state.recentResponses.suffix(Int(runtime.state.responseCount - seen.responses))
    return deliveries.map { plainLine($0, in: runtime.state) } + responses.map { plainLine($0) }
  }

  private mutating func press(_ key: KeyPress) throws(OperationError) {
    guard let intent = screen.intent(for: key) else { return }
    let outcome = screen.reduce(intent, center: runtime.state)
    for event in outcome.events { try runtime.send(event) }
    for case .run(let line) in outcome.commands {
      let result = Commands.run(line: line, in: environment) { [runtime] in runtime.perform($0) }
      screen.show(CommandOutput(title: line, text: result.text))
    }
    screen.centerChanged(runtime.state)
    // What a painter would answer, so that keys that scroll find their limits.
    let frame = render(center: runtime.state, screen: screen)
    screen.painted(viewport: frame.viewport, pageScrollLimit: frame.pageScrollLimit, center: runtime.state)
  }
}
