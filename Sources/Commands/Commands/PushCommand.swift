import Center
import Payload
import Runtime

/// `belfry push`: delivers payloads.
struct PushCommand: Command {
  static let description = CommandDescription(
    "push", "deliver a payload",
    discussion: [
      "Takes what 'xcrun simctl push' takes: the bundle identifier comes from the command line or from 'Simulator "
        + "Target Bundle' in the payload, the word 'booted' is accepted, and - is standard input. Several payloads are "
        + "delivered in the order given.",
      "The first word is a bundle identifier if another word follows, it has no slash, it does not end in .apns or "
        + ".json and there is no file of this name.",
      "Prints the request identifier and what the device did with it, then the errors that were found in the payload.",
    ],
    arguments: [
      .init("BUNDLE-ID", .name(.app), count: .optional, "the app; needed where the payload names none"),
      .init("PATH", .file(standardInput: true), count: .zeroOrMore, "payload files, or - for standard input"),
    ],
    options: [
      .option(
        "--push-type", "TYPE", .words(PushType.allCases.map(\.rawValue)),
        "as the header apns-push-type: \(PushType.words)"),
      .option("--priority", "N", .words(["10", "5", "1"]), "10, 5 or 1, as the header apns-priority"),
      .option("--expiration", "TIME", .integer(0...Int64.max), "seconds since 1970, as apns-expiration"),
      .option("--collapse-id", "ID", .bytes(limit: 64), "at most 64 bytes, as apns-collapse-id"),
      .option("--id", "UUID", .uuid, "identifier of the delivery, as apns-id"),
      .option("--topic", "TOPIC", .text, "as apns-topic; a bundle identifier with its suffix"),
      AttachedFiles.option,
      .option("--device", "NAME", .text, "accepted for simctl's sake; there is one device"),
    ],
    examples: [
      .init("belfry push chat.apns", "delivers to the app that the payload names"),
      .init("belfry push com.example.chat message.json", "names the app"),
      .init("echo '{\"aps\":{\"alert\":\"hi\"}}' | belfry push com.example.chat -", "from standard input"),
      .init("belfry push --json chat.apns", "the whole decision as JSON"),
    ],
    exitCodes: [
      .init(.no, "a payload was refused: not one JSON object, no aps, too large, no app"),
      .init(.failed, "a file cannot be read, or the state directory cannot be used"),
    ],
    usage: ["[options] [booted] [BUNDLE-ID] PATH..."])

  /// The words after the options: which of them is what depends on the files that exist.
  var words: [String]
  var headers: Arrival.Headers
  var deliveryIdentifier: String?
  var attachedPaths: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.positionals
    if words.first == "booted" { words.removeFirst() }
    guard !words.isEmpty else { throw .missingArgument("PATH", command: "push") }
    guard words.filter({ $0 == "-" }).count < 2 else { throw .standardInputTwice }
    headers = Arrival.Headers(
      pushType: arguments.word("--push-type"), priority: arguments.value("--priority").flatMap { Int($0) },
      expiration: arguments.integer("--expiration"), collapseIdentifier: arguments.value("--collapse-id"),
      topic: arguments.value("--topic"))
    deliveryIdentifier = arguments.value("--id")
    attachedPaths = arguments.values("--attach")
  }

  func run(in context: Context) throws -> ExitCode {
    let (bundleIdentifier, paths) = target(in: context)
    if let bundleIdentifier, !isBundleIdentifier(bundleIdentifier) {
      throw UsageError.other(
        "\(quoted(bundleIdentifier)) is neither a file nor a bundle identifier, which has letters, digits, hyphens and "
          + "dots", command: "push")
    }
    if deliveryIdentifier != nil, paths.count > 1 {
      throw UsageError.other("'--id' names one delivery, but several payloads are given", command: "push")
    }
    let attachments = try AttachedFiles.read(attachedPaths, in: context)
    // Before the state is opened: nobody else should wait for this input.
    let input = paths.contains("-") ? Self.payload(of: "-", in: context) : .success([])
    var worst = ExitCode.done
    for path in paths {
      let code: ExitCode
      do {
        let payload = try (path == "-" ? input : Self.payload(of: path, in: context)).get()
        code = try push(
          payload, of: Self.origin(path), to: bundleIdentifier, with: attachments, in: context)
      } catch let error as InputFailure where error.exceedsLimit {
        context.message(terminalSafe(OperationError.unread(Self.origin(path)).message))
        code = .no
      } catch let error as InputFailure {
        context.message(error.message)
        code = .failed
      }
      if code.rawValue > worst.rawValue { worst = code }
      if context.output.isClosed { break }
    }
    return worst
  }

  private static func payload(of path: String, in context: Context) -> Result<[UInt8], InputFailure> {
    Result { () throws(InputFailure) in try context.bytes(of: path, limit: Runtime.payloadByteLimit) }
  }

  /// What messages call a payload.
  private static func origin(_ path: String) -> String { path == "-" ? "standard input" : path }

  private func target(in context: Context) -> (bundleIdentifier: String?, paths: [String]) {
    guard words.count > 1, let first = words.first, first != "-", !first.contains("/"), !isPayloadName(first),
      first.isEmpty || !FileBytes.exists(context.absolute(first))
    else { return (nil, words) }
    return (first, Array(words.dropFirst()))
  }

  private func push(
    _ payload: [UInt8], of origin: String, to bundleIdentifier: String?, with attachments: [Attachment],
    in context: Context
  ) throws -> ExitCode {
    let operation = Operation.push(
      Operation.Push(
        bundleIdentifier: bundleIdentifier, payload: payload, headers: headers,
        deliveryIdentifier: deliveryIdentifier, origin: origin, attachments: attachments))
    do {
      for delivery in try context.perform(operation) { report(delivery, of: origin, in: context) }
      return .done
    } catch {
      if context.common.json { context.printObjects(error.output) }
      context.message(terminalSafe(error.message))
      return error.exit
    }
  }

  private func report(_ delivery: JSONOutput, of path: String, in context: Context) {
    guard !context.common.json else { return context.output.line(delivery.line) }
    context.output.line(DeliveryLines.verdict(delivery))
    for finding in delivery["findings"].items where finding["severity"].text == "error" {
      context.output.line("  " + DeliveryLines.finding(finding, file: path))
    }
  }
}

/// Whether a name looks like a payload file's.
func isPayloadName(_ name: String) -> Bool { name.hasSuffix(".apns") || name.hasSuffix(".json") }

extension PushType {
  /// All of them, for the help.
  static let words = allCases.map(\.rawValue).joined(separator: ", ")
}
