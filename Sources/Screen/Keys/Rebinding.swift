import Payload

/// Gives the keys of one place to the actions that a file names, and says where two want the same.
struct Rebinding {
  let map: KeyMap
  let place: KeyPlace
  /// Keys that are given, with what they are given to.
  private var owners: [KeyPress: KeyAssignment] = [:]

  init(map: KeyMap, place: KeyPlace) {
    self.map = map
    self.place = place
  }

  /// The map with the place's `own` assignments, and with the `general` ones where it has none of its own.
  mutating func apply(
    own: [KeyAssignment], general: [KeyAssignment], reporting fields: inout ConfigurationReader
  ) -> KeyMap {
    var given: [String: [KeyPress]] = [:]
    for assignment in own + general.compactMap({ fitted($0, own: own) }) {
      given[assignment.action] = take(assignment, reporting: &fields)
    }
    guard !given.isEmpty else { return map }
    var keys: [String: [KeyPress]] = [:]
    for binding in map.bindings {
      keys[binding.action] = given[binding.action] ?? binding.presses.filter { owners[$0] == nil }
    }
    reportLoss(keys, given: given, reporting: &fields)
    keepWaysOut(&keys, own + general, reporting: &fields)
    return map.rebinding { keys[$0.action] }
  }

  /// What of an assignment for every place holds here; nil where nothing does.
  private func fitted(_ assignment: KeyAssignment, own: [KeyAssignment]) -> KeyAssignment? {
    guard map.bindings.contains(where: { $0.action == assignment.action }),
      !own.contains(where: { $0.action == assignment.action })
    else { return nil }
    guard map.takesText, !assignment.keys.isEmpty else { return assignment }
    var fitted = assignment
    fitted.keys.removeAll { $0.press.isText }
    return fitted.keys.isEmpty ? nil : fitted
  }

  /// Takes the keys that nothing else of the file has taken.
  private mutating func take(_ assignment: KeyAssignment, reporting fields: inout ConfigurationReader) -> [KeyPress] {
    var presses: [KeyPress] = []
    let limit = map.bindings.first { $0.action == assignment.action }?.keyLimit
    for key in assignment.keys {
      if let limit, presses.count == limit {
        fields.report(.error, "has more than \(limit) keys, one for each button", at: key.value)
        break
      }
      if let owner = owners[key.press] {
        let line = owner.value.json.position.line
        fields.report(
          .error, "'\(key.press.name)' is the key of '\(owner.action)' already (line \(line))",
          at: key.value, suggestion: "give one of them another key")
      } else {
        owners[key.press] = assignment
        presses.append(key.press)
      }
    }
    return presses
  }

  /// Says which actions have no key any more because the file gave theirs away.
  private func reportLoss(
    _ keys: [String: [KeyPress]], given: [String: [KeyPress]], reporting fields: inout ConfigurationReader
  ) {
    for binding in map.bindings where given[binding.action] == nil && keys[binding.action] == [] {
      guard !KeyMap.needed.contains(binding.action), let owner = binding.presses.lazy.compactMap({ owners[$0] }).first
      else { continue }
      let whereabouts = owner.isGeneral ? " in '\(place.rawValue)'" : ""
      fields.report(
        .warning, "leaves '\(binding.action)'\(whereabouts) without a key (\(binding.meaning))",
        at: owner.value, suggestion: "give '\(binding.action)' another one, or [] to say so")
    }
  }

  /// Gives what leads out of the place its own keys back where the file left it none.
  private func keepWaysOut(
    _ keys: inout [String: [KeyPress]], _ assignments: [KeyAssignment], reporting fields: inout ConfigurationReader
  ) {
    // Giving one its keys back can take another's last one, which then comes in the next round.
    for _ in KeyMap.needed {
      for binding in map.bindings where KeyMap.needed.contains(binding.action) && keys[binding.action] == [] {
        let culprit =
          assignments.first { $0.action == binding.action } ?? binding.presses.lazy.compactMap { owners[$0] }.first
        for action in keys.keys { keys[action]?.removeAll(where: binding.presses.contains) }
        keys[binding.action] = binding.presses
        guard let culprit else { continue }
        fields.report(
          .error, "leaves '\(binding.action)' without a key, which is needed: it keeps \(listing(binding))",
          at: culprit.value, suggestion: "give '\(binding.action)' a key of its own")
      }
    }
  }

  private func listing(_ binding: KeyBinding) -> String {
    binding.presses.map { "'\($0.name)'" }.joined(separator: " and ")
  }
}
