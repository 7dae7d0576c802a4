import APNs
import Payload
import Runtime

extension FaultsCommand {
  /// `belfry faults save`: the deck as a file.
  func save(to path: String, in context: Context) throws -> ExitCode {
    let deck = try context.perform(.provider(.faults(.deck))).first ?? .null
    let text = deck.prettyLines + "\n"
    if path == "-" {
      context.output.write(text)
    } else {
      try FileBytes.write(Array(text.utf8), to: context.absolute(path), name: path)
    }
    return .done
  }

  /// `belfry faults load`: the file is read here, so that its mistakes have their places; one with an error changes
  /// nothing.
  func load(_ path: String, in context: Context) throws -> ExitCode {
    let bytes = try context.bytes(of: path)
    let (_, findings) = FaultDeckFile.read(bytes, fileName: path)
    findings.forEach { context.environment.messages.line($0.description) }
    guard !findings.contains(where: { $0.severity == .error }) else { return .no }
    let cards = try context.perform(.provider(.faults(.load(String(decoding: bytes, as: UTF8.self)))))
    if context.common.json { context.printObjects(cards) }
    return .done
  }
}
