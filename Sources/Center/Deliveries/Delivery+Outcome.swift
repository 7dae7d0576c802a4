extension Delivery {
  /// What became of it in one word, for people: how it was presented, or why it was not.
  public var outcome: String {
    disposition == .delivered ? presentation.rawValue : disposition.rawValue
  }
}
