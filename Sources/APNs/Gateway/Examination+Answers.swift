extension Examination {
  /// The answer to a request that is taken; `status` where it is not 200.
  func answer(_ status: Int = 200, fields: [ProviderRequest.Field] = [], content: [UInt8]? = nil) -> ProviderAnswer {
    named(ProviderAnswer(status: status, identifier: "", fields: fields, content: content))
  }

  /// The answer to a request that is not.
  func refusal(_ rejection: Rejection) -> ProviderAnswer {
    var answer = ProviderAnswer(reason: rejection.reason, identifier: "", timestamp: rejection.timestamp)
    if rejection.reason == .badEnvironmentKeyIdInToken, choices.spellsEnvironmentReasonAsOnTheWire {
      answer.content = Array(#"{"reason":"BadEnvironmentKeyInToken"}"#.utf8)
    }
    return named(answer)
  }

  /// The answer with the request's own identifier, or with a fresh one where it has none that can be echoed.
  private func named(_ answer: ProviderAnswer) -> ProviderAnswer {
    var answer = answer
    answer.isForChannels = route.isForChannels
    let given = answer.isForChannels ? headers.requestIdentifier : headers.identifier
    answer.identifier = given.flatMap { $0.isUUID ? $0 : nil } ?? tools.makeIdentifier()
    guard environment == .sandbox, !answer.isForChannels else { return answer }
    if answer.reason == nil || choices.tellsUniqueIdentifierOnErrors {
      answer.uniqueIdentifier = tools.makeIdentifier()
    }
    return answer
  }
}
