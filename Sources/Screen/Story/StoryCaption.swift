/// What a story says at the moment, for the row that it has to itself.
public struct StoryCaption: Equatable, Sendable {
  /// The scene, counted from 1.
  public var number: Int
  /// How many scenes there are.
  public var count: Int
  /// What to notice.
  public var text: String
  /// Whether the story waits for the viewer.
  public var isPaused: Bool
  /// Whether the story presses keys, the viewer having pressed none lately: then its own keys are keys in a field too,
  /// which the story may have opened.
  public var hasKeys: Bool
  /// Makes a caption.
  public init(number: Int, count: Int, text: String, isPaused: Bool = false, hasKeys: Bool = true) {
    self.number = number
    self.count = count
    self.text = text
    self.isPaused = isPaused
    self.hasKeys = hasKeys
  }
}

/// What a viewer wants of the story.
public enum StoryCommand: Equatable, Sendable { case pause, next, previous }

extension ScreenState {
  /// What a key means for the story that plays; nil: it is no key of the story's, or text that the viewer types.
  public func storyIntent(for key: KeyPress) -> Intent? {
    guard let story, story.hasKeys || !keyMap.takesText else { return nil }
    return keyMaps[.story].intent(for: key)
  }
}

extension KeyMap {
  /// The keys of a story that plays (`belfry demo`): they hold beside those of every page.
  public static let story = KeyMap([
    (
      "Story",
      [
        KeyBinding([.character("p")], .pauseStory, "pause the story, or go on"),
        KeyBinding([.character(">")], .nextScene, "what comes next, at once"),
        KeyBinding([.character("<")], .previousScene, "back to what came before"),
      ]
    )
  ])
}
