import APNs
import Screen
import TextLayout

extension Scene {
  /// What stands where no request is listed: how a provider gets in.
  func emptyProviderRows(width: Int) -> PageRows {
    if screen.provider.showsErrorsOnly, screen.provider.tab == .requests, !screen.gateway.log.requests.isEmpty {
      return emptyRows("No refused requests", "Every request so far was taken.", width: width)
    }
    guard let entrance = screen.gateway.entrance else {
      return emptyRows(
        "No provider has asked anything yet", "belfry open --listen 127.0.0.1:2197 lets providers in.", width: width)
    }
    let text = InspectorText(width: width)
    var rows = [CardRow()] + text.rows("No provider has asked anything yet", Style(.title, bold: true))
    for (name, address) in [("sandbox", entrance.sandbox), ("production", entrance.production)] {
      rows += text.rows("\(address)  \(name)", Style(.text))
    }
    if entrance.lacksKey {
      rows += [CardRow()]
      rows += text.rows("Every provider token is refused until there is a key. One like Apple's:", Style(.warning))
      rows += command(Gateway.firstKeyCommand, text) + text.rows("or one that Apple made:", Style(.secondaryText))
      rows += command(Gateway.importKeyCommand, text)
    }
    rows += [CardRow()] + text.rows("Where to push is said by:", Style(.secondaryText))
    rows += command("device token com.example.ferry", text)
    if entrance.sandbox.hasPrefix("https:") {
      rows += text.rows("Another terminal's programs trust it after:", Style(.secondaryText))
      rows += text.rows("  eval \"$(belfry serve --print-env)\"", Style(.accent, bold: true))
    }
    return PageRows(rows)
  }

  /// A command as it is typed here, and in another terminal.
  private func command(_ words: String, _ text: InspectorText) -> [CardRow] {
    let key = screen.keyMap.label(for: .showCommandLine)
    return text.rows(key.map { "  \($0)\(words)" } ?? "  belfry \(words)", Style(.accent, bold: true))
  }
}
