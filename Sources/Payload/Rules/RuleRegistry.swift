extension RuleFamily {
  /// Every family, in the order of the page.
  ///
  /// A new rule is a new file and a line here.
  static let all: [RuleFamily] = [
    // The text.
    .notJSON, .jsonFaults, .textEncoding, .rootValue,
    // The whole payload.
    .payloadSize, .apsShape, .envelopes, .otherPushTypes, .simulator,
    // `aps`.
    .badge, .soundName, .soundDictionary, .interruptionLevel, .category, .valueTypes, .backgroundPush,
    // `aps.alert`.
    .alertShape, .localization, .localizedStrings, .legacyKeys, .alertAdvice, .textContents,
    // Live Activities.
    .liveActivityEvent, .liveActivityTypes, .liveActivityDates, .liveActivityContents,
    // Keys in the wrong place, spelling or style; custom data.
    .unknownKeys, .misplacedKeys, .headersInPayload, .shadowingKeys, .keyNaming, .anyValue,
  ]
}

extension Rule {
  /// Every rule, in the order of the page.
  public static let all: [Rule] = RuleFamily.all.flatMap(\.rules)

  /// The rule with this name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
