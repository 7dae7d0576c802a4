import Center
import Media
import Payload
import Runtime

/// `--attach`: files that a notification carries, as the app's service extension would attach them.
enum AttachedFiles {
  static let option = OptionDescription.option(
    "--attach", "FILE", .path, repeatable: true,
    "an image, a sound or a movie that the notification carries, as an extension attaches it")

  /// The attachments of files that the command line names, by their numbers.
  ///
  /// A notification is shown without what it cannot carry (apple-rules 8.4), and standard error says why; that there is no
  /// such file is the caller's mistake.
  static func read(_ paths: [String], in context: Context) throws(InputFailure) -> [Attachment] {
    var attachments: [Attachment] = []
    for (number, path) in paths.enumerated() {
      do throws(MediaRefusal) {
        attachments.append(try Attachment(file: context.absolute(path), identifier: "\(number + 1)"))
      } catch {
        guard error.reason.concernsFile else {
          throw InputFailure(path: path, reason: error.message)
        }
        context.message(terminalSafe("\(path) cannot be attached: \(error.message)"))
      }
    }
    return attachments
  }
}
