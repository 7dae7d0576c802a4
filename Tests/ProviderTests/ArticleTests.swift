import Foundation
import Testing

/// A program from an article on APNs, which was written for Apple's service and tried out by its readers there.
@Suite("A program from an article")
struct ArticleTests {
  @Test("it works with another host, and ends when the endpoint does", .runs(.node))
  func article() throws {
    let endpoint = try RunningEndpoint()
    var program = try String(contentsOfFile: Provider.programs + "/node/article.js", encoding: .utf8)
    for (placeholder, value) in [
      ("https://api.push.apple.com", try endpoint.sandbox.absoluteString), ("TEAM_ID", endpoint.key.teamIdentifier),
      ("KEY_ID", endpoint.key.keyIdentifier), ("com.example.app", RunningEndpoint.topic),
      ("DEVICE_PUSH_TOKEN", endpoint.token),
    ] {
      try #require(program.contains(placeholder))
      program.replace(placeholder, with: value)
    }
    try endpoint.folder.write("article.js", program)

    // It keeps its connection, as Apple advises, and so runs for as long as that is open.
    let article = try endpoint.start(
      ["node", "article.js"], environment: ["NODE_PATH": Provider.programs + "/node/modules"])
    #expect(article.line() == "Push کامیابی سے بھیج دیا گیا")
    let shown = try #require(try endpoint.state().notifications.first)
    #expect(shown.title == "ہیلو!" && shown.body == "ٹیسٹ push")

    #expect(endpoint.stop().status == 0)
    let ended = article.end()
    #expect(ended.status == 0, "\(ended.complaints)")
  }
}
