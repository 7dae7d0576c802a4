extension ExplanationStep {
  /// What a step did to the push.
  public enum Effect: Sendable {
    /// It let it pass as it was.
    case passed
    /// It had nothing to do.
    case skipped
    /// It went on, but not as it came: to another place, in place of another, on trial.
    case changed
    /// It kept the push, or its alert, from being shown now.
    case stopped
  }

  /// What the step did to the push.
  public var effect: Effect {
    switch verdict {
    case "replaced" where step == .storeAndForward: .stopped
    case "refused", "to app", "dropped", "not applied", "denied", "not asked", "alerts off", "none", "empty",
      "not shown", "held", "waits", "stored", "expired", "not delivered", "running", "suppressed":
      .stopped
    case "tolerated", "provisional", "ignored", "replaced", "removed", "kept", "passive", "adopted", "in front",
      "list", "summary", "forwarded", "changed", "attempt", "original":
      .changed
    // A level that is not the payload's own was taken down.
    case "active" where keyPath == "capabilities" || keyPath.hasPrefix("settings."): .changed
    case "not run", "left", "silent": .skipped
    default: .passed
    }
  }
}

extension Delivery {
  /// The place in ``explanation`` of the step that decided how the arrival was presented; nil where there are no steps.
  public var decisiveStep: Int? {
    func place(of step: ExplanationStep.Name) -> Int? { explanation.firstIndex { $0.step == step } }
    let last = explanation.indices.last
    guard refusal == nil else { return last }
    switch presentation {
    case .banner: return place(of: .lockAndForeground) ?? last
    case .held: return place(of: .focus) ?? last
    case .summary: return place(of: .summary) ?? last
    case .list:
      let reason = explanation.last { $0.step == .presentation }?.keyPath ?? ""
      let cause = explanation.firstIndex { $0.step != .presentation && $0.keyPath == reason && !reason.isEmpty }
      return cause ?? place(of: .lockAndForeground) ?? last
    case .none:
      return explanation.lastIndex { $0.effect == .stopped && $0.step != .presentation && $0.step != .position } ?? last
    }
  }
}
