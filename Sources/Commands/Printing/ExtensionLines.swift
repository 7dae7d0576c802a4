import Payload

/// What an app's service extension did, as lines for people.
enum ExtensionLines {
  /// What it changed, what was wrong, its steps and its log; nothing for null.
  static func lines(of run: JSONOutput) -> [String] {
    guard !run.isNull else { return [] }
    return changes(of: run) + remarks(of: run) + steps(of: run) + log(of: run)
  }

  private static func changes(of run: JSONOutput) -> [String] {
    let after = run["after"]
    guard !after.isNull else { return [] }
    var table = TextTable(["VALUE", "BEFORE", "AFTER"])
    var count = 0
    for (name, value) in after.fields {
      let before = run["before"][name]
      guard before.line != value.line else { continue }
      table.append([name, words(of: before), words(of: value)])
      count += 1
    }
    return count == 0 ? [] : [""] + table.lines(columns: nil)
  }

  /// A value as people read it; of attachments their names and types.
  private static func words(of value: JSONOutput) -> String {
    guard case .array = value else { return value.text ?? value.line }
    return value.items.map { item in
      item["type"].text.map { "\(item["identifier"].words) (\($0))" } ?? item["identifier"].words
    }.joined(separator: ", ")
  }

  private static func remarks(of run: JSONOutput) -> [String] {
    let remarks = run["remarks"].items.map { terminalSafe($0.words) }
    return remarks.isEmpty ? [] : [""] + remarks
  }

  private static func steps(of run: JSONOutput) -> [String] {
    let steps = run["steps"].items
    guard !steps.isEmpty else { return [] }
    var table = TextTable(["STEP", "AT", "TOOK", "REMARK"])
    if let coldStart = run["coldStartSeconds"].number, coldStart > 0 {
      table.append(["(cold start)", seconds(.integer(0)), seconds(.double(coldStart)), ""])
    }
    for step in steps {
      let failure = step["failed"].isTrue ? "failed: " : ""
      table.append([
        step["name"].words, seconds(step["startedAt"]), seconds(step["seconds"]), failure + step["remark"].words,
      ])
    }
    return [""] + table.lines(columns: nil)
  }

  private static func log(of run: JSONOutput) -> [String] {
    let lines = run["log"].items
    guard !lines.isEmpty else { return [] }
    var table = TextTable(["AT", "LOG"])
    for line in lines { table.append([seconds(line["seconds"]), line["text"].words]) }
    return [""] + table.lines(columns: nil)
  }

  private static func seconds(_ value: JSONOutput) -> String {
    guard let seconds = value.number else { return "" }
    return JSONOutput.double((seconds * 1000).rounded() / 1000).line + " s"
  }
}
