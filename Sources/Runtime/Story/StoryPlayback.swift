/// Where the telling of a story stands: which steps are due, whether it waits, whose turn the keys are.
///
/// A value that is told how much time has passed. It does nothing by itself: each change gives a ``Turn``, and whoever
/// tells the story carries it out.
public struct StoryPlayback: Equatable, Sendable {
  /// What is to be done now.
  public struct Turn: Equatable, Sendable {
    /// Whether everything is forgotten first: the steps begin with the story's first one.
    public var startsOver = false
    /// The steps, in order, without keys that the viewer would not want pressed.
    public var steps: [Story.Step] = []
    /// Whether the steps come before their time, so that the phone's clock has to be moved from one to the next.
    public var isLeap = false
  }

  /// Seconds that the last caption stays before a story that is told again and again begins anew.
  public static let restSeconds = 8.0
  /// Seconds without a key of the viewer's after which the story presses keys again, from the next scene on.
  static let politeSeconds = 5.0

  /// Steps that have been taken.
  public private(set) var position = 0
  /// Seconds of the story that have passed.
  public private(set) var elapsed = 0.0
  /// Whether it waits for the viewer.
  public private(set) var isPaused = false

  private let steps: [Story.Step]
  /// The places of the steps that have a caption.
  private let scenes: [Int]
  private let loops: Bool
  /// When the viewer acted last; nil: the keys are the story's.
  private var viewerActedAt: Double?

  /// A story before its beginning; with `loops` it begins anew when it is over.
  public init(_ story: Story, loops: Bool = false) {
    steps = story.steps
    scenes = story.steps.indices.filter { !story.steps[$0].caption.isEmpty }
    self.loops = loops
  }

  /// The scene that is shown, counted from 1, and how many there are; 0 before the first.
  public var scene: (number: Int, count: Int) { (scenes.count { $0 < position }, scenes.count) }

  /// Whether the story presses its keys: the viewer has pressed none lately.
  public var hasKeys: Bool { viewerActedAt == nil }

  /// Whether the last step was taken.
  public var isOver: Bool { position == steps.count }

  /// Seconds until something is due; nil while it waits for the viewer, and when it is over for good.
  public var wait: Double? {
    guard !isPaused else { return nil }
    if isOver { return loops ? max(0, end - elapsed) : nil }
    return max(0, steps[position].at - elapsed)
  }

  /// Lets time pass; nothing happens while it is paused.
  ///
  /// `isAtHome`: whether the viewer has nothing open but the list.
  public mutating func advance(by seconds: Double, isAtHome: Bool = true) -> Turn {
    guard !isPaused else { return Turn() }
    elapsed += max(0, seconds)
    if isOver, loops, elapsed >= end { return startOver(upTo: 0) }
    let due = steps.firstIndex { $0.at > elapsed } ?? steps.count
    return Turn(steps: take(upTo: due, isAtHome: isAtHome))
  }

  /// The rest of this scene and the beginning of the next one, at once.
  public mutating func skip() -> Turn {
    viewerActedAt = nil
    let next = scenes.first { $0 >= position }.map { $0 + 1 } ?? steps.count
    if isOver, loops { return startOver(upTo: 0) }
    if next > position { elapsed = max(elapsed, steps[next - 1].at) }
    return Turn(steps: take(upTo: next, isAtHome: true), isLeap: true)
  }

  /// Everything up to the scene before this one, from a clean beginning.
  public mutating func goBack() -> Turn {
    let shown = scene.number
    return startOver(upTo: shown > 0 ? scenes[max(0, shown - 2)] + 1 : 0)
  }

  /// Waits, or goes on.
  public mutating func togglePause() { isPaused.toggle() }

  /// The viewer pressed a key or clicked: the story keeps its hands off the keys for the rest of the scene, and longer
  /// while the viewer goes on.
  public mutating func viewerActed() { viewerActedAt = elapsed }

  private var end: Double { (steps.last?.at ?? 0) + Self.restSeconds }

  private mutating func startOver(upTo count: Int) -> Turn {
    position = 0
    viewerActedAt = nil
    elapsed = count > 0 ? steps[count - 1].at : 0
    return Turn(startsOver: true, steps: take(upTo: count, isAtHome: true), isLeap: true)
  }

  private mutating func take(upTo count: Int, isAtHome: Bool) -> [Story.Step] {
    guard count > position else { return [] }
    defer { position = count }
    return steps[position..<count].map { step in
      if !step.caption.isEmpty, isAtHome, let last = viewerActedAt, step.at - last >= Self.politeSeconds {
        viewerActedAt = nil
      }
      guard viewerActedAt != nil, case .keys? = step.act else { return step }
      return Story.Step(at: step.at, act: nil, caption: step.caption)
    }
  }
}
