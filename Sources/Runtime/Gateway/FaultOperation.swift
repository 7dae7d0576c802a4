import APNs
import Payload

/// What can be asked of the fault deck.
public enum FaultOperation: Equatable, Sendable {
  /// The cards as they lie, with what they have done.
  case list
  /// Lays the card with this text.
  case add(String)
  /// Takes the card with this number away.
  case remove(Int64)
  /// Lets a card take part or rest.
  case turn(Int64, on: Bool)
  /// Takes all cards away.
  case clear
  /// Deals anew from this seed.
  case seed(Int64)
  /// The deck as a file has it.
  case deck
  /// Puts the deck that this text of a file holds in the place of the one that lies there.
  case load(String)
}

extension FaultOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: named("faults")
    case .add(let card): named("addFault") + [("card", .string(card))]
    case .remove(let number): named("removeFault") + [("number", .integer(number))]
    case .turn(let number, let on): named("turnFault") + [("number", .integer(number)), ("on", .bool(on))]
    case .clear: named("clearFaults")
    case .seed(let seed): named("seedFaults") + [("seed", .integer(seed))]
    case .deck: named("faultDeck")
    case .load(let text): named("loadFaults") + [("deck", .string(text))]
    }
  }

  private func named(_ name: String) -> [(String, JSONOutput)] { [("operation", .string(name))] }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "faults": self = .list
    case "addFault": self = .add(try fields.text("card"))
    case "removeFault": self = .remove(try fields.integer("number"))
    case "turnFault":
      guard let on = fields.root["on"]?.bool else { throw .badField("on", "true or false") }
      self = .turn(try fields.integer("number"), on: on)
    case "clearFaults": self = .clear
    case "seedFaults": self = .seed(try fields.integer("seed"))
    case "faultDeck": self = .deck
    case "loadFaults": self = .load(try fields.text("deck"))
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ operation: FaultOperation) throws(OperationError) -> OperationReply {
    let now = configuration.clock.now
    switch operation {
    case .list: break
    case .deck: return OperationReply([gateway.faults.fileJSON])
    case .add(let text):
      let card = try faultCard(text)
      try changeFaults { deck throws(OperationError) in
        guard deck.lay(card, at: now) != nil else {
          throw OperationError(
            exitCode: 3, kind: .conflict,
            message: "the deck holds \(FaultDeck.limit) cards; take some away with 'belfry faults remove'")
        }
      }
      return OperationReply(gateway.faults.cards.last.map { [$0.json(at: now)] } ?? [])
    case .remove(let number):
      try changeFaults { deck throws(OperationError) in
        guard deck.remove(Int(clamping: number)) else { throw .noCard(number, of: deck) }
      }
    case .turn(let number, let on):
      try changeFaults { deck throws(OperationError) in
        guard deck.turn(Int(clamping: number), on: on, at: now) else { throw .noCard(number, of: deck) }
      }
    case .clear: try changeFaults { deck throws(OperationError) in deck.clear() }
    case .seed(let seed):
      guard seed >= 0 else { throw OperationError(exitCode: 2, message: "a seed is a whole number of 0 or more") }
      try changeFaults { deck throws(OperationError) in deck.reseed(UInt64(seed), at: now) }
    case .load(let text):
      let (file, findings) = FaultDeckFile.read(Array(text.utf8), fileName: "deck")
      if let wrong = findings.first(where: { $0.severity == .error }) {
        throw OperationError(exitCode: 2, message: wrong.description)
      }
      try changeFaults { deck throws(OperationError) in deck = FaultDeck(file, at: now) }
    }
    return OperationReply(gateway.faults.cards.map { $0.json(at: now) })
  }

  private func faultCard(_ text: String) throws(OperationError) -> FaultCard {
    do throws(FaultCardFault) { return try FaultCard(text) } catch {
      throw OperationError(exitCode: 2, message: error.sentence)
    }
  }

  private func changeFaults(_ change: (inout FaultDeck) throws(OperationError) -> Void) throws(OperationError) {
    try changeGateway { gateway throws(OperationError) in
      try change(&gateway.faults)
      return [.storeFaults(gateway.faults)]
    }
    storedFaults = gateway.faults
    notify(.provider)
  }
}

extension OperationError {
  fileprivate static func noCard(_ number: Int64, of deck: FaultDeck) -> OperationError {
    let known = deck.cards.map { "\($0.number)" }.joined(separator: ", ")
    return OperationError(
      exitCode: 3, kind: .notFound,
      message: "no card \(number); " + (known.isEmpty ? "the deck is empty" : "there are \(known)"))
  }
}
