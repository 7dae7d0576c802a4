import Cryptography
import Runtime

extension KeyCommand {
  /// Carries out `body`; what OpenSSL will not do there is told as what is wrong with the file.
  func reporting<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as CryptographyError {
      throw OperationError(exitCode: 3, message: "\(quoted(path)): \(error.description)")
    }
  }

  /// Writes a secret for its owner alone; one that is there is kept, unless `replacing`.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool, in context: Context) throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(bytes, to: context.absolute(path), replacing: replacing)
    } catch {
      let advice = error == .exists ? "; choose another with --out, or replace it with --force" : ""
      throw OperationError(exitCode: 3, message: "cannot write \(quoted(path)): \(error.reason)\(advice)")
    }
  }
}
