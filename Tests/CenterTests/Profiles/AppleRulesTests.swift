import Center
import Testing

@Suite("docs/apple-rules.md") struct AppleRulesTests {
  @Test("every section that the code names as its source is there")
  func sections() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/apple-rules.md"), as: UTF8.self)
    let heading = #/^\##+ ([0-9]+(?:\.[0-9]+)?)\.? /#.anchorsMatchLineEndings()
    let headings = Set(page.matches(of: heading).map { String($0.output.1) })
    #expect(headings.count > 30)
    var named: Set<String> = []
    for name in RepositoryFiles.names(below: "Sources") where name.hasSuffix(".swift") {
      let source = String(decoding: try RepositoryFiles.bytes("Sources/\(name)"), as: UTF8.self)
      for reference in source.matches(of: #/apple-rules ([0-9]+(?:\.[0-9]+)?(?:, [0-9]+(?:\.[0-9]+)?)*)/#) {
        for section in reference.output.1.split(separator: ", ") { named.insert(String(section)) }
      }
    }
    #expect(named.count > 20)
    #expect(named.subtracting(headings).sorted() == [])
  }

  @Test("the page and the phone know the same choices")
  func choices() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/apple-rules.md"), as: UTF8.self)
    let named = Set(page.matches(of: #/`choices\.([A-Za-z0-9]+)`/#).map { String($0.output.1) })
    let known = Mirror(reflecting: Choices()).children.compactMap(\.label)
    #expect(named.sorted() == known.sorted())
  }
}
