extension CenterState {
  /// What is wrong with the pushes that wait (apple-rules 6).
  func brokenStoredPushes() -> [String] {
    var broken: [String] = []
    if zip(storedPushes, storedPushes.dropFirst()).contains(where: { $0.sequence >= $1.sequence }) {
      broken.append("stored pushes are out of order")
    }
    for (place, push) in storedPushes.enumerated() {
      let name = "the stored push \(push.sequence)"
      if storedPushes.dropFirst(place + 1).contains(where: push.isReplaced(by:)) {
        broken.append("\(name) should have been replaced")
      }
      if push.delivery.disposition != .stored { broken.append("\(name) is recorded as \(push.delivery.disposition)") }
      if push.delivery.presentation != .none { broken.append("\(name) is shown already") }
      if push.sequence > lastSequence { broken.append("\(name) has a number that was not given") }
      if let recent = recentDeliveries.last(where: { $0.sequence == push.sequence }), recent != push.delivery {
        broken.append("\(name) has another record")
      }
    }
    for delivery in recentDeliveries
    where (delivery.disposition == .stored) != (storedPushes.index(ofSequence: delivery.sequence) != nil)
      || (delivery.disposition == .inExtension) != (extensionPushes.index(ofSequence: delivery.sequence) != nil)
    {
      broken.append("the delivery \(delivery.sequence) is \(delivery.disposition) and waits, or is not there")
    }
    for push in extensionPushes {
      if push.cause != .serviceExtension { broken.append("the extension has \(push.sequence), which waits elsewhere") }
      if push.notificationSequence == nil { broken.append("the notification of \(push.sequence) would have no place") }
      if push.delivery.serviceExtension?.ending != .running {
        broken.append("the extension of \(push.sequence) is done")
      }
    }
    if !runningExtensions.isSubset(of: extensionPushes.map(\.sequence)) {
      broken.append("an extension runs for a push that is not there")
    }
    for (identifier, app) in apps where zip(app.wakes, app.wakes.dropFirst()).contains(where: { $0 > $1 }) {
      broken.append("the wakes of \(identifier) are out of order")
    }
    return broken
  }
}
