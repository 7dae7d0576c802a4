import APNs
import Center
import Foundation
import Payload

extension LineCompleter {
  /// The names of things that the phone knows.
  func names(of subject: NameSubject, after before: [String]) -> [Word] {
    switch subject {
    case .command: Commands.lineCommands.map { ($0.name, $0.summary) }
    case .focus:
      center.deviceProfile.focusModes.map { ($0.identifier, $0.name) } + [("off", "no Focus")]
    case .app:
      center.apps.values.map { ($0.profile.bundleIdentifier, $0.profile.name) }.sorted { $0.0 < $1.0 }
    case .appOrHome: names(of: .app, after: before) + [("none", "the home screen")]
    // The app stands before its settings.
    case .setting where before.count < 2: names(of: .app, after: before)
    case .setting:
      AppSetting.all.flatMap { setting in setting.values.map { (setting.key + "=" + $0, setting.title) } }
    case .notification: notifications
    case .delivery: deliveries
    case .thread:
      center.threadOrder.suffix(Self.recentLimit).reversed().compactMap { ordered in
        center.threads[ordered.key].map { (ordered.key.group, "\($0.members.count) of \(appName(of: $0.newest.key))") }
      }
    case .action: actions(of: before.last)
    case .theme: ThemeLibrary(in: environment).entries.map { ($0.name, $0.isOwn ? "your own theme" : "theme") }
    case .faultCard: cardWords(after: Array(before.dropFirst()))
    case .laidFault: gateway.faults.cards.map { ("\($0.number)", "\($0.card)") }
    }
  }

  /// The newest are named, however many there are.
  private static let recentLimit = 100

  private var notifications: [Word] {
    var newest: [NotificationKey] = []
    for ordered in center.threadOrder.suffix(Self.recentLimit).reversed() where newest.count < Self.recentLimit {
      let members = center.threads[ordered.key]?.members.suffix(Self.recentLimit - newest.count) ?? []
      newest += members.reversed().map(\.key)
    }
    return [("latest", "the newest")]
      + newest.compactMap { key in
        center.notifications[key].map { notification in
          let name = appName(of: key)
          return (notification.requestIdentifier, notification.title.isEmpty ? name : "\(name): \(notification.title)")
        }
      }
  }

  private var deliveries: [Word] {
    [("latest", "the newest")]
      + center.recentDeliveries.suffix(Self.recentLimit).reversed().map { delivery in
        let name = center.apps[delivery.bundleIdentifier]?.profile.name ?? delivery.bundleIdentifier
        return (delivery.requestIdentifier, "\(name): \(delivery.presentation.rawValue)")
      }
  }

  /// The words of a fault card, and the tokens and apps that it may mean.
  private func cardWords(after words: [String]) -> [Word] {
    switch FaultCard.openScope(of: words) {
    case .topic: names(of: .app, after: [])
    case .token: gateway.tokens.active().map { ($0.token, $0.bundleIdentifier) }
    default: FaultCard.candidates(after: words)
    }
  }

  /// The actions of the notification that is named before, then Apple's two.
  private func actions(of name: String?) -> [Word] {
    let apple: [Word] = [("default", "tap it"), ("dismiss", "swipe it away")]
    guard let name, !name.isEmpty else { return apple }
    let beginning = name.lowercased()
    let identifiers = notifications.dropFirst().map(\.word)
    let identifier = name == "latest" ? identifiers.first : identifiers.first { $0.lowercased().hasPrefix(beginning) }
    let named = center.recentNotification(identifier)
    return (named.map { center.actions(of: $0).map { ($0.identifier, $0.title) } } ?? []) + apple
  }

  private func appName(of key: NotificationKey) -> String {
    center.apps[key.bundleIdentifier]?.profile.name ?? key.bundleIdentifier
  }

  /// What lies in the folder that the word names so far.
  func files(foldersOnly: Bool) -> [Word] {
    let typed = words.last
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let place = environment.absolute(folder.isEmpty ? "." : folder)
    let hidesHidden = !typed.dropFirst(folder.count).hasPrefix(".")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    return names.lazy.filter { !(hidesHidden && $0.hasPrefix(".")) }.compactMap { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place + "/" + name, isDirectory: &isFolder)
      if foldersOnly, !isFolder.boolValue { return nil }
      return (folder + name + (isFolder.boolValue ? "/" : ""), "")
    }
  }
}

extension CenterState {
  /// The newest listed notification with this identifier, found among the newest stacks.
  fileprivate func recentNotification(_ identifier: String?) -> Center.Notification? {
    guard let identifier else { return nil }
    for app in apps.keys {
      let key = NotificationKey(bundleIdentifier: app, requestIdentifier: identifier)
      if let notification = notifications[key] { return notification }
    }
    return nil
  }
}
