import Foundation
import Payload
import Testing

@Suite("The page of the rules")
struct RuleReferenceTests {
  static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/rules.md").standardizedFileURL

  @Test("docs/rules.md says what the rules say; RECORD=1 writes it anew")
  func isUpToDate() throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try RuleReference.markdown.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == RuleReference.markdown, "run RECORD=1 swift test --filter RuleReferenceTests")
  }

  @Test("every rule has a name of its own, in kebab case, and a sentence")
  func names() {
    let names = Rule.all.map(\.name)
    #expect(Set(names).count == names.count)
    for rule in Rule.all {
      #expect(rule.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(rule.name)")
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.name)")
      #expect(rule.summary.count <= 100, "\(rule.name)")
      #expect(!rule.source.isEmpty, "\(rule.name)")
      #expect(Rule.named(rule.name)?.summary == rule.summary)
    }
  }

  @Test("every file of rules is in the registry, and every rule is on the page once")
  func registry() throws {
    let folder = Self.page.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Payload/Rules")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    var written: [String] = []
    for file in files where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      written += source.matches(of: /Rule\(\s*"([a-z0-9-]+)",/).map { String($0.1) }
    }
    #expect(written.sorted() == Rule.all.map(\.name).sorted())
    for name in written {
      #expect(RuleReference.markdown.components(separatedBy: "\n## \(name)\n").count == 2, "\(name)")
    }
  }
}
