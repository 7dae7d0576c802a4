import Payload

extension ControlArguments {
  /// What the members ask for.
  func wish(_ reading: ControlResource.Reading) throws(OperationError) -> ControlRequest.Wish {
    switch reading {
    case .idle: .idle(after: try fields.integer("after"))
    case .operation(let name), .document(let name, _): .operations([try Operation(named: name, in: fields.root)])
    case .anyOperation:
      .operations([try Operation(named: try fields.text("operation"), in: fields.root)])
    case .device: .operations(try deviceChanges())
    case .clock:
      .operations([.device(.advance(seconds: try fields.number("advance")))])
    case .dismissal: .operations([try dismissal()])
    // Read from the header fields and the body as it is.
    case .push: .operations([])
    }
  }

  /// The members of `state`'s `device` that can be changed; those that are absent stay as they are.
  private func deviceChanges() throws(OperationError) -> [Operation] {
    var operations: [Operation] = []
    for member in fields.root.eachMember {
      switch member.key {
      case "locked": operations.append(.device(try fields.flag("locked") ? .lock : .unlock))
      case "online": operations.append(.device(try fields.flag("online") ? .online : .offline))
      case "lowPower": operations.append(.device(.lowPower(on: try fields.flag("lowPower"))))
      case "ringer": operations.append(.device(.ringer(on: try fields.flag("ringer"))))
      case "focus": operations.append(.focus(try fields.optionalText("focus")))
      case "foregroundApp": operations.append(.device(.foreground(try fields.optionalText("foregroundApp"))))
      case "locale": operations.append(.device(.locale(try fields.optionalText("locale"))))
      case let name:
        throw OperationError(
          exitCode: 2,
          message: "'\(name)' of the device cannot be set; expected locked, online, lowPower, ringer, focus, "
            + "foregroundApp, locale (the clock is advanced with POST /clock)")
      }
    }
    return operations.isEmpty ? [.deviceState] : operations
  }

  private func dismissal() throws(OperationError) -> Operation {
    if let identifier = try fields.optionalText("identifier") { return .dismiss(identifier: identifier) }
    if let thread = try fields.optionalText("thread") {
      return .dismissThread(thread, bundleIdentifier: try fields.optionalText("bundleIdentifier"))
    }
    if fields.root["all"]?.bool == true { return .clear }
    throw OperationError(
      exitCode: 2, message: "a dismissal has 'identifier', 'thread' (with 'bundleIdentifier') or 'all': true")
  }
}
