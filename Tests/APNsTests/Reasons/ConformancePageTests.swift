import APNs
import Foundation
import TestSupport
import Testing

@Suite("docs/conformance.md") struct ConformancePageTests {
  /// A row of a table whose first cell is a reason.
  struct Row {
    var reason: String
    var status: String
    var trigger: String
    var test: String
  }

  @Test("has every reason with its status and what brings it about")
  func everyReason() throws {
    let rows = try Self.rows()
    for reason in Reason.allCases {
      let row = try #require(rows.first { $0.reason == reason.rawValue }, "\(reason.rawValue)")
      #expect(row.status == "\(reason.status)", "\(reason.rawValue)")
      #expect(!row.trigger.isEmpty)
    }
    #expect(rows.count == Reason.allCases.count)
  }

  @Test("names tests that exist")
  func everyTest() throws {
    let files = Self.testFiles()
    for row in try Self.rows() {
      let parts = row.test.split(separator: ".").map(String.init)
      try #require(parts.count == 2, "\(row.test)")
      let file = try #require(files[parts[0] + ".swift"], "\(row.test)")
      #expect(file.contains("func \(parts[1])("), "\(row.test)")
    }
  }

  private static let root = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let page = try String(contentsOf: root.appending(path: "docs/conformance.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
      }
      guard cells.count == 7, Reason(rawValue: cells[1]) != nil else { return nil }
      return Row(reason: cells[1], status: cells[2], trigger: cells[3], test: cells[4])
    }
  }

  /// The text of every file of tests by its name; those of one name together.
  private static func testFiles() -> [String: String] {
    var texts: [String: String] = [:]
    let folder = root.appending(path: "Tests")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      texts[file.lastPathComponent, default: ""] += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    return texts
  }
}
