public import Center

/// What `belfry demo` tells: arrivals, changes of the phone and keys over two minutes, with lines to read.
///
/// Read from `demo-payloads/story.json` by ``StoryFile``, played by ``StoryPlayback``.
public struct Story: Equatable, Sendable {
  /// One moment of the story.
  public struct Step: Equatable, Sendable {
    /// Seconds after the beginning; never before the step above.
    public var at: Double
    /// What happens; nil for a caption alone.
    public var act: Act?
    /// What to notice and which key to press; empty for none.
    ///
    /// A caption begins a scene.
    public var caption: String
    /// Makes a step.
    public init(at: Double, act: Act?, caption: String = "") {
      self.at = at
      self.act = act
      self.caption = caption
    }
  }

  /// What happens in a step.
  public enum Act: Equatable, Sendable {
    /// A payload arrives: its path relative to the story's folder, and what a file cannot say.
    case deliver(path: String, bundleIdentifier: String?, headers: Arrival.Headers)
    /// A Focus goes on; nil: off.
    case focus(String?)
    /// The phone is locked, unlocked, silenced, taken offline, given another app in front.
    case device(Operation.DeviceChange)
    /// A button is pressed: what `belfry respond` takes.
    case respond(identifier: String, action: String, text: String?)
    /// A notification is dismissed: what `belfry dismiss` takes.
    case dismiss(identifier: String)
    /// The viewer's keys, by their names in a keymap file: `j`, `Enter`, `Ctrl-l`.
    case keys([String])
    /// The phone's clock jumps forward by so many seconds.
    case advance(seconds: Double)
  }

  /// The story's name.
  public var title: String
  /// What the phone's clock shows at the beginning; nil: the time of the day.
  public var clock: Timestamp?
  /// The steps, in the order of time.
  public var steps: [Step]

  /// Makes a story.
  public init(title: String, clock: Timestamp? = nil, steps: [Step]) {
    self.title = title
    self.clock = clock
    self.steps = steps
  }

  /// The payload files that the story delivers, each once, in the order of the story.
  public var payloadPaths: [String] {
    var seen: Set<String> = []
    return steps.compactMap { step in
      if case .deliver(let path, _, _)? = step.act, seen.insert(path).inserted { path } else { nil }
    }
  }

  /// The names of all keys that the story presses.
  public var keyNames: [String] {
    steps.flatMap { step -> [String] in if case .keys(let names)? = step.act { names } else { [] } }
  }
}

extension Story.Act {
  /// What the center is asked to do; nil for keys and for the clock, which are the teller's.
  ///
  /// `payload` gives the bytes of a path that the story delivers.
  public func operation(payload: (String) -> [UInt8]) -> Operation? {
    switch self {
    case .deliver(let path, let bundleIdentifier, let headers):
      .push(
        Operation.Push(
          bundleIdentifier: bundleIdentifier, payload: payload(path), headers: headers, deliveryIdentifier: nil,
          origin: path))
    case .focus(let identifier): .focus(identifier)
    case .device(let change): .device(change)
    case .respond(let identifier, let action, let text): .respond(identifier: identifier, action: action, text: text)
    case .dismiss(let identifier): .dismiss(identifier: identifier)
    case .keys, .advance: nil
    }
  }
}
