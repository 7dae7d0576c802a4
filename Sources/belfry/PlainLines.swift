import Center
import TextLayout

/// A delivery as one line for a pipe or a screen reader: `banner  Meadow: Maya: Are you there?`.
func plainLine(_ delivery: Delivery, in center: CenterState) -> String {
  let app = center.apps[delivery.bundleIdentifier]?.profile.name ?? delivery.bundleIdentifier
  let key = NotificationKey(
    bundleIdentifier: delivery.bundleIdentifier, requestIdentifier: delivery.requestIdentifier)
  var text = ""
  if let refusal = delivery.refusal {
    text = refusal.message
  } else if delivery.disposition == .delivered, let notification = center.notifications[key] {
    text = plainText(notification, in: center)
  } else {
    text = delivery.explanation.last?.reason ?? ""
  }
  return sanitized("\(delivery.outcome)  \(app)\(text.isEmpty ? "" : ": ")\(text)", keepingLines: false)
}

/// A response as one line: the app, the action, and what was typed.
func plainLine(_ response: Response) -> String {
  let text = response.userText.map { " " + $0 } ?? ""
  return sanitized("response  \(response.bundleIdentifier): \(response.actionIdentifier)\(text)", keepingLines: false)
}

/// A notification as one line: title, subtitle, body, as far as they may be seen.
func plainText(_ notification: Notification, in center: CenterState) -> String {
  let text = center.visibleText(of: notification)
  return [text.title, text.subtitle, text.body].filter { !$0.isEmpty }.joined(separator: " – ")
}
