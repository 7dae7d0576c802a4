import Payload

extension Decision {
  /// Which stack it joins, and where that stands.
  ///
  /// Source: apple-rules 7.6.
  mutating func decideThread(_ phone: CenterState) {
    let threadIdentifier = payload?.threadIdentifier
    switch profile.settings.grouping {
    case .off: note(.thread, "alone", "grouping is off for \(profile.name)", "settings.grouping")
    case .byApp: note(.thread, "app", "all of \(profile.name) is one stack", "settings.grouping")
    case .automatic:
      if let threadIdentifier {
        note(.thread, "thread", "it is stacked under 'thread-id' '\(threadIdentifier)'", "aps.thread-id")
      } else {
        note(.thread, "app", "no 'thread-id', so it joins the own group of \(profile.name)", "aps.thread-id")
      }
    }
    if waits {
      let place = phone.summaryPlace(ofRelevance: relevanceScore) + 1
      note(.position, "summary", "number \(place) of the summary, by 'relevance-score'", "aps.relevance-score")
    } else if !isListed {
      note(.position, "none", "it is not in the list")
    } else if isQuietReplacement(phone.deviceProfile.choices) {
      note(.position, "kept", "it stays where the earlier one was", "choices.replacementAlertsAgain")
    } else if let place = waited?.notificationSequence, place < phone.arrivals.newestSequence ?? 0 {
      note(.position, "in order", "where its arrival puts it: newer pushes came while its service extension ran")
    } else if presentation == .held, let focus = phone.currentFocus {
      note(.position, "held", "the newest of its stack, whose stack is on top of what \(focus.name) silenced")
    } else {
      note(.position, "top", "the newest of its stack, whose stack is on top of the list")
    }
  }

  /// `relevance-score` within 0 and 1; 0 where absent.
  var relevanceScore: Double {
    guard let score = payload?.relevanceScore, !score.isNaN else { return 0 }
    return min(max(score, 0), 1)
  }
}
