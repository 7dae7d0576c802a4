/// What can be said about a text before it is filled in.
extension PluralFormat {
  /// How many arguments the text wants, whatever form is chosen.
  public var placeholderCount: Int {
    var count = 0
    visitArguments { number, _ in count = max(count, number + 1) }
    return count
  }

  /// The arguments that choose a form, counted from 0 and in order: they should be numbers.
  public var choosingArguments: [Int] {
    var numbers: Set<Int> = []
    visitArguments { number, chooses in if chooses { numbers.insert(number) } }
    return numbers.sorted()
  }

  /// Conversions that stay as they stand, those of variables that are not there among them.
  public var unsupportedConversions: [String] {
    ([format] + variables.sorted { $0.key < $1.key }.flatMap { $0.value.texts.values.sorted() }).flatMap { text in
      pieces(of: text).compactMap { if case .unsupported(let conversion) = $0 { conversion } else { nil } }
    }
  }

  /// What is wrong with the variables of the text under `key`.
  func faults(under key: String) -> [StringsFault.Kind] {
    missingVariables.prefix(3).map { .missingVariable(key: key, name: $0) }
      + (endlessVariable.map { [.endlessVariable(key: key, name: $0)] } ?? [])
  }

  /// Variables that a text names and that are not there.
  var missingVariables: [String] {
    let named = names(in: format).union(variables.values.flatMap { names(in: $0) })
    return named.filter { variables[$0] == nil }.sorted()
  }

  /// A variable whose texts name variables without end, itself at last; nil: all come to an end.
  var endlessVariable: String? {
    var waiting: [String: Int] = [:]
    var users: [String: [String]] = [:]
    for (user, variable) in variables {
      let named = names(in: variable).filter { variables[$0] != nil }
      waiting[user] = named.count
      for name in named { users[name, default: []].append(user) }
    }
    // A variable comes to an end when all that it names do: those that are left over do not.
    var ending = waiting.filter { $0.value == 0 }.map(\.key)
    while let name = ending.popLast() {
      waiting[name] = nil
      for user in users[name] ?? [] {
        let count = (waiting[user] ?? 1) - 1
        waiting[user] = count
        if count == 0 { ending.append(user) }
      }
    }
    return waiting.keys.min()
  }

  private func names(in variable: Variable) -> Set<String> { Set(variable.texts.values.flatMap { names(in: $0) }) }

  private func names(in text: String) -> Set<String> {
    Set(pieces(of: text).compactMap { if case .variable(let name, _) = $0 { name } else { nil } })
  }

  /// Calls `take` with the number of each argument that some form uses, and whether it chooses one there.
  private func visitArguments(_ take: (_ number: Int, _ chooses: Bool) -> Void) {
    var budget = Self.pieceLimit
    visit(format, firstArgument: 0, depth: 0, &budget, take)
  }

  private func visit(
    _ format: String, firstArgument: Int, depth: Int, _ budget: inout Int, _ take: (Int, Bool) -> Void
  ) {
    for piece in pieces(of: format, firstArgument: firstArgument) {
      budget -= 1
      guard budget > 0 else { return }
      switch piece {
      case .literal, .unsupported: break
      case .argument(let number): take(number, false)
      case .variable(let name, let place):
        let variable = variables[name]
        let chosen = variable?.argument ?? place
        take(chosen, variable != nil)
        guard let variable, depth < Self.depthLimit else { continue }
        for text in variable.texts.values {
          visit(text, firstArgument: variable.countsFromFirst ? 0 : chosen, depth: depth + 1, &budget, take)
        }
      }
    }
  }
}
