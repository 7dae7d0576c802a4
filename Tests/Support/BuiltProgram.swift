import Foundation

/// The path of a program of this package, which is built beside the tests.
public func builtProgram(_ name: String) -> String {
  let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  let products = tests.components(separatedBy: "/belfryPackageTests.xctest")[0]
  return URL(filePath: products).appending(path: name).path
}
