import Storage

extension Store {
  /// Whether an unclean end was recovered from that nobody was told of yet.
  ///
  /// A command says nothing of it: it may be one of thousands in a script. It leaves a note for the next center.
  func isRecoveryUntold(toldNow: Bool) throws(StoreError) -> Bool {
    let isNoted = try note(recoveryNote) == "untold"
    if toldNow, isNoted { try setNote(recoveryNote, to: "told") }
    if !toldNow, wasRecovered { try setNote(recoveryNote, to: "untold") }
    return wasRecovered || isNoted
  }
}

private let recoveryNote = "recovery"
