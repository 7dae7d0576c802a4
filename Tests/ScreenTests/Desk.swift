@testable import Center
@testable import Screen

/// A viewer at a phone: arrivals and keys go in as text, the list and the page come out as text.
struct Desk {
  var center: CenterState
  var screen = ScreenState(columns: 80, rows: 24)
  /// What the keys asked of the center and of the shell, in order.
  var events: [CenterEvent] = []
  var commands: [ScreenCommand] = []

  /// Arrivals from the oldest to the newest, each `app/thread:identifier`; the thread may be left out.
  init(_ arrivals: String = "", locked: Bool = false) {
    center = CenterState(now: Desk.start, profiles: [Desk.chat, Desk.mail])
    arrive(arrivals)
    if locked { apply([.locked]) }
  }

  static let start = Timestamp(milliseconds: 1_783_080_000_000)

  /// An app whose category `message` has a reply, a plain button, and one for an unlocked phone.
  static var chat: AppProfile {
    var app = AppProfile.plain(bundleIdentifier: "chat")
    app.name = "Chat"
    app.categories = [
      NotificationCategory(
        identifier: "message",
        actions: [
          NotificationAction(identifier: "like", title: "Like", options: [], textInput: nil),
          NotificationAction(
            identifier: "reply", title: "Reply", options: [],
            textInput: .init(buttonTitle: "Send", placeholder: "Message")),
          NotificationAction(
            identifier: "delete", title: "Delete", options: [.authenticationRequired, .destructive], textInput: nil),
          NotificationAction(
            identifier: "secret", title: "Secret", options: [.authenticationRequired],
            textInput: .init(buttonTitle: "Send", placeholder: "")),
        ], options: [], hiddenPreviewsBodyPlaceholder: nil)
    ]
    return app
  }
  static var mail: AppProfile {
    var app = AppProfile.plain(bundleIdentifier: "mail")
    app.name = "Mail"
    return app
  }

  /// Lets payloads arrive.
  mutating func arrive(_ arrivals: String) {
    for word in arrivals.split(separator: " ") {
      let parts = word.split(separator: ":").map(String.init)
      let place = parts[0].split(separator: "/").map(String.init)
      let thread = place.count > 1 ? #","thread-id":"\#(place[1])""# : ""
      let payload = #"{"aps":{"alert":{"title":"\#(parts[1])","body":"b"},"category":"message"\#(thread)}}"#
      apply([
        .payloadArrived(
          Arrival(
            bundleIdentifier: place[0], payload: Array(payload.utf8), headers: .init(), source: .file,
            deliveryIdentifier: "delivery-\(parts[1])", assignedRequestIdentifier: parts[1]))
      ])
    }
  }

  /// Applies events a second after the last ones, as the shell does.
  mutating func apply(_ events: [CenterEvent]) {
    for event in events { _ = center.reduce(event, at: center.now.adding(seconds: 1)) }
    screen.centerChanged(center)
  }

  /// Presses keys by their labels, such as `j Enter Ctrl-d`; a word in quotation marks is typed.
  mutating func press(_ keys: String) {
    for key in Desk.keys(keys) {
      guard let intent = screen.intent(for: key) else { continue }
      act(intent)
    }
  }

  mutating func act(_ intent: Intent) {
    let outcome = screen.reduce(intent, center: center)
    events += outcome.events
    commands += outcome.commands
    apply(outcome.events)
  }

  /// The list from top to bottom, the selection marked.
  var list: String {
    var lines: [String] = []
    var item = screen.firstItem(center: center)
    while let current = item {
      lines.append((current == screen.selection ? "> " : "  ") + Desk.text(current, center))
      item = screen.item(after: current, center: center)
    }
    return lines.joined(separator: "\n")
  }

  /// The list from bottom to top, as `item(before:)` walks it.
  var listBackwards: [ListItem] {
    var items: [ListItem] = []
    var item = screen.lastItem(center: center)
    while let current = item {
      items.append(current)
      item = screen.item(before: current, center: center)
    }
    return items
  }

  private static func text(_ item: ListItem, _ center: CenterState) -> String {
    switch item {
    case .liveActivity(let identifier): "activity \(identifier)"
    case .summary: "summary \(center.waitingForSummary.count)"
    case .stack(let key):
      (center.threads[key]?.members.count ?? 0) == 1
        ? "\(center.threads[key]?.newest.key.requestIdentifier ?? "?")"
        : "stack \(key.bundleIdentifier)/\(key.group) \(center.threads[key]?.members.count ?? 0)"
    case .heading(let key): "open \(key.bundleIdentifier)/\(key.group)"
    case .card(let key): "  \(key.requestIdentifier)"
    }
  }

  /// The pages above the list, by their names.
  var pages: String {
    screen.pages.dropFirst().map { page in
      switch page {
      case .list: "list"
      case .expanded(let key): "expanded \(key.requestIdentifier)"
      case .reply(let key, let action): "reply \(key.requestIdentifier) \(action)"
      case .focusPicker: "focus"
      case .devicePanel: "device"
      case .themePicker: "theme"
      case .provider: "provider"
      case .faults: "faults"
      case .confirmation: "question"
      case .unlock: "unlock"
      case .help: "help"
      case .inspector: "inspector"
      case .commandLine: "command"
      case .filter: "search"
      case .output: "output"
      case .palette: "palette"
      }
    }.joined(separator: " > ")
  }

  /// The draft that is being written, with its cursor as `|`.
  var draft: String {
    guard case .reply(let key, let action) = screen.page else { return "" }
    return (screen.drafts[DraftKey(notification: key, actionIdentifier: action)] ?? Draft()).marked
  }

  static func key(_ identifier: String, app: String = "chat") -> NotificationKey {
    NotificationKey(bundleIdentifier: app, requestIdentifier: identifier)
  }

  static func keys(_ text: String) -> [KeyPress] {
    text.split(separator: " ").flatMap { word -> [KeyPress] in
      if word.count > 1, word.hasPrefix("'") {
        return word.filter { $0 != "'" }.map { .character(String($0)) }
      }
      if word.count == 1 { return [.character(String(word))] }
      if word.hasPrefix("Ctrl-") { return [.control(word.last ?? "?")] }
      let named: [KeyPress] = [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .home, .end, .pageUp, .pageDown, .character(" "),
        .function(1),
      ]
      let arrows: [Substring: KeyPress] = ["Up": .up, "Down": .down, "Left": .left, "Right": .right]
      return [named.first { $0.label == word } ?? arrows[word] ?? .paste(String(word))]
    }
  }
}

extension Draft {
  /// A draft from its text with the cursor as `|`.
  init(marked text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self.init(text: parts.joined())
    cursor = parts[0].count
  }

  /// The text with the cursor as `|`.
  var marked: String { String(text.prefix(cursor)) + "|" + String(text.dropFirst(cursor)) }
}
