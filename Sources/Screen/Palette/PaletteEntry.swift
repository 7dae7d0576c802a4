public import Center

/// Something that can be done, as the palette offers it.
public struct PaletteEntry: Equatable, Sendable {
  /// What it is called.
  public var title: String
  /// Where it comes from, in a word or two: `command`, `Focus`.
  public var kind: String
  /// The key that does it too; empty for none.
  public var keys: String
  /// What choosing it does.
  let act: Act

  enum Act: Equatable, Sendable {
    case intent(Intent)
    case event(CenterEvent)
    /// Runs a line.
    case run(String)
    /// Opens the `:` line with a beginning.
    case edit(String)
  }

  init(_ title: String, kind: String, keys: String = "", _ act: Act) {
    self.title = title
    self.kind = kind
    self.keys = keys
    self.act = act
  }
}

/// A command as the palette offers it; the shell knows the commands.
public struct PaletteCommand: Equatable, Sendable {
  /// What is typed.
  public var name: String
  /// What it does.
  public var summary: String
  /// Whether it makes no sense alone: then the `:` line opens with its name.
  public var needsMore: Bool
  /// Makes one.
  public init(name: String, summary: String, needsMore: Bool) {
    self.name = name
    self.summary = summary
    self.needsMore = needsMore
  }
}

extension ScreenState {
  /// Everything that can be done on the page below the palette: its keys, the buttons of the selected notification, the
  /// Focus modes, the commands.
  func paletteEntries(center: CenterState) -> [PaletteEntry] {
    buttonEntries(center: center) + keyEntries + focusEntries(center: center)
      + commands.map { command in
        PaletteEntry(
          "\(command.name): \(command.summary)", kind: "command",
          command.needsMore ? .edit(command.name + " ") : .run(command.name))
      }
  }

  /// The entries that fit what was typed, the best first, with the places of the letters.
  public func foundEntries(center: CenterState) -> [(entry: PaletteEntry, match: FuzzyMatch)] {
    let typed = palette.text
    let found = paletteEntries(center: center).enumerated().compactMap { index, entry in
      fuzzyMatch(typed, in: entry.title).map { (index: index, entry: entry, match: $0) }
    }
    guard !typed.trimmingBlanks.isEmpty else { return found.map { ($0.entry, $0.match) } }
    return found.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }.map { ($0.entry, $0.match) }
  }

  /// The keys of the page below that do something; those that only move are left out.
  private var keyEntries: [PaletteEntry] {
    let page = pages.last { $0 != .palette } ?? .list
    let map = keyMaps[page.keyPlace]
    return map.sections.flatMap { section in
      section.bindings.compactMap { binding in
        guard let intent = binding.keys.first?.intent, intent.isDeed, let key = map.label(for: intent) else {
          return nil
        }
        return PaletteEntry(binding.meaning.withCapital, kind: section.title, keys: key, .intent(intent))
      }
    }
  }

  private func buttonEntries(center: CenterState) -> [PaletteEntry] {
    guard let notification = selectedNotification(center: center) else { return [] }
    let page = pages.last { $0 != .palette } ?? .list
    return center.actions(of: notification).enumerated().map { index, action in
      PaletteEntry(
        action.title, kind: "button", keys: keyMaps[page.keyPlace].label(for: .chooseAction(index + 1)) ?? "",
        .intent(.chooseAction(index + 1)))
    }
  }

  private func focusEntries(center: CenterState) -> [PaletteEntry] {
    let current = center.device.focus
    let modes = center.deviceProfile.focusModes.filter { $0.identifier != current }.map { mode in
      PaletteEntry("Focus: \(mode.name)", kind: "Focus", .event(.focusChanged(mode.identifier)))
    }
    return (current == nil ? [] : [PaletteEntry("Focus: off", kind: "Focus", .event(.focusChanged(nil)))]) + modes
  }
}

extension Intent {
  /// Whether it does something that one may look for by name: no moving about, no buttons by number.
  fileprivate var isDeed: Bool {
    switch self {
    case .moveDown, .moveUp, .moveToFirst, .moveToLast, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .chooseAction,
      .showPalette, .back:
      false
    default: true
    }
  }
}

extension String {
  /// With a capital letter at its beginning.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
