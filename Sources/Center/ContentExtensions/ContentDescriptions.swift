/// What programs have answered lately: the views that are open, and what they showed before the last action.
public struct ContentDescriptions: Equatable, Sendable {
  /// An answer.
  public enum Reply: Equatable, Sendable {
    /// What is shown.
    case described(ContentDescription)
    /// Why nothing is: a sentence without a full stop whose subject is the program.
    case failed(String)
  }

  /// Answers that are kept.
  static let limit = 16

  /// The oldest first.
  private var replies: [(request: DescriptionRequest, reply: Reply)] = []

  /// Nothing was asked yet.
  public init() {}

  /// The answer to `request`; nil while there is none.
  public subscript(request: DescriptionRequest) -> Reply? { replies.last { $0.request == request }?.reply }

  /// Takes an answer in.
  public mutating func take(_ reply: Reply, to request: DescriptionRequest) {
    replies.removeAll { $0.request == request }
    replies.append((request, reply))
    if replies.count > Self.limit { replies.removeFirst() }
  }

  /// What the view showed before the last action, until the program has answered to that.
  func earlier(than request: DescriptionRequest) -> ContentDescription? {
    for (asked, reply) in replies.reversed() where asked.isSameView(as: request) {
      if case .described(let description) = reply { return description }
    }
    return nil
  }

  /// Whether both hold the same answers.
  public static func == (first: ContentDescriptions, second: ContentDescriptions) -> Bool {
    first.replies.elementsEqual(second.replies) { $0.request == $1.request && $0.reply == $1.reply }
  }
}
