public import Payload

/// The user's keys, `keys.json`: JSON with comments, read with everything that is wrong in it.
///
/// ```json
/// {
///   // In every place that knows the action, unless the place says otherwise.
///   "everywhere": { "moveDown": ["s", "Down"] },
///   "list": { "dismiss": ["x", "Delete"], "quit": "Q", "clearAll": [] }
/// }
/// ```
///
/// What is written for an action are all of its keys; what is not written stays as it is built in. A key that was
/// another action's goes over to the one that it is written for. The ways out of a place (``KeyMap/needed``) always keep
/// a key, so that no file locks anybody in.
public struct KeyMapFile: Equatable, Sendable {
  /// What the keys mean with this file.
  public let maps: KeyMaps
  /// Everything that is wrong, with its place, in the order of the file.
  public let findings: [ConfigurationFinding]

  /// The place that stands for all.
  static let everywhere = "everywhere"

  /// Reads a file; `file` is its name for messages.
  ///
  /// An empty file changes nothing.
  public init(_ bytes: [UInt8], file: String) {
    guard !bytes.isEmpty else {
      maps = .standard
      findings = []
      return
    }
    var reader = KeyMapReader(fields: ConfigurationReader(bytes, file: file))
    maps = reader.read()
    findings = reader.fields.findingsInOrder
  }
}

extension KeyMap {
  /// The actions that a place needs: to get out of it, to end the program, to find the other keys.
  static let needed = ["back", "decline", "quit", "quitAtOnce", "showHelp"]
}

/// What a file says about one action in one place.
struct KeyAssignment {
  /// A key and where it is written.
  struct Key {
    let press: KeyPress
    let value: ConfigurationReader.Value
  }

  let action: String
  /// All keys together, for what is wrong with the action itself.
  let value: ConfigurationReader.Value
  var keys: [Key]
  /// Whether it was said of every place.
  let isGeneral: Bool
}

/// Reads the places of a keymap file.
private struct KeyMapReader {
  var fields: ConfigurationReader

  mutating func read() -> KeyMaps {
    var maps = KeyMaps.standard
    let places = KeyPlace.allCases
    guard let root = fields.root(allowing: [KeyMapFile.everywhere] + places.map(\.rawValue)) else { return maps }
    let allActions = places.flatMap { $0.standardKeyMap.bindings.map(\.action) }
    let general = assignments(KeyMapFile.everywhere, in: root, actions: allActions)
    for place in places {
      let map = place.standardKeyMap
      let own = assignments(place.rawValue, in: root, actions: map.bindings.map(\.action), of: map)
      var rebinding = Rebinding(map: map, place: place)
      maps[place] = rebinding.apply(own: own, general: general, reporting: &fields)
    }
    return maps
  }

  /// What stands under the name of a place; without a `map` it stands for all of them.
  private mutating func assignments(
    _ place: String, in root: ConfigurationReader.Object, actions: [String], of map: KeyMap? = nil
  ) -> [KeyAssignment] {
    guard let value = fields.value(place, in: root), let object = fields.openObject(value) else { return [] }
    var assignments: [KeyAssignment] = []
    for (action, value) in fields.members(of: object) {
      guard actions.contains(action) else {
        let hint = nearest(action, in: actions).map { "did you mean '\($0)'?" }
        fields.report(
          .error, "no action '\(ConfigurationReader.excerpt(action))' here", at: value,
          suggestion: hint ?? "'belfry --print-keys' lists them")
        continue
      }
      guard var keys = keys(value) else { continue }
      if let map, map.takesText { keys.removeAll { refuseText($0) } }
      // Where no key of several could be read, what is built in is better than none.
      if keys.isEmpty, !(value.json.kind == .array && value.json.elements.isEmpty) { continue }
      assignments.append(KeyAssignment(action: action, value: value, keys: keys, isGeneral: map == nil))
    }
    return assignments
  }

  /// A key or a list of keys; nil where it is neither.
  private mutating func keys(_ value: ConfigurationReader.Value) -> [KeyAssignment.Key]? {
    guard value.json.kind != .string else { return key(value).map { [$0] } }
    guard value.json.kind == .array else {
      fields.reportKind("a key or a list of keys", at: value)
      return nil
    }
    var keys: [KeyAssignment.Key] = []
    for element in fields.list(value) ?? [] {
      guard let key = key(element) else { continue }
      if keys.contains(where: { $0.press == key.press }) {
        fields.report(.warning, "'\(key.press.name)' stands here twice", at: element)
      } else {
        keys.append(key)
      }
    }
    return keys
  }

  private mutating func key(_ value: ConfigurationReader.Value) -> KeyAssignment.Key? {
    guard let name = fields.text(value) else { return nil }
    do throws(KeyNameFault) {
      return KeyAssignment.Key(press: try KeyPress(name: name), value: value)
    } catch {
      fields.report(
        .error, "'\(ConfigurationReader.excerpt(name))' \(error.message)", at: value, suggestion: error.suggestion)
      return nil
    }
  }

  private mutating func refuseText(_ key: KeyAssignment.Key) -> Bool {
    guard key.press.isText else { return false }
    fields.report(
      .error, "'\(key.press.name)' types text here; it cannot be a command", at: key.value,
      suggestion: "choose a key with Ctrl or a function key")
    return true
  }
}
