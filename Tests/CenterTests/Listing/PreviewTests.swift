import Center
import Payload
import Testing

private func phone(
  policy: AppProfile.PreviewPolicy?, device: AppProfile.PreviewPolicy = .always,
  options: Set<NotificationCategory.Option> = [], placeholder: String? = nil
) -> Phone {
  var profile = DeviceProfile.standard
  profile.showPreviews = device
  var phone = Phone(
    .allowedEverything {
      $0.settings.showPreviews = policy
      $0.categories = [
        NotificationCategory(identifier: "c", options: options, hiddenPreviewsBodyPlaceholder: placeholder)
      ]
    }, device: profile)
  phone.push(
    "{\"aps\":{\"alert\":{\"title\":\"T\",\"subtitle\":\"S\",\"body\":\"B\"},\"category\":\"c\",\"thread-id\":\"t\"}}")
  return phone
}

private func seen(_ phone: Phone) -> VisibleText? { phone.notification("n1").map(phone.state.visibleText(of:)) }
private let open = VisibleText(title: "T", subtitle: "S", body: "B", isHidden: false)

@Test(
  "text is hidden as the app's setting says, else as the device's",
  arguments: [
    (.always, .never, true, false), (.never, .always, false, true),
    (.whenUnlocked, .always, false, false), (.whenUnlocked, .always, true, true), (nil, .never, false, true),
    (nil, .whenUnlocked, true, true), (nil, .always, true, false),
  ] as [(AppProfile.PreviewPolicy?, AppProfile.PreviewPolicy, Bool, Bool)]) func policies(
    app: AppProfile.PreviewPolicy?, device: AppProfile.PreviewPolicy, isLocked: Bool, isHidden: Bool
  )
{
  var phone = phone(policy: app, device: device)
  if isLocked { phone.send(.locked) }
  #expect(seen(phone)?.isHidden == isHidden)
  if !isHidden { #expect(seen(phone) == open) }
}

@Test(
  "hidden text gives way to the category's placeholder, and the category may keep title and subtitle",
  arguments: [
    ([], nil, VisibleText(title: "Notification", subtitle: "", body: "", isHidden: true)),
    ([], "Message", VisibleText(title: "Notification", subtitle: "", body: "Message", isHidden: true)),
    ([.hiddenPreviewsShowTitle], nil, VisibleText(title: "T", subtitle: "", body: "Notification", isHidden: true)),
    (
      [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle], "%u new",
      VisibleText(title: "T", subtitle: "S", body: "1 new", isHidden: true)
    ),
  ] as [(Set<NotificationCategory.Option>, String?, VisibleText)])
func hidden(options: Set<NotificationCategory.Option>, placeholder: String?, expected: VisibleText) {
  #expect(seen(phone(policy: .never, options: options, placeholder: placeholder)) == expected)
}

@Test("%u in a placeholder is the number of notifications in the thread") func count() {
  var phone = phone(policy: .never, placeholder: "%u messages, %u in all, 100% %d")
  phone.push("{\"aps\":{\"alert\":\"b\",\"thread-id\":\"t\"}}")
  phone.push("{\"aps\":{\"alert\":\"b\",\"thread-id\":\"other\"}}")
  #expect(seen(phone)?.body == "2 messages, 2 in all, 100% %d")
}

@Test("hidden text keeps its buttons") func hiddenButtons() throws {
  let phone = phone(policy: .never)
  let notification = try #require(phone.notification("n1"))
  #expect(phone.state.category(of: notification)?.identifier == "c")
}
