import Foundation

/// The path of a program of this package, which is built beside the tests.
///
/// `BELFRY_BINARY` puts another `belfry` in its place: `make test-release` tests the one that is installed.
public func builtProgram(_ name: String) -> String {
  if name == "belfry", let given = ProcessInfo.processInfo.environment["BELFRY_BINARY"] { return given }
  let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  let products = tests.components(separatedBy: "/belfryPackageTests.xctest")[0]
  return URL(filePath: products).appending(path: name).path
}
