import Center
import Payload
import Testing

@Suite("demo-payloads") struct DemoPayloadsTests {
  @Test("the profiles of the demo have no errors and no warnings")
  func profiles() throws {
    let files = try DemoPhone.files()
    #expect(files.count == 16)
    for file in files { #expect(file.findings.filter { $0.severity != .info } == []) }
    #expect(DeviceProfileFile.read(try RepositoryFiles.bytes("demo-payloads/device.json")).findings == [])
  }

  @Test("no payload outside of 'wrong' has an error or a warning, also against its app's profile")
  func lintClean() throws {
    let profiles = Dictionary(uniqueKeysWithValues: try DemoPhone.profiles().map { ($0.bundleIdentifier, $0) })
    for name in DemoPhone.payloadNames() where !name.hasPrefix("wrong/") {
      let bytes = try RepositoryFiles.bytes("demo-payloads/\(name)")
      let profile = try #require(profiles[DemoPhone.app(of: name, bytes)], "\(name)")
      let context = LintContext(
        isSimulatorFile: name.hasSuffix(".apns"), categories: profile.categories.map(\.identifier),
        strings: profile.localizations, sounds: profile.sounds, capabilities: profile.capabilities.map(\.rawValue))
      let findings = lint(JSONDocument(bytes), context: context).filter { $0.severity != .info }
      #expect(findings.map { "\(name): \($0.rule): \($0.message)" } == [])
    }
  }

  @Test("every file of 'wrong' has an error or a warning")
  func wrongOnes() throws {
    let profiles = Dictionary(uniqueKeysWithValues: try DemoPhone.profiles().map { ($0.bundleIdentifier, $0) })
    let names = DemoPhone.payloadNames().filter { $0.hasPrefix("wrong/") }
    #expect(names.count == 20)
    for name in names {
      let bytes = try RepositoryFiles.bytes("demo-payloads/\(name)")
      let profile = profiles[DemoPhone.app(of: name, bytes)]
      let context = LintContext(
        isSimulatorFile: name.hasSuffix(".apns"), categories: profile?.categories.map(\.identifier),
        strings: profile?.localizations, sounds: profile?.sounds, capabilities: profile?.capabilities.map(\.rawValue))
      #expect(lint(JSONDocument(bytes), context: context).contains { $0.severity != .info }, "\(name)")
    }
  }

  @Test("every payload is presented as its folder promises")
  func presentations() throws {
    for name in DemoPhone.payloadNames() where !name.hasPrefix("wrong/") {
      let folder = String(name.prefix { $0 != "/" })
      let expected = Self.exceptions[name] ?? Self.folders[folder]
      var phone = try DemoPhone()
      if folder == "focus" { phone.send(.focusChanged("work")) }
      if name.hasPrefix("live-activities/order"), !name.hasSuffix("1-start.apns") {
        try phone.push("live-activities/order-1-start.apns")
      }
      let delivery = try #require(try phone.push(name))
      #expect(delivery.refusal == nil, "\(name)")
      #expect(delivery.presentation == expected, "\(name)")
      #expect(phone.center.brokenInvariants() == [])
    }
  }

  /// What the files of a folder come out as on an unlocked phone, but for ``exceptions``.
  static let folders: [String: Presentation] = [
    "content-extension": .banner,
    // They wait in the extension, which a center runs that has a shell round it.
    "extension": .none, "attachments": .none,
    "alerts": .banner, "badges": .banner, "sounds": .banner, "threads": .banner, "collapse": .banner, "flood": .banner,
    "actions": .banner, "replies": .banner, "levels": .banner, "focus": .banner, "summary": .summary,
    "previews": .banner, "localization": .banner, "live-activities": .banner, "background": .none, "rich": .banner,
    "urdu": .banner, "scripts-and-emoji": .banner, "articles": .banner, "delegate": .banner, "invisible": .none,
  ]

  static let exceptions: [String: Presentation] = [
    "badges/2-set-to-12-without-an-alert.apns": .none, "badges/4-zero-removes-it.apns": .none,
    "sounds/4-sound-only.apns": .none, "levels/1-passive.apns": .list, "focus/1-held-by-work.apns": .held,
    "focus/5-filter-holds-it.apns": .held, "live-activities/order-2-update.apns": .none,
    "live-activities/order-4-end.apns": .none, "live-activities/flight-2-turns-stale.apns": .none,
    "background/2-alert-and-refresh.apns": .banner, "articles/payload-4-silent.json": .none,
  ]
}
