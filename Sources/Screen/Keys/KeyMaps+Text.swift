import Payload

extension KeyMaps {
  /// The keys as a keymap file that can be saved as it is: every place, every action, what it does, and where it differs
  /// from what is built in.
  public var fileText: String {
    let head = """
      {
        // Belfry's keys, as 'belfry --print-keys' prints them. Keep what you change: what is left out stays as it is
        // built in. A key is 'j', 'G', 'Ctrl-p', 'F1', 'Enter', 'Space', 'Up'; [] is no key.
        // "everywhere": { … } holds in every place that knows the action, unless the place says otherwise.

      """
    return head + KeyPlace.allCases.map(text).joined(separator: "\n\n") + "\n}\n"
  }

  private func text(of place: KeyPlace) -> String {
    let standard = place.standardKeyMap.bindings
    let lines = zip(self[place].bindings, standard).map { binding, standard in
      let keys = Self.json(binding.presses)
      let change = binding.presses == standard.presses ? "" : "; built in: \(Self.json(standard.presses))"
      return "    \(JSONOutput.string(binding.action).line): \(keys),  // \(binding.meaning)\(change)"
    }
    return "  \"\(place.rawValue)\": {\n" + lines.joined(separator: "\n") + "\n  },"
  }

  private static func json(_ presses: [KeyPress]) -> String {
    let keys = presses.map { JSONOutput.string($0.name).line }
    return keys.count == 1 ? keys[0] : "[" + keys.joined(separator: ", ") + "]"
  }
}
