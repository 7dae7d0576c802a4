import Center

/// The app that the tests of responses use.
enum Chat {
  static let reply = NotificationAction(identifier: "REPLY", title: "Reply", textInput: .init())
  static let like = NotificationAction(identifier: "LIKE", title: "Like")
  static let open = NotificationAction(identifier: "OPEN", title: "Open", options: [.foreground])
  static let pay = NotificationAction(identifier: "PAY", title: "Pay", options: [.authenticationRequired])
  static let delete = NotificationAction(identifier: "DELETE", title: "Delete", options: [.destructive])

  static let profile = AppProfile.allowedEverything {
    $0.categories = [
      NotificationCategory(
        identifier: "message", actions: [reply, like, open, pay, delete], options: [.customDismissAction]),
      NotificationCategory(identifier: "plain", actions: [like]),
    ]
  }
  static let payload =
    "{\"aps\":{\"alert\":\"a\",\"category\":\"message\",\"thread-id\":\"t\"},\"id\":12345678901234567}"
}

extension Phone {
  mutating func tap(_ identifier: String) {
    send(.actionChosen(Phone.key(identifier), actionIdentifier: Response.defaultActionIdentifier, userText: nil))
  }
  mutating func choose(_ action: String, on identifier: String, text: String? = nil) {
    send(.actionChosen(Phone.key(identifier), actionIdentifier: action, userText: text))
  }
}
