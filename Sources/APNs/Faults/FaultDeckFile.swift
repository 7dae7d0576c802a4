public import Center
public import Payload

/// A deck as a file has it: the cards as texts, and the seed.
///
///     { "seed": 7, "cards": ["next 3 TooManyRequests", { "card": "5% BadDeviceToken", "on": false }] }
public struct FaultDeckFile: Equatable, Sendable {
  /// A card of the file.
  public struct Entry: Equatable, Sendable {
    /// The card.
    public var card: FaultCard
    /// Whether it takes part.
    public var isOn = true
  }

  /// In their order; a wrong one is left out.
  public var entries: [Entry] = []
  /// What shares are drawn by.
  public var seed: UInt64 = 0

  /// Reads a file; every fault is a finding with its place.
  public static func read(
    _ bytes: [UInt8], fileName: String
  ) -> (file: FaultDeckFile, findings: [ConfigurationFinding]) {
    var reader = ConfigurationReader(bytes, file: fileName)
    let root = reader.root(allowing: keys)
    let file = root.map { FaultDeckFile(&reader, in: $0) } ?? FaultDeckFile()
    return (file, reader.findingsInOrder)
  }

  /// The keys of the object.
  public static let keys = ["seed", "cards"]

  init() {}

  /// Reads the deck that an object with ``keys`` holds, which may be part of another file.
  public init(_ reader: inout ConfigurationReader, in object: ConfigurationReader.Object) {
    seed = UInt64(reader.integer("seed", in: object, range: 0...Int64.max) ?? 0)
    for value in reader.list("cards", in: object) ?? [] {
      guard let entry = Self.entry(value, &reader) else { continue }
      guard entries.count < FaultDeck.limit else {
        reader.report(.error, "more than \(FaultDeck.limit) cards", at: value)
        return
      }
      entries.append(entry)
    }
  }

  private static func entry(_ value: ConfigurationReader.Value, _ reader: inout ConfigurationReader) -> Entry? {
    guard value.json.kind == .object else { return card(value, &reader).map { Entry(card: $0) } }
    guard let object = reader.object(value, allowing: ["card", "on"]) else { return nil }
    let isOn = reader.flag("on", in: object) ?? true
    guard let text = reader.value("card", in: object) else {
      reader.report(.error, "has no 'card'", at: value)
      return nil
    }
    return card(text, &reader).map { Entry(card: $0, isOn: isOn) }
  }

  private static func card(_ value: ConfigurationReader.Value, _ reader: inout ConfigurationReader) -> FaultCard? {
    guard let text = reader.text(value) else { return nil }
    do throws(FaultCardFault) {
      return try FaultCard(text)
    } catch {
      reader.report(.error, error.message, at: value, suggestion: error.suggestion)
      return nil
    }
  }
}

extension FaultDeck {
  /// Lays the cards of a file at `moment`.
  public init(_ file: FaultDeckFile, at moment: Timestamp) {
    seed = file.seed
    for entry in file.entries {
      guard let laid = lay(entry.card, at: moment) else { return }
      if !entry.isOn { turn(laid.number, on: false, at: moment) }
    }
  }

  /// The deck as a file has it; ``FaultDeckFile`` reads it back.
  public var fileJSON: JSONOutput {
    .object([
      ("seed", .integer(Int64(clamping: seed))),
      (
        "cards",
        .array(
          cards.map { laid in
            laid.isOn ? .string(laid.text) : .object([("card", .string(laid.text)), ("on", .bool(false))])
          })
      ),
    ])
  }
}

extension LaidCard {
  /// The card as `faults --json` prints it.
  public func json(at moment: Timestamp) -> JSONOutput {
    .object([
      ("number", .integer(Int64(number))), ("card", .string(text)), ("on", .bool(isOn)),
      ("active", .bool(isActive(at: moment))), ("laidAt", .string(laidAt.description)), ("seen", .integer(seen)),
      ("struck", .integer(struck)), ("left", left.map(JSONOutput.integer) ?? .null),
    ])
  }
}
