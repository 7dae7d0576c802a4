import Payload

extension Decision {
  /// Whether the app's service extension gets to change the push, which then waits for it.
  ///
  /// Source: apple-rules 8.1.
  mutating func runServiceExtension(_ phone: CenterState) {
    let key = "aps.mutable-content"
    guard let payload, payload.isMutableContent else {
      return note(.serviceExtension, "not run", "'mutable-content' is not 1", key)
    }
    let choices = phone.deviceProfile.choices
    if !payload.isVisiblyAlerting(literalHidesLocalizationKey: choices.bodyHidesLocalizationKey) {
      return note(.serviceExtension, "not run", "there is no title, subtitle or body to change", "aps.alert")
    }
    if !mayAlert {
      return note(.serviceExtension, "not run", "alerts of \(profile.name) are switched off", "settings.alerts")
    }
    if arrival.source == .local {
      return note(.serviceExtension, "not run", "a local notification does not run it", key)
    }
    if arrival.source == .file, !choices.filesRunServiceExtensions {
      return note(
        .serviceExtension, "not run", "a push from a file does not run it, as with simctl",
        "choices.filesRunServiceExtensions")
    }
    guard let serviceExtension = profile.serviceExtension else {
      return note(
        .serviceExtension, "not run",
        "the device would run it here, but the profile of \(profile.name) names none: the payload is shown as it was sent",
        "serviceExtension")
    }
    guard phone.extensionPushes.count < CenterState.extensionPushLimit else {
      return note(
        .serviceExtension, "original",
        "\(CenterState.extensionPushLimit) pushes wait for service extensions already: the original is shown", key)
    }
    var content = NotificationContent(payload, in: phone.strings(of: profile))
    content.attachments = arrival.attachments.map(AttachmentClaim.init)
    extensionRun = ServiceExtensionRun(
      before: content, timeoutSeconds: serviceExtension.timeoutSeconds,
      coldStartSeconds: serviceExtension.coldStartSeconds)
    waitsFor = .serviceExtension
    disposition = .inExtension
    end(at: .serviceExtension, "running", "the service extension of \(profile.name) has it", key)
  }

  /// What came of the service extension: everything after it is decided by the content that counts now.
  ///
  /// Source: apple-rules 8.2, 8.3.
  mutating func takeUpServiceExtension(_ run: ServiceExtensionRun) {
    extensionRun = run
    let key = "serviceExtension"
    guard let after = run.after else { return note(.serviceExtension, "original", run.reason, key) }
    if !after.isVisiblyAlerting {
      guard profile.capabilities.contains(.filtering), pushType == .alert else {
        extensionRun?.outcome = .original
        extensionRun?.after = nil
        attachments = run.before.attachments.compactMap(\.attachment)
        let obstacle =
          pushType == .alert
          ? "\(profile.name) lacks the capability 'filtering'" : "only a push of type 'alert' can be suppressed"
        return note(
          .serviceExtension, "original",
          "what it handed over has no title, subtitle or body, and \(obstacle): the original is shown", "capabilities")
      }
      return end(
        at: .serviceExtension, "suppressed",
        "what it handed over has no title, subtitle or body, and \(profile.name) may filter: nothing is shown",
        "capabilities")
    }
    userInfo = after.userInfo == run.before.userInfo ? nil : after.userInfo
    if let payload {
      document = JSONDocument(after.payload(changing: run.before, in: payload))
      self.payload = Payload(document)
    }
    let changes = after.changes(from: run.before).map(\.name)
    let verdict = run.outcome == .attempt ? "attempt" : changes.isEmpty ? "unchanged" : "changed"
    let what = changes.isEmpty ? "it changed nothing" : "it changed \(changes.joined(separator: ", "))"
    let failed = run.steps.filter(\.hasFailed).map { "; '\($0.name)' failed: \($0.remark ?? "it did not say why")" }
    note(.serviceExtension, verdict, "\(run.reason); \(what)\(failed.joined())", key)
  }
}
