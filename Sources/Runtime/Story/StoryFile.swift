public import Payload

/// What was read from a `story.json`.
public struct StoryFile: Equatable, Sendable {
  /// The name that the file has in `demo-payloads`.
  public static let name = "story.json"

  /// The story without its wrong steps; nil only where the file is no object that can be read.
  public var story: Story?
  /// Everything that is wrong, in the order of the file.
  public var findings: [ConfigurationFinding]

  /// Reads a story.
  ///
  /// Every fault is a finding; a step that is wrong is left out.
  public static func read(_ bytes: [UInt8], fileName: String = name) -> StoryFile {
    var reader = StoryReader(ConfigurationReader(bytes, file: fileName))
    let story = reader.story()
    return StoryFile(story: story, findings: reader.fields.findings.sorted { $0.position < $1.position })
  }
}
