import Center
import Foundation
import Media
import Payload
import Testing

@testable import Runtime

@Suite("A notification that a delegate posts") struct DelegateAttachmentTests {
  /// What is listed after a delegate posted a notification with `attachments`, and what was said of its answer.
  private func post(_ attachments: String) throws -> (notifications: [Center.Notification], reason: String?) {
    let scratch = try Scratch()
    _ = try scratch.write("photo.png", quarteredPNG().bytes)
    let answer = #"{"operation":"postNotification","body":"done","attachments":\#(attachments)}"#
    let words = JSONOutput.array(["sh", "-c", "echo '\(answer)'"].map(JSONOutput.string)).line
    _ = try scratch.write(
      "com.example.chat.app.json",
      #"{"delegate":{"command":\#(words)},"foregroundPresentation":["list"]}"#.utf8)
    let runtime = try Runtime(Runtime.Configuration(state: .memory, appDirectories: [scratch.folder]))
    defer { runtime.end() }
    let payload = Array(#"{"aps":{"alert":"hello"}}"#.utf8)
    _ = try runtime.perform(
      .push(
        .init(
          bundleIdentifier: "com.example.chat", payload: payload, headers: .init(collapseIdentifier: "a"), origin: "-"))
    ).get()
    _ = try runtime.performWithPrograms(.respond(identifier: "a", action: "default", text: nil)).get()
    return (Array(runtime.state.notifications.values), runtime.state.recentResponses.last?.delegate?.reason)
  }

  @Test("carries a file of the profile's folder") func attached() throws {
    let (notifications, reason) = try post(#"[{"url":"photo.png","options":{"thumbnailHidden":true}}]"#)
    let attachment = try #require(notifications.first?.attachments.first, "\(reason ?? "")")
    #expect(attachment.type == .png && attachment.identifier == "attachment-1" && !attachment.hasThumbnail)
    #expect(reason == nil)
  }

  @Test(
    "is not posted where a file cannot be attached, and it is said why",
    arguments: [
      (#"[{"url":"/etc/passwd"}]"#, "the notification is not posted: '/etc/passwd' does not lie in the folder"),
      (#"[{"url":"nothing.png"}]"#, "the notification is not posted: there is no file 'nothing.png'"),
      (#"[{"url":"com.example.chat.app.json"}]"#, "the notification is not posted: it is JSON"),
      (#"[{"url":"https://media.example.com/a.png"}]"#, "has to download it"), ("7", "line 1: 'attachments' must be"),
      (#"[{}]"#, "line 1: an attachment needs 'url'"),
    ])
  func refused(attachments: String, fault: String) throws {
    let (notifications, reason) = try post(attachments)
    #expect(notifications == [] && reason?.contains(fault) == true, "\(reason ?? "")")
  }
}
