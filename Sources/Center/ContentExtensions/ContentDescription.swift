import Payload

/// What a ``ContentProgram`` wrote: the parts of a view, as a profile has them.
public struct ContentDescription: Equatable, Sendable {
  /// What the view shows.
  public var content: [ContentItem]
  /// Whether title, subtitle and body are left out; nil: as the profile says.
  public var defaultContentHidden: Bool?
  /// What was wrong with it, for whoever writes the program; nil: nothing.
  ///
  /// The other parts count all the same.
  public var remark: String?

  /// Why nothing can be shown of what a program wrote.
  public struct Fault: Error, Equatable {
    /// A sentence without a full stop whose subject is the program.
    public let message: String
  }

  /// Makes a description.
  public init(_ content: [ContentItem], defaultContentHidden: Bool? = nil, remark: String? = nil) {
    self.content = content
    self.defaultContentHidden = defaultContentHidden
    self.remark = remark
  }

  /// Reads what a program wrote: one JSON object.
  ///
  /// Its texts stand as they are: a brace is a brace, since whoever can compute needs no places for values.
  public init(reading bytes: [UInt8]) throws(Fault) {
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { throw Fault(message: "wrote nothing") }
    var reader = ContentItemReader(
      fields: ConfigurationReader(bytes, file: "standard output"), readsTemplates: false)
    let root = reader.fields.root(allowing: ["content", "defaultContentHidden"])
    if let finding = reader.fields.findings.first(where: { $0.keyPath == .root && $0.severity == .error }) {
      throw Fault(message: "wrote no JSON object: \(finding.place), \(finding.message)")
    }
    guard let root, let content = reader.fields.value("content", in: root) else {
      throw Fault(message: "wrote an object without 'content', the list of what is shown")
    }
    guard content.json.kind == .array else {
      throw Fault(message: "wrote a 'content' that is \(content.json.kind.article); expected a list of parts")
    }
    defaultContentHidden = reader.fields.flag("defaultContentHidden", in: root)
    self.content = reader.items(content)
    remark = reader.fields.findingsInOrder.first.map { finding in
      "\(finding.keyPath): \(finding.message)" + (finding.suggestion.map { "; \($0)" } ?? "")
    }
  }
}

extension ConfigurationFinding {
  fileprivate var place: String { "line \(position.line), column \(position.column)" }
}
