import APNs
import Payload
import Runtime

/// `belfry faults`: what the provider endpoint does wrong on purpose.
struct FaultsCommand: Command {
  /// The first word.
  enum Verb: String, CaseIterable { case list, add, remove, on, off, clear, seed, save, load }

  static let description = CommandDescription(
    "faults", "make the provider endpoint go wrong on purpose",
    discussion: [
      "The deck holds cards, each with what happens, to how many, to whom and when; docs/faults.md has the words. "
        + "Cards are changed while the endpoint runs, and kept with the state. Without a verb they are listed, with "
        + "how many requests each has seen and struck.",
      "CARD is [next N|every N|P%] EFFECT [for token|topic|push-type|environment|connection VALUE [and ...]] "
        + "[from MOMENT] [until MOMENT] [on TIME off TIME]. EFFECT is a reason of the service (Unregistered and ExpiredToken may have since MOMENT), delay TIME, no-answer, "
        + "lost-answer, goaway [REASON] [after N], drop [after N], stall [after N], idle TIME or streams N.",
      "seed deals anew: the same cards, seed and requests give the same faults. save writes the deck to a file, and "
        + "load puts one in its place; '-' is standard output and standard input.",
    ],
    arguments: [
      .init(
        "VERB", .words(Verb.allCases.map(\.rawValue)), count: .optional,
        "list (the default), add, remove, on, off, clear and so on"),
      .init(
        "VALUE", .following(values), count: .zeroOrMore,
        "a card, a number, a seed or a file"),
    ],
    examples: [
      .init("belfry faults add next 3 TooManyRequests", "the next three pushes are refused"),
      .init("belfry faults add every 10 ServiceUnavailable for topic com.example.chat", "one in ten of this app's"),
      .init("belfry faults add 5% BadDeviceToken for token 00fc*", "some of these tokens"),
      .init("belfry faults add goaway Shutdown after 100", "each connection is ended at its hundredth push"),
      .init("belfry faults add delay 2s on 30s off 60s", "slow in turns"),
      .init("belfry faults off 2", "card 2 rests; 'on' lays it anew"),
      .init("belfry faults save outage.faults.json", "to be loaded again"),
    ],
    exitCodes: [
      .init(.no, "the file to load has a mistake"),
      .init(.usage, "the card makes no sense"),
      .init(.failed, "no such card, or a file cannot be read or written"),
    ],
    usage: [
      "[list]", "add CARD", "remove N...", "on N", "off N", "clear", "seed N", "save FILE|-", "load FILE|-",
    ])

  /// What stands behind each verb.
  private static let values: [String: ValueKind] = [
    "add": .name(.faultCard), "remove": .name(.laidFault), "on": .name(.laidFault), "off": .name(.laidFault),
    "save": .outputFile, "load": .path,
  ]

  /// What is to be done.
  enum Task: Equatable {
    case operations([FaultOperation])
    case save(String)
    case load(String)
  }

  var task: Task

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let verb = arguments.positionals.first.flatMap(Verb.init) ?? .list
    let values = Array(arguments.positionals.dropFirst())
    switch verb {
    case .list, .clear:
      if let word = values.first { throw .unexpectedArgument(word, command: "faults \(verb.rawValue)") }
      task = .operations([verb == .list ? .list : .clear])
    case .add:
      if values.isEmpty { throw .missingArgument("a card, such as next 3 TooManyRequests", command: "faults add") }
      let text = values.joined(separator: " ")
      do throws(FaultCardFault) { task = .operations([.add(try FaultCard(text).description)]) } catch {
        throw .other(terminalSafe(error.sentence), command: "faults")
      }
    case .remove: task = .operations(try Self.numbers(values, verb).map { .remove($0) })
    case .on, .off: task = .operations(try Self.numbers(values, verb).map { .turn($0, on: verb == .on) })
    case .seed: task = .operations([.seed(try Self.only(try Self.numbers(values, verb), values, verb))])
    case .save: task = .save(try Self.only(values, values, verb))
    case .load: task = .load(try Self.only(values, values, verb))
    }
  }

  private static func numbers(_ values: [String], _ verb: Verb) throws(UsageError) -> [Int64] {
    if values.isEmpty { throw .missingArgument("a number", command: "faults \(verb.rawValue)") }
    let kind = ValueKind.integer(0...Int64.max)
    var numbers: [Int64] = []
    for value in values {
      guard let number = Int64(value), number >= 0 else {
        throw .wrongValue(subject: verb.rawValue, value: value, kind: kind, nearest: nil)
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func only<Value>(_ found: [Value], _ words: [String], _ verb: Verb) throws(UsageError) -> Value {
    guard let first = found.first else {
      throw .missingArgument("a file, or - for the standard ones", command: "faults \(verb.rawValue)")
    }
    if words.count > 1 { throw .unexpectedArgument(words[1], command: "faults \(verb.rawValue)") }
    return first
  }

  func run(in context: Context) throws -> ExitCode {
    switch task {
    case .operations(let operations):
      var cards: [JSONOutput] = []
      for operation in operations { cards = try context.perform(.provider(.faults(operation))) }
      // What was changed is said by saying nothing; a card that was laid shows how it was understood.
      if context.common.json { context.printObjects(cards) } else { print(cards, after: operations, in: context) }
      return .done
    case .save(let path): return try save(to: path, in: context)
    case .load(let path): return try load(path, in: context)
    }
  }

  private func print(_ cards: [JSONOutput], after operations: [FaultOperation], in context: Context) {
    switch operations.last {
    case .list where cards.isEmpty: context.message("no faults; see 'belfry help faults'")
    case .list: context.output.lines(FaultLines.table(of: cards, columns: context.environment.terminalColumns))
    case .add: for card in cards { context.output.line(FaultLines.laid(card)) }
    default: break
    }
  }
}
