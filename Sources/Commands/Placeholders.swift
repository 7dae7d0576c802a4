import Center
import Payload
import Runtime
enum CenterAccess {
  static func performer(for common: CommonOptions) -> any Performing { NoCenter() }
}
struct NoCenter: Performing {
  func perform(_ operation: Operation) throws(OperationError) -> [JSONOutput] { throw OperationError(exitCode: 3, message: "no center") }
}
extension Context { func deviceProfile() throws -> DeviceProfile { .standard } }
struct ProfileCheck { var paths: [String]; func run(in context: Context) throws -> ExitCode { .done } }
struct LintCommand: Command {
  static let description = CommandDescription("lint", "find what is wrong in payloads", examples: [.init("belfry lint a.apns", "x")])
  init(_ arguments: ParsedArguments) {}
  func run(in context: Context) throws -> ExitCode { .done }
}
struct RenderCommand: Command {
  static let description = CommandDescription("render", "draw payloads without a terminal", examples: [.init("belfry render a.apns", "x")])
  init(_ arguments: ParsedArguments) {}
  func run(in context: Context) throws -> ExitCode { .done }
}
struct PreviewCommand: Command {
  static let description = CommandDescription("preview", "show all views of a payload", examples: [.init("belfry preview a.apns", "x")])
  init(_ arguments: ParsedArguments) {}
  func run(in context: Context) throws -> ExitCode { .done }
}
extension AppCommand {
  func list(in context: Context) throws -> ExitCode { .done }
  func show(_ name: String, in context: Context) throws -> ExitCode { .done }
}
