public import APNs
import Center
import Payload

/// What can be asked about device tokens.
public enum TokenOperation: Equatable, Sendable {
  /// All of them.
  case list
  /// The token of an app, which is registered where it has none.
  case register(bundleIdentifier: String, environment: APNsEnvironment)
  /// The app is removed and installed again: new tokens in the place of those that it has.
  case reinstall(bundleIdentifier: String)
  /// The app is removed.
  case uninstall(bundleIdentifier: String)
  /// The phone is restored from a backup onto a new one: every app gets new tokens.
  case restore
  /// A token expires, or all that an app has: digits or a bundle identifier.
  case expire(String)
}

extension TokenOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("deviceTokens"))]
    case .register(let app, let environment):
      [
        ("operation", .string("registerApp")), ("bundleIdentifier", .string(app)),
        ("environment", .string(environment.rawValue)),
      ]
    case .reinstall(let app): [("operation", .string("reinstallApp")), ("bundleIdentifier", .string(app))]
    case .uninstall(let app): [("operation", .string("uninstallApp")), ("bundleIdentifier", .string(app))]
    case .restore: [("operation", .string("restoreDevice"))]
    case .expire(let name): [("operation", .string("expireTokens")), ("name", .string(name))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "deviceTokens": self = .list
    case "registerApp":
      guard let environment = APNsEnvironment(rawValue: try fields.optionalText("environment") ?? "sandbox") else {
        throw .badField("environment", "sandbox or production")
      }
      self = .register(bundleIdentifier: try fields.text("bundleIdentifier"), environment: environment)
    case "reinstallApp": self = .reinstall(bundleIdentifier: try fields.text("bundleIdentifier"))
    case "uninstallApp": self = .uninstall(bundleIdentifier: try fields.text("bundleIdentifier"))
    case "restoreDevice": self = .restore
    case "expireTokens": self = .expire(try fields.text("name"))
    default: return nil
    }
  }
}
