/// The ASCII form of a border or a glyph; nil where there is none.
func plainForm(of cluster: Character) -> Character? {
  guard !cluster.isASCII else { return cluster }
  return plainForms[cluster]
}

private let plainForms: [Character: Character] = {
  let table: [(String, Character)] = [
    ("─━┄┅┈┉╌╍═╴╶╸╺╼╾–—‐‑‒―▔", "-"), ("│┆┇┊┋╎╏║╵╷╹╻▏▕", "|"),
    ("╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬", "+"),
    ("▁▂▃▄", "_"), ("█▇▆▅▓▒░■▪◼▀▛▜▙▟▘▝▖▗", "#"), ("□▫◻▣", "#"), ("▰", "#"), ("▱", "-"),
    // The heavy sides of the selected card must not look like those of the others.
    ("┃", "#"), ("▐", "["), ("▌", "]"), ("●•◆◇◉⬤★☆✦✱∗", "*"), ("○◦◯", "o"), ("·…․", "."),
    ("→▶▸►›»⏵❯", ">"), ("←◀◂◄‹«⏴❮", "<"), ("↑▲▴△⌃", "^"), ("↓▼▾▽⌄", "v"),
    ("✓✔", "+"), ("✕✖✗×⨯╳", "x"), ("☾☽", ")"), ("⏎↵", "<"), ("⌫", "<"), ("‘’‚′", "'"), ("“”„″", "\""),
    ("\u{A0}\u{202F}\u{2007}\u{2002}\u{2003}", " "),
  ]
  var forms: [Character: Character] = [:]
  for (clusters, form) in table { for cluster in clusters { forms[cluster] = form } }
  return forms
}()
