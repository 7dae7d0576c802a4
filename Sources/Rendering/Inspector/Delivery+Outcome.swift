import Center

extension Delivery {
  /// What became of it, as a heading.
  var outcomeTitle: String {
    switch disposition {
    case .delivered: presentation.title
    case .inExtension: "In its app's service extension"
    case .stored: "Stored, not delivered yet"
    case .replaced: "Replaced by a newer one while it waited"
    case .expired: "Expired before it was delivered"
    case .dropped: "Dropped"
    case .refused: "Refused"
    }
  }

  /// The colour of the word.
  var outcomeInk: Role {
    switch disposition {
    case .delivered: presentation.ink
    case .stored, .inExtension: .warning
    case .replaced, .expired, .dropped: .secondaryText
    case .refused: .destructive
    }
  }
}

extension Presentation {
  /// The word in a heading.
  var title: String {
    switch self {
    case .banner: "Shown as a banner"
    case .list: "In the list, without a banner"
    case .summary: "Waits for the summary"
    case .held: "Held by Focus"
    case .none: "Not shown"
    }
  }

  /// The colour of the word.
  var ink: Role {
    switch self {
    case .banner: .success
    case .list, .summary, .held: .warning
    case .none: .secondaryText
    }
  }
}
