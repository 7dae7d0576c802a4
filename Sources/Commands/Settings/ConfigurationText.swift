import Payload

/// The configuration in force as a file that can be saved as it is: each key with what it means, what it may be, and
/// where its value came from.
struct ConfigurationText {
  let sources: SettingsSources

  /// The widest line of a comment.
  private static let width = 78

  /// The file.
  var text: String {
    let settings = sources.values
    let entries = SettingDescription.table.map { setting in
      let comment = wrapped(comment(on: setting), width: Self.width - 5).map { "  // \($0)\n" }.joined()
      return comment + "  \(JSONOutput.string(setting.key).line): \(Self.spaced(setting.json(settings))),\n"
    }
    return "{\n" + head + "\n" + entries.joined(separator: "\n") + "}\n"
  }

  /// The values on one line, for a program.
  var json: JSONOutput { .object(SettingDescription.table.map { ($0.key, $0.json(sources.values)) }) }

  private var head: String {
    let text =
      "Belfry's configuration in force, as 'belfry --print-config' prints it. Save it as "
      + "~/.config/belfry/config.json and keep what you change: what is left out stays as it is built in."
    let path = ConfigurationReader.excerpt(sources.path ?? "", limit: 4_096)
    let lines = wrapped(text, width: Self.width - 5) + [sources.file == nil ? "No file was read." : "Read: \(path)"]
    return lines.map { "  // \($0)\n" }.joined()
  }

  private func comment(on setting: SettingDescription) -> String {
    let standard = setting.json(.standard)
    var text = setting.meaning.prefix(1).uppercased() + setting.meaning.dropFirst() + ". Expects \(setting.values)"
    text += "; built in: \(Self.spaced(standard))."
    switch sources.origin(of: setting) {
    case .standard: break
    case .option(let option): text += " Now by the option \(option)."
    case .variable(let variable): text += " Now by the environment's \(variable)."
    case .file(let position): text += " Now by line \(position.line) of the file."
    }
    return text
  }

  /// JSON as people write it on a line.
  private static func spaced(_ json: JSONOutput) -> String {
    guard case .object(let members) = json else {
      guard case .array(let elements) = json else { return json.line }
      return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    }
    return "{ " + members.map { "\(JSONOutput.string($0.0).line): \($0.1.line)" }.joined(separator: ", ") + " }"
  }
}
