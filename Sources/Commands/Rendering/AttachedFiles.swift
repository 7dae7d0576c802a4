import Center
import Media
import Runtime

/// `--attach`: files that a notification carries, as the app's service extension would attach them.
enum AttachedFiles {
  static let option = OptionDescription.option(
    "--attach", "FILE", .path, repeatable: true,
    "an image, a sound or a movie that the notification carries, as an extension attaches it")

  /// The attachments of files that the command line names, by their numbers.
  static func read(_ paths: [String], in context: Context) throws(InputFailure) -> [Attachment] {
    try paths.enumerated().map { (number, path) throws(InputFailure) in
      do throws(MediaRefusal) {
        return try Attachment(file: context.absolute(path), identifier: "\(number + 1)")
      } catch {
        throw InputFailure(path: path, reason: error.message)
      }
    }
  }
}
