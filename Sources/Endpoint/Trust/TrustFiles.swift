import Cryptography
import Runtime

/// The files of a state directory that have to do with trust.
struct TrustFiles {
  let directory: StateDirectory

  /// The authority's certificate, for clients.
  var authority: String { directory.file("ca.pem") }
  /// The same for Java.
  var javaStore: String { directory.file("ca.p12") }
  /// The authority's certificate and private key: whoever has it can pose as this endpoint.
  var authorityIdentity: String { directory.file("ca-key.pem") }
  /// The certificate and private key of the endpoint.
  var serverIdentity: String { directory.file("server.pem") }

  /// Certificates are a few kilobytes; whatever is longer is something else.
  private static let byteLimit = 1 << 20

  /// The identity in a file; nil where there is no file.
  func identity(_ path: String) throws -> Identity? {
    guard PrivateFile.exists(path) else { return nil }
    return try Identity(pem: try readFile(path, limit: Self.byteLimit))
  }

  /// The bytes of a file; nil where there are none to be had.
  func bytes(_ path: String) -> [UInt8]? { try? readFile(path, limit: Self.byteLimit) }

  /// Carries out `body`; whatever goes wrong there is told as what an operation could not do.
  static func reporting<Result>(_ action: String, _ body: () throws -> Result) throws(OperationError) -> Result {
    do {
      return try body()
    } catch let error as OperationError {
      throw error
    } catch let error as CryptographyError {
      throw OperationError(exitCode: 3, message: "cannot \(action): \(error.reason)")
    } catch let error as PrivateFile.Failure {
      throw OperationError(exitCode: 3, message: "cannot \(action): \(error.reason)")
    } catch {
      throw OperationError(exitCode: 3, message: "cannot \(action): \(error)")
    }
  }
}
