import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// The same pushes after the device's language was switched.
  static let localization: [SnapshotScene] =
    ["en_US", "ar_EG", "ur_PK"].map { locale in
      SnapshotScene("locale-\(locale)") { view(traveller(in: locale)) }
    } + [
      SnapshotScene("locale-ar_EG-opened") {
        var phone = traveller(in: "ar_EG")
        let key = deliver(11, to: &phone)
        return view(phone) { screen, _ in
          screen.pages = [.list, .expanded(key)]
          screen.pageSelection = 1
        }
      },
      SnapshotScene("locale-ar_EG-plurals-80x40") {
        var phone = traveller(in: "ar_EG")
        for count in [0, 1, 2, 3, 11, 100] { deliver(count, to: &phone) }
        phone.wait(seconds: 60)
        return view(phone, rows: 40)
      },
      SnapshotScene("locale-ur_PK-blocks") { view(traveller(in: "ur_PK"), edges: .blocks) },
    ]

  /// A journey whose texts are the app's, in whatever language the phone has.
  private static func traveller(in locale: String) -> CenterFixture {
    var profile = DemoApps.profile("wayfarer")
    profile.categories = [
      NotificationCategory(
        identifier: "BAGS",
        actions: [
          NotificationAction(identifier: "show", title: "Show", options: [.foreground]),
          NotificationAction(identifier: "lost", title: "Not mine", options: [.destructive]),
        ])
    ]
    var phone = CenterFixture(profiles: [profile])
    phone.apply(.localeChanged(locale))
    phone.deliver(
      #"{"aps":{"alert":{"title-loc-key":"BOARDING_TITLE","title-loc-args":["XW 481"],"loc-key":"BOARDING_BODY","loc-args":["B 12","18:40"]},"thread-id":"gate"}}"#,
      to: wayfarer)
    phone.deliver(
      #"{"aps":{"alert":{"title-loc-key":"OFFER_TITLE","subtitle-loc-key":"OFFER_SUBTITLE","subtitle-loc-args":["Lisboa"],"loc-key":"OFFER_BODY","loc-args":["20"]},"thread-id":"offer"}}"#,
      to: wayfarer, after: 60)
    deliver(3, to: &phone)
    phone.wait(seconds: 60)
    return phone
  }

  @discardableResult
  private static func deliver(_ count: Int, to phone: inout CenterFixture) -> NotificationKey {
    phone.deliver(
      #"{"aps":{"alert":{"title-loc-key":"BAGS_TITLE","loc-key":"BAGS_BODY","loc-args":["\#(count)","XW 481"]},"category":"BAGS","thread-id":"bags-\#(count)"}}"#,
      to: wayfarer, after: 60)
  }

  private static let wayfarer = "com.example.wayfarer"
}
