public import Payload

extension AppProfile {
  /// The profile as `app show --json` prints it.
  ///
  /// The keys of the file in the order of `docs/profiles.md`, every default filled in: read as a file it gives the same
  /// profile.
  public var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("name", .string(name)),
      ("glyph", .string(glyph)),
      ("tint", .string(tint)),
      ("capabilities", Self.words(capabilities)),
      ("settings", settings.json),
      ("categories", .array(categories.map(\.json))),
      ("localizations", .object(localizations.sorted { $0.key < $1.key }.map { ($0.key, Self.table($0.value)) })),
      ("developmentLocale", .string(developmentLocale)),
      ("sounds", sounds.map { .array($0.map(JSONOutput.string)) } ?? .null),
      ("foregroundPresentation", Self.words(foregroundPresentation)),
      (
        "liveActivities",
        .object(liveActivities.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
      ),
      ("contentExtension", .array(contentExtensions.map(\.json))),
    ]
    if let delegate { members.append(("delegate", delegate.json)) }
    if let serviceExtension { members.append(("serviceExtension", serviceExtension.json)) }
    return .object(members)
  }

  /// The words of `set` in the order of their declaration.
  fileprivate static func words<Word>(_ set: Set<Word>) -> JSONOutput
  where Word: CaseIterable & RawRepresentable<String> & Hashable {
    .array(Word.allCases.filter(set.contains).map { .string($0.rawValue) })
  }

  private static func table(_ table: StringTable) -> JSONOutput {
    .object(table.entries.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }
}

extension AppProfile.Settings {
  /// The settings as `app show --json` prints them.
  public var json: JSONOutput {
    .object([
      ("authorization", .string(authorization.rawValue)),
      ("alerts", .bool(alerts)),
      ("sounds", .bool(sounds)),
      ("badges", .bool(badges)),
      ("lockScreen", .bool(lockScreen)),
      ("notificationCenter", .bool(notificationCenter)),
      ("banners", .bool(banners)),
      ("bannerStyle", .string(bannerStyle.rawValue)),
      ("grouping", .string(grouping.rawValue)),
      ("showPreviews", .text(showPreviews?.rawValue)),
      ("scheduledSummary", .bool(scheduledSummary)),
      ("timeSensitive", .bool(timeSensitive)),
      ("criticalAlerts", .bool(criticalAlerts)),
      ("soundOncePerThread", .bool(soundOncePerThread)),
    ])
  }
}

extension NotificationCategory {
  /// The category as `app show --json` prints it.
  public var json: JSONOutput {
    .object([
      ("identifier", .string(identifier)),
      ("actions", .array(actions.map(\.json))),
      ("options", AppProfile.words(options)),
      ("hiddenPreviewsBodyPlaceholder", .text(hiddenPreviewsBodyPlaceholder)),
    ])
  }
}

extension NotificationAction {
  /// The button as `app show --json` and `state --json` print it.
  public var json: JSONOutput {
    .object([
      ("identifier", .string(identifier)),
      ("title", .string(title)),
      ("options", AppProfile.words(options)),
      ("textInput", textInput?.json ?? .null),
    ])
  }
}

extension NotificationAction.TextInput {
  /// The text field as `app show --json` and `state --json` print it.
  public var json: JSONOutput {
    .object([("buttonTitle", .string(buttonTitle)), ("placeholder", .string(placeholder))])
  }
}
