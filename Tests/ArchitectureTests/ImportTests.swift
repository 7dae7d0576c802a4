import Foundation
import Testing

/// The checkout that these tests were compiled from.
private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Modules of the language and the system, which every module may import.
private let system: Set = ["Foundation", "Glibc", "Darwin", "CInotify"]

/// Ways to a second thread.
///
/// A release counts references without locks (Makefile): what two threads share is freed twice.
private let threads = [
  "import Dispatch", "import Synchronization", "DispatchQueue", " Thread(", " Thread.", "OperationQueue", "URLSession",
  "pthread_create", "Task {", "Task.detached", " async ", " await ",
]

/// What ARCHITECTURE.md says that each module imports, read off its table of modules.
private func documentedImports() throws -> [String: Set<String>] {
  let page = try String(contentsOf: checkout.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
  var imports: [String: Set<String>] = [:]
  for line in page.split(separator: "\n") where line.hasPrefix("| `") {
    let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard columns.count == 3 else { continue }
    let name = columns[0].replacingOccurrences(of: "`", with: "")
    let modules = columns[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    imports[name] = Set(modules.filter { $0 != "–" })
  }
  return imports
}

/// What the files of a module import.
private func imports(of module: String) throws -> Set<String> {
  let folder = checkout.appendingPathComponent("Sources/\(module)")
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
  var found: Set<String> = []
  for case let file as URL in files where file.pathExtension == "swift" {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        words[..<place].allSatisfy({ ["public", "internal"].contains($0) || $0.hasPrefix("@") })
      else { continue }
      found.insert(String(words[place + 1]))
    }
  }
  return found.subtracting(system)
}

/// Whether a module is a C library of the system's, or our own C: `CNcurses`, `CSignals`.
private func isLibrary(_ module: String) -> Bool {
  guard module.first == "C", let second = module.dropFirst().first else { return false }
  return second.isUppercase
}

private func modulesInSources() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("Sources").path)
    .filter { !isLibrary($0) && !$0.hasPrefix(".") }.sorted()
}

@Test("ARCHITECTURE.md names every module and exactly what it imports") func tableOfModules() throws {
  let documented = try documentedImports()
  for module in try modulesInSources() {
    #expect(try documented[module] == imports(of: module), "\(module)")
  }
}

@Test("the core asks for no clock, no random number, no file and no environment, and prints nothing")
func pureCore() throws {
  let forbidden = [
    "Date()", "UUID()", ".random(", "ProcessInfo", "FileManager", " Thread.", "DispatchQueue", "getenv(", " print(",
  ]
  var broken: [String] = []
  for module in ["Payload", "Center", "Media", "APNs", "Screen", "TextLayout", "Rendering"] {
    let folder = checkout.appendingPathComponent("Sources/\(module)")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
      ?? []
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in forbidden where line.contains(word) { broken.append("\(file.lastPathComponent): \(line)") }
      }
    }
  }
  #expect(broken == [])
}

@Test("nothing starts a second thread")
func oneThread() throws {
  var found: [String] = []
  let folder = checkout.appendingPathComponent("Sources")
  for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
    ?? []
  where ["swift", "c", "h"].contains(file.pathExtension) {
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for word in threads where line.contains(word) { found.append("\(file.lastPathComponent): \(line)") }
    }
  }
  #expect(found == [])
}

@Test("a C library is imported in one module only, and each one is") func oneModulePerLibrary() throws {
  var users: [String: [String]] = [:]
  for module in try modulesInSources() {
    for library in try imports(of: module) where isLibrary(library) {
      users[library, default: []].append(module)
    }
  }
  users["CSignals"] = nil
  #expect(users.values.allSatisfy { $0.count == 1 }, "\(users)")
  let folders = try FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("Sources").path)
  #expect(Set(users.keys) == Set(folders.filter { isLibrary($0) && $0 != "CSignals" }))
}
