import APNs
import Center
import Payload
import Screen

/// What the inspector tells about, with what is at hand of it.
struct Inspected {
  var subject: InspectorSubject
  /// Its arrival, while that is among the newest.
  var delivery: Delivery?
  /// JSON; nil where it is not at hand.
  var payload: [UInt8]?

  /// Its request identifier; nil for a Live Activity.
  var requestIdentifier: String? {
    switch subject {
    case .notification(let notification): notification.requestIdentifier
    case .arrival(let delivery): delivery.requestIdentifier
    case .liveActivity, .request, .nothing: nil
    }
  }
}

extension Inspected {
  /// What `explain` finds it by.
  var identifier: String? {
    if case .request(let record) = subject { record.identifier } else { requestIdentifier }
  }
}

extension Scene {
  /// What the inspector tells about.
  var inspected: Inspected {
    let subject = screen.inspectorSubject(center: center)
    switch subject {
    case .notification(let notification):
      let delivery = center.recentDeliveries.last { $0.deliveryIdentifier == notification.deliveryIdentifier }
      return Inspected(subject: subject, delivery: delivery, payload: notification.payload)
    case .liveActivity(let activity):
      let delivery = center.recentDeliveries.last {
        $0.pushType == .liveactivity && $0.bundleIdentifier == activity.bundleIdentifier
      }
      return Inspected(subject: subject, delivery: delivery, payload: state(of: activity))
    case .arrival(let delivery):
      let stored = screen.storedPayload.flatMap { $0.sequence == delivery.sequence ? $0.bytes : nil }
      return Inspected(subject: subject, delivery: delivery, payload: stored)
    case .request, .nothing: return Inspected(subject: subject)
    }
  }

  /// Of a Live Activity what it knows now, for which several payloads may have been needed.
  private func state(of activity: LiveActivity) -> [UInt8] {
    func raw(_ text: String) -> JSONOutput { .raw(text.isEmpty ? "{}" : text) }
    let state = JSONOutput.object([
      ("attributes-type", .string(activity.attributesType)), ("attributes", raw(activity.attributes)),
      ("content-state", raw(activity.contentState)),
    ])
    return Array(state.line.utf8)
  }

  /// Who is told about: tile, title and age; below them the app and the identifier.
  func subjectRows(_ inspected: Inspected, width: Int) -> [CardRow] {
    switch inspected.subject {
    case .notification(let notification):
      let name = profile(of: notification.bundleIdentifier).name
      return subjectRows(
        notification.bundleIdentifier, title: notification.title.isEmpty ? name : notification.title,
        details: [name, notification.requestIdentifier], at: notification.deliveredAt, width: width)
    case .liveActivity(let activity):
      let name = profile(of: activity.bundleIdentifier).name
      return subjectRows(
        activity.bundleIdentifier, title: activity.title.isEmpty ? activity.attributesType : activity.title,
        details: [name, "Live Activity", activity.identifier], at: activity.updatedAt, width: width)
    case .arrival(let delivery):
      let name = profile(of: delivery.bundleIdentifier).name
      return subjectRows(
        delivery.bundleIdentifier,
        title: delivery.disposition == .delivered ? "Not in the list" : delivery.outcomeTitle,
        details: [name, "arrival \(delivery.sequence)", delivery.deliveryIdentifier], at: delivery.receivedAt,
        width: width)
    case .request(let record):
      return [
        CardRow(leading: [Span("Request \(record.number)", Style(.title, bold: true), limit: width)]),
        CardRow(leading: [Span(answerWords(record), Style(answerInk(record)), limit: width)]),
      ]
    case .nothing:
      return [
        CardRow(leading: [Span("Inspector", Style(.title, bold: true), limit: width)]),
        CardRow(leading: [Span("shows what is behind a notification", Style(.secondaryText), limit: width)]),
      ]
    }
  }

  private func subjectRows(
    _ bundleIdentifier: String, title: String, details: [String], at moment: Timestamp, width: Int
  ) -> [CardRow] {
    let tile = appTile(profile(of: bundleIdentifier))
    let age = Span(age(of: moment), Style(.secondaryText))
    let indent = tile.width + 1
    let name = Span(title, Style(.title, bold: true), limit: width - indent - age.width - 1)
    let below = Span(details.joined(separator: " · "), Style(.secondaryText), limit: width - indent)
    return [
      CardRow(leading: tile + [.blank(1, Style()), name], trailing: [age]),
      CardRow(leading: [.blank(indent, Style()), below]),
    ]
  }
}
