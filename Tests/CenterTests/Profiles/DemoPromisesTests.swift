import Center
import Payload
import Testing

@Suite("What the folders of demo-payloads promise") struct DemoPromisesTests {
  @Test("badges: a number, no key that leaves it, 0 that removes it")
  func badges() throws {
    var phone = try DemoPhone()
    var seen: [Int64?] = []
    for name in DemoPhone.payloadNames() where name.hasPrefix("badges/") {
      try phone.push(name)
      seen.append(phone.center.apps["com.example.courier"]?.badge)
    }
    #expect(seen == [3, 12, 12, 0])
  }

  @Test("sounds: the default, the app's own, none, one without an alert, a critical one at half volume")
  func sounds() throws {
    var phone = try DemoPhone()
    let sounds = try DemoPhone.payloadNames().filter { $0.hasPrefix("sounds/") }.map { try phone.push($0)?.sound }
    #expect(sounds.map { $0?.name } == ["default", "chime.caf", nil, "chime.caf", "alarm.caf"])
    #expect(sounds.last??.isCritical == true)
    #expect(sounds.last??.volume == 0.5)
  }

  @Test("threads: three of one chat, two of another, one without")
  func threads() throws {
    var phone = try DemoPhone()
    for name in DemoPhone.payloadNames() where name.hasPrefix("threads/") { try phone.push(name) }
    let groups = (0..<phone.center.threadCount).compactMap { phone.center.thread(at: $0) }
    #expect(groups.map(\.key.group) == ["", "lighthouse-trip", "kitchen-crew"])
    #expect(groups.map(\.members.count) == [1, 3, 2])
  }

  @Test("collapse: three states of a flight are one notification")
  func collapse() throws {
    var phone = try DemoPhone()
    var last: Delivery?
    for name in DemoPhone.payloadNames() where name.hasPrefix("collapse/") {
      last = try phone.push(name, collapseIdentifier: "xw-481")
    }
    #expect(phone.center.notifications.count == 1)
    #expect(phone.notification(of: last)?.body == "Boarding now at gate B 14.")
    #expect(phone.notification(of: last)?.replacedCount == 2)
  }

  @Test("actions and replies: every notification has its app's buttons")
  func buttons() throws {
    var phone = try DemoPhone()
    for name in DemoPhone.payloadNames() where name.hasPrefix("actions/") || name.hasPrefix("replies/") {
      let notification = try #require(try phone.pushNotification(name), "\(name)")
      let actions = phone.center.actions(of: notification)
      #expect(actions.count >= 2, "\(name)")
      #expect(actions.contains { $0.textInput != nil } == name.hasPrefix("replies/"), "\(name)")
    }
  }

  @Test("levels: each payload has the level that it is named for")
  func levels() throws {
    var phone = try DemoPhone()
    let levels = try DemoPhone.payloadNames().filter { $0.hasPrefix("levels/") }
      .map { try phone.pushNotification($0)?.interruptionLevel }
    #expect(levels == [.passive, .active, .timeSensitive, .critical])
  }

  @Test("summary: the comet is featured, what has no score comes last")
  func summary() throws {
    var phone = try DemoPhone()
    for name in DemoPhone.payloadNames() where name.hasPrefix("summary/") { try phone.push(name) }
    let titles = phone.center.summary.map { phone.center.notifications[$0]?.title }
    #expect(
      titles == [
        "The comet comes back tonight", "A bridge for hedgehogs", "Library hours in August",
        "Crossword: a hint for 14 down",
      ])
  }

  @Test("previews: a locked phone hides the text, keeps a title where the app wants it, and shows it when unlocked")
  func previews() throws {
    var phone = try DemoPhone()
    let deliveries = try DemoPhone.payloadNames().filter { $0.hasPrefix("previews/") }.map { try phone.push($0) }
    let notifications = deliveries.compactMap { phone.notification(of: $0) }
    try #require(notifications.count == 3)
    #expect(notifications.map { phone.center.visibleText(of: $0).isHidden } == [false, false, true])
    phone.send(.locked)
    let texts = notifications.map { phone.center.visibleText(of: $0) }
    #expect(texts.map(\.title) == ["Notification", "Owen Achterberg", "Notification"])
    #expect(texts.map(\.body) == ["Transactions: 1", "Private message", "A code is ready"])
  }

  @Test("localization: the app's words in the phone's language", arguments: localized)
  func localization(_ row: (locale: String, titles: [String], bodies: [String])) throws {
    var phone = try DemoPhone()
    var device = phone.center.deviceProfile
    device.locale = row.locale
    phone.send(.deviceProfileLoaded(device))
    let notifications = try DemoPhone.payloadNames().filter { $0.hasPrefix("localization/") }
      .compactMap { try phone.pushNotification($0) }
    #expect(notifications.map(\.title) == row.titles)
    #expect(notifications.map(\.body) == row.bodies)
  }

  static let localized: [(locale: String, titles: [String], bodies: [String])] = [
    (
      "en_GB", ["XW 481 is boarding", "A change of plan", "Stay a little longer", "Your luggage is on board"],
      [
        "Gate B 14, doors close at 18:20.", "XW 481 leaves 40 minutes later, at 21:05.", "20% off the third night.",
        "3 bags fly with XW 481.",
      ]
    ),
    (
      "de_DE",
      ["XW 481: Einstieg beginnt", "Es wird etwas später", "Noch ein wenig bleiben", "Dein Gepäck ist an Bord"],
      [
        "Um 18:20 schließen die Türen an Flugsteig B 14.", "Neue Abflugzeit 21:05: XW 481 startet 40 Minuten später.",
        "20 % Nachlass auf die dritte Nacht.", "3 Koffer fliegen mit XW 481.",
      ]
    ),
    (
      "ur_PK", ["پرواز XW 481 پر سوار ہوں", "وقت میں تبدیلی", "تھوڑا اور ٹھہریں", "آپ کا سامان جہاز پر پہنچ گیا"],
      [
        "گیٹ B 14، دروازے 18:20 پر بند ہوں گے۔", "پرواز XW 481 میں 40 منٹ کی تاخیر ہے، اب 21:05 پر روانہ ہوگی۔",
        "تیسری رات پر 20% رعایت۔", "XW 481 پر 3 بیگ ہیں۔",
      ]
    ),
  ]

  @Test("live activities: an order goes from the kitchen to the door, a flight turns stale")
  func liveActivities() throws {
    var phone = try DemoPhone()
    for name in DemoPhone.payloadNames() where name.hasPrefix("live-activities/") { try phone.push(name) }
    let activities = phone.center.liveActivities.values.sorted { $0.bundleIdentifier < $1.bundleIdentifier }
    #expect(activities.map(\.attributesType) == ["OrderAttributes", "FlightAttributes"])
    #expect(activities.first?.state == .ended)
    #expect(activities.first?.contentState.contains("delivered") == true)
    #expect(activities.last?.state == .active)
    _ = phone.center.reduce(.timePassed, at: DemoPhone.start.adding(seconds: 1000))
    #expect(phone.center.liveActivities.values.first { $0.bundleIdentifier == "com.example.wayfarer" }?.state == .stale)
  }

  @Test("articles: the social post has the reply and the like of the article, in its order")
  func articles() throws {
    var phone = try DemoPhone()
    let notification = try #require(try phone.pushNotification("articles/rich-1-social-post.json"))
    let actions = phone.center.actions(of: notification)
    #expect(actions.map(\.identifier) == ["reply", "like"])
    #expect(actions.map(\.title) == ["جواب دیں", "پسند کریں"])
    #expect(actions.first?.options == [.authenticationRequired])
    #expect(actions.first?.textInput != nil)
  }

  @Test("articles: the localized payload takes the app's words, in Urdu and in English")
  func localizedArticle() throws {
    for (locale, title) in [("ur_PK", "آنا کا نیا پیغام"), ("en_US", "New message from آنا")] {
      var phone = try DemoPhone()
      var device = phone.center.deviceProfile
      device.locale = locale
      phone.send(.deviceProfileLoaded(device))
      let notification = try #require(try phone.pushNotification("articles/payload-3-localized.json"))
      #expect(notification.title == title)
      #expect(notification.body == "السلام علیکم!")
    }
  }
}
