public import APNs
import Center

/// What the viewer wants of the fault deck.
public enum FaultChange: Equatable, Sendable {
  /// Lays a card.
  case lay(FaultCard)
  /// Lets the card with this number take part or rest.
  case turn(Int, on: Bool)
  /// Takes the card with this number away.
  case remove(Int)
  /// Takes all cards away.
  case clear
}

/// A row of the fault panel.
public enum FaultRow: Equatable, Sendable {
  /// A card that lies on the table.
  case card(LaidCard)
  /// A card that can be laid with one key.
  case pick(FaultCard)
}

extension ScreenState {
  /// Cards to lay with one key: one of each kind, as somebody who tries out a provider would want them.
  static let faultPicks: [FaultCard] = [
    FaultCard(.reason(.tooManyRequests, since: nil), selector: .next(3)),
    FaultCard(.reason(.unregistered, since: nil), selector: .next(1)),
    FaultCard(.reason(.badDeviceToken, since: nil), selector: .share(hundredths: 500)),
    FaultCard(.reason(.internalServerError, since: nil), selector: .every(10)),
    FaultCard(.reason(.serviceUnavailable, since: nil), window: FaultWindow(phases: .init(on: 30_000, off: 60_000))),
    FaultCard(.reason(.expiredProviderToken, since: nil), selector: .next(1)),
    FaultCard(.delay(milliseconds: 2000)),
    FaultCard(.silence, selector: .next(1)),
    FaultCard(.lostAnswer, selector: .next(1)),
    FaultCard(.goAway(.shutdown, after: 1), selector: .next(1)),
    FaultCard(.drop(after: 1), selector: .next(1)),
    FaultCard(.streamLimit(1)),
  ]

  /// The rows of the fault panel: what lies on the table, then what can be laid.
  public var faultRows: [FaultRow] {
    gateway.deck.cards.map(FaultRow.card) + Self.faultPicks.map(FaultRow.pick)
  }

  /// Keys of the fault panel.
  mutating func reduceFaults(_ intent: Intent, center: CenterState) -> Outcome {
    let last = faultRows.count - 1
    switch intent {
    case .moveDown: pageSelection = min(last, pageSelection + 1)
    case .moveUp: pageSelection = max(0, pageSelection - 1)
    case .moveToFirst: pageSelection = 0
    case .moveToLast: pageSelection = last
    case .open: return chooseFault(pageSelection, center: center)
    case .chooseAction(let number): return chooseFault(number - 1, center: center)
    case .addFault: openCommandLine(with: "faults add ")
    case .dismiss: return removeFault()
    case .clearAll where gateway.deck.cards.isEmpty: notice = "there are no cards"
    case .clearAll: return Outcome(commands: [.fault(.clear)])
    case .back: pop()
    default: break
    }
    return Outcome()
  }

  /// A card is turned off or on, a ready-made one is laid.
  mutating func chooseFault(_ index: Int, center: CenterState) -> Outcome {
    guard faultRows.indices.contains(index) else {
      notice = "no row \(index + 1): there are \(faultRows.count)"
      return Outcome()
    }
    pageSelection = index
    switch faultRows[index] {
    case .card(let laid):
      return Outcome(commands: [.fault(.turn(laid.number, on: !laid.isActive(at: center.now)))])
    case .pick(let card):
      notice = "laid: \(card)"
      // The mark stays on the row, which moves down by the card that comes above it.
      pageSelection += 1
      return Outcome(commands: [.fault(.lay(card))])
    }
  }

  private func removeFault() -> Outcome {
    guard faultRows.indices.contains(pageSelection), case .card(let laid) = faultRows[pageSelection] else {
      return Outcome()
    }
    return Outcome(commands: [.fault(.remove(laid.number))])
  }
}
