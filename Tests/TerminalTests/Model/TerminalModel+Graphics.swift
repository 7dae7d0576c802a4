extension TerminalModel {
  /// Obeys a command of kitty's graphics protocol: `keys ; data`.
  mutating func graphics(_ command: String) {
    let parts = command.split(separator: ";", maxSplits: 1).map(String.init)
    var keys: [String: String] = [:]
    for pair in (parts.first ?? "").split(separator: ",") {
      let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if halves.count == 2 { keys[halves[0]] = halves[1] }
    }
    let data = parts.count > 1 ? parts[1] : ""
    let number = keys["i"].flatMap { Int($0) }
    if keys["a"] == "q" {
      if answers { replies += Array("\u{1B}_Gi=\(number ?? 0);\(takesGraphics ? "OK" : "ENOTSUP")\u{1B}\\".utf8) }
      return
    }
    if data.utf8.count > 4096 { unknown.append("more than 4096 bytes of a picture in one command") }
    imageCommands.append(parts.first ?? "")
    switch keys["a"] {
    case "T":
      guard let number, unfinishedImage == nil else { return unknown.append("APC \(command.prefix(80))") }
      images[number] = data
      unfinishedImage = keys["m"] == "1" ? number : nil
    case "d": number.map { images[$0] = nil }
    case nil:
      guard let number = unfinishedImage else { return unknown.append("APC \(command.prefix(80))") }
      images[number, default: ""] += data
      if keys["m"] != "1" { unfinishedImage = nil }
    default: unknown.append("APC \(command.prefix(80))")
    }
  }
}
