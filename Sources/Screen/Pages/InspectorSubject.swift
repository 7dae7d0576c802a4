public import APNs
public import Center

/// What the inspector tells about.
public enum InspectorSubject: Equatable, Sendable {
  /// A notification of the list.
  case notification(Notification)
  /// A Live Activity.
  case liveActivity(LiveActivity)
  /// An arrival that has no place in the list: nothing is selected, or it was chosen among the deliveries.
  case arrival(Delivery)
  /// A request of a provider that brought the phone nothing that is at hand: it was refused, or is too long ago.
  case request(RequestRecord)
  /// Nothing came in yet.
  case nothing

  /// The app that it belongs to.
  public var bundleIdentifier: String? {
    switch self {
    case .notification(let notification): notification.bundleIdentifier
    case .liveActivity(let activity): activity.bundleIdentifier
    case .arrival(let delivery): delivery.bundleIdentifier
    case .request, .nothing: nil
    }
  }
}

extension ScreenState {
  /// What the selected request of the provider page brought; elsewhere the selected notification or Live Activity, else the
  /// newest arrival.
  public func inspectorSubject(center: CenterState) -> InspectorSubject {
    if let record = inspectedRequest { return subject(of: record, center: center) }
    if let notification = selectedNotification(center: center) { return .notification(notification) }
    if case .liveActivity(let identifier) = selection, let activity = center.liveActivities[identifier] {
      return .liveActivity(activity)
    }
    return center.recentDeliveries.last.map { subject(of: $0, center: center) } ?? .nothing
  }

  /// The request that is selected on the provider page, also where the inspector or a panel lies over that.
  private var inspectedRequest: RequestRecord? {
    let below = pages.last { $0 != .inspector && $0 != .faults && $0 != .palette && $0 != .devicePanel }
    return below == .provider && provider.tab == .requests ? selectedRequest : nil
  }

  private func subject(of record: RequestRecord, center: CenterState) -> InspectorSubject {
    guard !record.isError, !record.identifier.isEmpty,
      let delivery = center.recentDeliveries.last(where: { $0.deliveryIdentifier == record.identifier })
    else { return .request(record) }
    return subject(of: delivery, center: center)
  }

  private func subject(of delivery: Delivery, center: CenterState) -> InspectorSubject {
    let key = NotificationKey(
      bundleIdentifier: delivery.bundleIdentifier, requestIdentifier: delivery.requestIdentifier)
    if let notification = center.notifications[key], notification.deliveryIdentifier == delivery.deliveryIdentifier {
      return .notification(notification)
    }
    return .arrival(delivery)
  }

  /// The sequence number of the arrival whose payload the inspector shows and nobody has at hand; nil: none is missing.
  ///
  /// The shell reads it from the store and keeps it in ``storedPayload``.
  public func missingPayload(center: CenterState) -> Int64? {
    guard isInspectorShown, inspectorTab == .payload else { return nil }
    guard case .arrival(let delivery) = inspectorSubject(center: center), storedPayload?.sequence != delivery.sequence
    else { return nil }
    return delivery.sequence
  }

  private var isInspectorShown: Bool { page == .inspector || columns >= PaneSizes.inspectorColumns }
}

extension InspectorTab {
  /// What is copied of the tab, in the words of a notice.
  var contents: String {
    switch self {
    case .payload: "the payload, line by line"
    case .explanation: "the explanation"
    case .responses: "the responses"
    case .deliveries: "the deliveries"
    case .badges: "the badges"
    case .device: "the device"
    }
  }
}

/// The payload of an arrival as the store has it.
public struct StoredPayload: Equatable, Sendable {
  /// The arrival.
  public var sequence: Int64
  /// What came in; of a refused giant its beginning.
  public var bytes: [UInt8]
  /// Makes one.
  public init(sequence: Int64, bytes: [UInt8]) {
    self.sequence = sequence
    self.bytes = bytes
  }
}
