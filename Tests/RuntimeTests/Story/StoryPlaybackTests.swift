import Testing

@testable import Runtime

@Suite("Telling a story")
struct StoryPlaybackTests {
  /// Three scenes: at 1 with a key at 2, at 4 with keys at 5 and 9, at 10.
  private static let story = Story(
    title: "T",
    steps: [
      .init(at: 1, act: .focus("one"), caption: "One."), .init(at: 2, act: .keys(["j"])),
      .init(at: 4, act: .focus("two"), caption: "Two."), .init(at: 5, act: .keys(["k"])),
      .init(at: 9, act: .keys(["l"])), .init(at: 10, act: .keys(["q"]), caption: "Three."),
    ])

  private func times(_ turn: StoryPlayback.Turn) -> [Double] { turn.steps.map(\.at) }
  private func keys(_ turn: StoryPlayback.Turn) -> [String] {
    turn.steps.flatMap { step -> [String] in if case .keys(let names)? = step.act { names } else { [] } }
  }

  @Test("steps are due in their time, however it is told, and nothing is due after the last")
  func time() {
    var playback = StoryPlayback(Self.story)
    #expect(playback.wait == 1)
    #expect(playback.scene.number == 0 && playback.scene.count == 3)
    #expect(times(playback.advance(by: 0.5)) == [])
    #expect(times(playback.advance(by: 0.5)) == [1])
    #expect(playback.wait == 1)
    #expect(times(playback.advance(by: 3.5)) == [2, 4])
    #expect(playback.scene.number == 2)
    #expect(times(playback.advance(by: 100)) == [5, 9, 10])
    #expect(playback.isOver && playback.wait == nil)
    #expect(playback.advance(by: 100) == .init())
  }

  @Test("paused, no time passes and nothing is waited for")
  func pause() {
    var playback = StoryPlayback(Self.story)
    _ = playback.advance(by: 1)
    playback.togglePause()
    #expect(playback.isPaused && playback.wait == nil)
    #expect(playback.advance(by: 50) == .init())
    playback.togglePause()
    #expect(playback.wait == 1)
  }

  @Test("skipping does the rest of the scene and begins the next one, paused or not")
  func skipping() {
    var playback = StoryPlayback(Self.story)
    playback.togglePause()
    #expect(times(playback.skip()) == [1])
    let turn = playback.skip()
    #expect(times(turn) == [2, 4])
    #expect(turn.isLeap && !turn.startsOver)
    #expect(playback.elapsed == 4 && playback.isPaused)
    #expect(times(playback.skip()) == [5, 9, 10])
    #expect(times(playback.skip()) == [])
  }

  @Test("going back tells everything up to the scene before, from a clean beginning")
  func goingBack() {
    var playback = StoryPlayback(Self.story)
    _ = playback.advance(by: 9)
    let turn = playback.goBack()
    #expect(turn.startsOver && times(turn) == [1])
    #expect(playback.elapsed == 1 && playback.scene.number == 1)
    #expect(playback.wait == 1)
    #expect(times(playback.goBack()) == [1])
    _ = playback.advance(by: 50)
    #expect(times(playback.goBack()) == [1, 2, 4])
  }

  @Test("a story that loops begins anew a while after its end, unless it is paused")
  func looping() {
    var playback = StoryPlayback(Self.story, loops: true)
    _ = playback.advance(by: 10)
    #expect(playback.wait == StoryPlayback.restSeconds)
    #expect(playback.advance(by: 7) == .init())
    #expect(playback.advance(by: 1).startsOver)
    #expect(playback.position == 0 && playback.wait == 1)
    _ = playback.advance(by: 10)
    playback.togglePause()
    #expect(playback.wait == nil)
    #expect(playback.skip().startsOver)
  }

  @Test("a viewer who presses keys has them alone, until a scene begins and they have been still for a while")
  func politeness() {
    var playback = StoryPlayback(Self.story)
    _ = playback.advance(by: 1.5)
    playback.viewerActed()
    #expect(keys(playback.advance(by: 1)) == [])
    // Scene two begins too soon after the key; what is no key still happens.
    let second = playback.advance(by: 3)
    #expect(second.steps.map(\.act) == [.focus("two"), nil])
    #expect(keys(playback.advance(by: 5)) == ["q"])
  }

  @Test("a viewer who has opened something is not disturbed")
  func away() {
    var playback = StoryPlayback(Self.story)
    playback.viewerActed()
    #expect(keys(playback.advance(by: 10, isAtHome: false)) == [])
  }

  @Test("whoever asks for the next scene hands the keys over")
  func handingOver() {
    var playback = StoryPlayback(Self.story)
    _ = playback.advance(by: 1)
    playback.viewerActed()
    #expect(keys(playback.skip()) == ["j"])
  }
}
