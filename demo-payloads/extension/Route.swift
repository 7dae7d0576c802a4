// A service extension in Swift: shows who wrote, and puts the message into the stack of its conversation.
//
//     swiftc -O Route.swift -o route

import Foundation

/// The parts of the request that this extension looks at.
struct Request: Decodable {
  struct Content: Decodable {
    struct UserInfo: Decodable { var conversation: String? }
    var body: String
    var userInfo: UserInfo
  }
  var identifier: String
  var content: Content
}

/// What is different from the request.
struct Change: Encodable {
  var title: String?
  var body: String?
  var threadIdentifier: String?
}

func say(_ key: String, _ value: some Encodable) throws {
  let line = try JSONEncoder().encode([key: value]) + Data("\n".utf8)
  FileHandle.standardOutput.write(line)
}

guard let line = readLine() else { exit(1) }
let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
var change = Change()
try say("step", "sender")
if let conversation = request.content.userInfo.conversation {
  change.title = conversation.capitalized
  change.threadIdentifier = conversation
  try say("attempt", change)
}
try say("step", "text")
change.body = request.content.body.trimmingCharacters(in: .whitespaces)
try say("content", change)
