import Center
import Payload
import Screen

/// What the inspector tells about.
struct Inspected {
  /// What it is, where it is not the selected notification.
  var caption = ""
  /// Its arrival, while that is among the newest.
  var delivery: Delivery?
  /// JSON; empty where it is not at hand.
  var payload: [UInt8]
}

extension Scene {
  /// The selected notification or Live Activity, else the newest arrival; nil where nothing came in.
  var inspected: Inspected? {
    if let notification = screen.selectedNotification(center: center) {
      let delivery = center.recentDeliveries.last { $0.deliveryIdentifier == notification.deliveryIdentifier }
      return Inspected(delivery: delivery, payload: notification.payload)
    }
    if case .liveActivity(let identifier) = screen.selection, let activity = center.liveActivities[identifier] {
      return inspected(activity)
    }
    guard let newest = center.recentDeliveries.last else { return nil }
    let key = NotificationKey(bundleIdentifier: newest.bundleIdentifier, requestIdentifier: newest.requestIdentifier)
    let notification = center.notifications[key].flatMap {
      $0.deliveryIdentifier == newest.deliveryIdentifier ? $0 : nil
    }
    return Inspected(
      caption: "Newest arrival · \(profile(of: newest.bundleIdentifier).name)", delivery: newest,
      payload: notification?.payload ?? [])
  }

  /// Of a Live Activity what it knows now, for which several payloads may have been needed.
  private func inspected(_ activity: LiveActivity) -> Inspected {
    func raw(_ text: String) -> JSONOutput { .raw(text.isEmpty ? "{}" : text) }
    let data = JSONOutput.object([
      ("attributes-type", .string(activity.attributesType)), ("attributes", raw(activity.attributes)),
      ("content-state", raw(activity.contentState)),
    ])
    let delivery = center.recentDeliveries.last {
      $0.pushType == .liveactivity && $0.bundleIdentifier == activity.bundleIdentifier
    }
    return Inspected(
      caption: "Live Activity · \(profile(of: activity.bundleIdentifier).name)", delivery: delivery,
      payload: Array(data.line.utf8))
  }

  /// The rows above everything else: what is told about, if it is not what is selected.
  func captionRows(_ subject: Inspected, width: Int) -> [CardRow] {
    subject.caption.isEmpty
      ? [] : [CardRow(leading: [Span(subject.caption, Style(.title, bold: true), limit: width)]), CardRow()]
  }
}
