public import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// Expanded views that apps draw themselves.
  static let contentExtensions: [SnapshotScene] = [
    SnapshotScene("content-extension") { opened(rider) },
    SnapshotScene("content-extension-blocks") { opened(rider, edges: .blocks) },
    SnapshotScene("content-extension-40x16") { opened(rider, columns: 40, rows: 16) },
    SnapshotScene("content-extension-kept") {
      opened(rider) { screen, center in screen = afterKey("1", screen, center) }
    },
    SnapshotScene("content-extension-right-to-left") {
      opened(rider.replacing("Per", with: "بلال").replacing("On the way", with: "راستے میں ہے"))
    },
    SnapshotScene("content-extension-alone-blocks") {
      opened(#"{"aps":{"alert":"How was it?","category":"REVIEW"},"stars":3.5}"#, edges: .blocks)
    },
    SnapshotScene("content-extension-button-marked") {
      opened(#"{"aps":{"alert":"How was it?","category":"REVIEW"},"stars":3.5}"#) { screen, _ in
        screen.pageSelection = 0
      }
    },
    SnapshotScene("content-extension-many-buttons-40x24") {
      opened(#"{"aps":{"alert":"Which?","category":"CHOICE"}}"#, columns: 40)
    },
    SnapshotScene("content-extension-awaited") { drawn(nil) },
    SnapshotScene("content-extension-drawn") {
      drawn(
        .described(
          ContentDescription(
            [
              .text("17:20 to Varga", .title), .progress(value: "111", total: "120", label: "9 of 120 seats are free"),
              .buttons(["later", "book"]),
            ], remark: "content[3]: unknown key 'txt'; did you mean 'text'?")))
    },
    SnapshotScene("content-extension-failed") {
      drawn(.failed("ended with 1 (KeyError: 'departures')"))
    },
  ]

  private static let rider = #"""
    {"aps":{"alert":{"title":"Per is near","body":"On the way"},"category":"RIDER"},"rider":"Per","at":[0.4,0.5],\#
    "done":0.6,"order":"S-2040","address":"Quay 7, the blue door behind the old customs house, second floor, left"}
    """#

  private static func opened(
    _ payload: String, columns: Int = 80, rows: Int = 24, edges: EdgeStyle = .lines,
    _ look: (inout ScreenState, CenterState) -> Void = { _, _ in }
  ) -> Frame {
    var phone = CenterFixture()
    var app = AppProfile.plain(bundleIdentifier: "com.example.saffron")
    app.name = "Saffron"
    app.categories = [
      NotificationCategory(
        identifier: "RIDER",
        actions: [
          NotificationAction(identifier: "tip", title: "Tip"),
          NotificationAction(identifier: "cancel", title: "Cancel", options: [.destructive]),
        ]),
      NotificationCategory(identifier: "REVIEW", actions: [NotificationAction(identifier: "good", title: "Good")]),
    ]
    app.categories.append(choice)
    app.categories.append(departure)
    app.contentExtensions = [rides, review, choices, departures]
    phone.apply(.profilesLoaded([app]))
    let key = phone.deliver(payload, to: "com.example.saffron")
    phone.wait(seconds: 60)
    return view(phone, columns: columns, rows: rows, edges: edges) { screen, center in
      screen.pages = [.list, .expanded(key)]
      screen.pageSelection = ScreenState.noButton
      look(&screen, center)
    }
  }

  /// A view that a program draws, which has replied so.
  private static func drawn(_ reply: ContentDescriptions.Reply?) -> Frame {
    opened(#"{"aps":{"alert":{"title":"Your ferry","body":"It is boarding"},"category":"DEPARTURE"}}"#) {
      screen, center in
      guard let reply, let request = screen.wantedDescription(center: center) else { return }
      screen.descriptions.take(reply, to: request)
    }
  }

  private static func afterKey(_ key: String, _ screen: ScreenState, _ center: CenterState) -> ScreenState {
    var screen = screen
    guard let intent = screen.intent(for: .character(key)) else { return screen }
    _ = screen.reduce(intent, center: center)
    return screen
  }

  private static var rides: ContentExtension {
    ContentExtension(
      categories: ["RIDER"],
      content: [
        .map(
          .init(left: 0, bottom: 0, right: 1, top: 1), rows: 5,
          marks: [
            .init(x: "{at[0]}", y: "{at[1]}", glyph: "●", label: "{rider}"),
            .init(x: "0.9", y: "0.9", glyph: "⌂", label: "You"),
          ]),
        .progress(value: "{done}", total: "1", label: "{content.body}"),
        .rows([.init(name: "Order", value: "{order}"), .init(name: "Address", value: "{address}")]),
      ],
      reactions: [
        "tip": .init(.doNotDismiss, content: [.text("{rider} says thank you", .title), .buttons(["cancel"])])
      ])
  }

  private static var choice: NotificationCategory {
    NotificationCategory(
      identifier: "CHOICE",
      actions: ["Apples", "Brown bread", "Cheese", "Dill", "Eggs"].map {
        NotificationAction(identifier: $0, title: $0, textInput: $0 == "Dill" ? .init() : nil)
      })
  }

  private static var choices: ContentExtension {
    ContentExtension(categories: ["CHOICE"], content: [.buttons(choice.actions.map(\.identifier))])
  }

  private static var departure: NotificationCategory {
    NotificationCategory(
      identifier: "DEPARTURE",
      actions: [
        NotificationAction(identifier: "later", title: "A later one"),
        NotificationAction(identifier: "book", title: "Book this one", options: [.foreground]),
      ])
  }

  private static var departures: ContentExtension {
    ContentExtension(
      categories: ["DEPARTURE"], content: [.text("The next ferry", .title)], program: ContentProgram(["draw"]))
  }

  private static var review: ContentExtension {
    ContentExtension(
      categories: ["REVIEW"], defaultContentHidden: true,
      content: [.text("How was it?", .title), .rating(value: "{stars}", outOf: 5), .buttons(["good"])])
  }
}

extension ContentTemplate: ExpressibleByStringLiteral {
  /// A template of a test; one with a fault shows as it is written.
  public init(stringLiteral text: String) { self = (try? ContentTemplate(text)) ?? ContentTemplate(text: text) }
}
