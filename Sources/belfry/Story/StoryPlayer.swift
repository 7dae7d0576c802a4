import Commands
import Foundation
import Runtime
import Screen

/// Plays a story on a screen, in the story's own time.
///
/// `StoryPlayback` says what is due; here time is measured, and what is due is done. The viewer can operate everything
/// meanwhile, pause the story, and go from scene to scene.
final class StoryPlayer {
  private let script: StoryScript
  private let program: ScreenProgram
  /// Set back when the story starts over; nil for a clock that is not the story's own.
  private let clock: RunningClock?
  private var playback: StoryPlayback
  private var lastLook = ContinuousClock.now
  private var nextLook: EventLoop.Token?
  private var caption: String
  /// The viewer's state before the story, for a story that starts over.
  private var firstScreen: ScreenState

  init(_ script: StoryScript, on program: ScreenProgram, clock: RunningClock?, loops: Bool) {
    self.script = script
    self.program = program
    self.clock = clock
    playback = StoryPlayback(script.story, loops: loops)
    caption = script.story.title
    firstScreen = program.screen
  }

  /// Begins; the program's own loop does the rest.
  func start() {
    program.onStoryCommand = { [unowned self] in obey($0) }
    program.onViewerAct = { [unowned self] in
      look()
      playback.viewerActed()
      showCaption()
    }
    lastLook = .now
    firstScreen = program.screen
    showCaption()
    lookLater()
  }

  private func obey(_ command: StoryCommand) {
    look()
    switch command {
    case .pause: playback.togglePause()
    case .next: carryOut(playback.skip(), from: playback.elapsed)
    case .previous: carryOut(playback.goBack(), from: 0)
    }
    showCaption()
    lookLater()
  }

  /// Does what has become due since the last look.
  private func look() {
    let now = ContinuousClock.now
    let before = playback.elapsed
    let turn = playback.advance(by: (now - lastLook) / .seconds(1), isAtHome: program.screen.page == .list)
    lastLook = now
    carryOut(turn, from: before)
  }

  private func lookLater() {
    if let nextLook { program.loop.cancel(nextLook) }
    nextLook = playback.wait.map { seconds in
      program.loop.schedule(after: seconds) { [unowned self] in
        nextLook = nil
        look()
        showCaption()
        lookLater()
      }
    }
  }

  private func carryOut(_ turn: StoryPlayback.Turn, from time: Double) {
    var failure: OperationError?
    func attempt(_ body: () throws(OperationError) -> Void) {
      do throws(OperationError) { try body() } catch { failure = error }
    }
    if turn.startsOver {
      clock?.startOver()
      attempt { () throws(OperationError) in try program.runtime.startOver() }
      program.startOver(as: firstScreen)
      caption = script.story.title
    }
    // A clock that stands is moved on in any case, or banners would never leave.
    let movesClock = turn.isLeap || program.runtime.configuration.clock.isStanding
    var time = time
    for step in turn.steps {
      if movesClock { attempt { () throws(OperationError) in try script.pass(step.at - time, in: program.runtime) } }
      time = step.at
      attempt { () throws(OperationError) in try script.perform(step, in: program.runtime, press: program.press) }
      if !step.caption.isEmpty { caption = step.caption }
    }
    if let failure { program.screen.notice = failure.message }
  }

  private func showCaption() {
    let (number, count) = playback.scene
    program.show(
      StoryCaption(
        number: number, count: count, text: caption, isPaused: playback.isPaused, hasKeys: playback.hasKeys))
  }
}
