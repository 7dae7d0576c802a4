import Payload

/// What is asked of a ``ContentProgram``: one view of one notification, after what was chosen in it.
public struct DescriptionRequest: Hashable, Sendable {
  /// The notification.
  public var notification: NotificationKey
  /// The delivery that it shows: a newer one with its identifier is another view.
  public var deliveryIdentifier: String
  /// The device's language.
  public var locale: String
  /// Which opening of the view this is: a view that is opened again begins anew.
  public var opening: Int
  /// The actions that the view has kept, in order.
  public var responses: [KeptAction]

  /// Whether `other` is asked for the same view, maybe after other actions.
  func isSameView(as other: DescriptionRequest) -> Bool {
    var other = other
    other.responses = responses
    return self == other
  }
}

extension CenterState {
  /// What a program has to be asked for the expanded view of a notification.
  ///
  /// Nil where no program draws it. So is it while previews are hidden: then the view is not shown.
  public func descriptionRequest(
    for key: NotificationKey, opening: Int = 0, after responses: [KeptAction] = []
  ) -> DescriptionRequest? {
    guard let notification = notifications[key], contentExtension(of: notification)?.program != nil,
      !arePreviewsHidden(for: key.bundleIdentifier)
    else { return nil }
    return DescriptionRequest(
      notification: key, deliveryIdentifier: notification.deliveryIdentifier, locale: locale, opening: opening,
      responses: responses)
  }

  /// The program that answers `request`, and the line that it reads; nil where there is none any more.
  public func question(_ request: DescriptionRequest) -> (program: ContentProgram, line: String)? {
    guard let notification = notifications[request.notification],
      let program = contentExtension(of: notification)?.program
    else { return nil }
    let responses = request.responses.map(\.json)
    let question = JSONOutput.object([
      ("notification", json(for: notification)), ("locale", .string(request.locale)),
      ("response", responses.last ?? .null), ("responses", .array(responses)),
    ])
    return (program, question.line)
  }
}

extension KeptAction {
  fileprivate var json: JSONOutput {
    .object([("actionIdentifier", .string(actionIdentifier)), ("userText", .text(userText))])
  }
}
