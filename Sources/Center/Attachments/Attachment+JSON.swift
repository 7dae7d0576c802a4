import Media
public import Payload

extension Attachment {
  /// `identifier`, `url`, `type` (a uniform type identifier) and `options`.
  public var json: JSONOutput {
    .object([
      ("identifier", .string(identifier)), ("url", .string(path)), ("type", .string(type.uniformTypeIdentifier)),
      ("options", options.json),
    ])
  }

  /// Reads what ``json`` wrote; nil where it is no attachment.
  public init?(json: JSONValue) {
    guard let identifier = json["identifier"]?.string, let path = json["url"]?.string,
      let type = json["type"]?.string.flatMap(MediaType.init(uniformTypeIdentifier:))
    else { return nil }
    var remarks: [String] = []
    let options = json["options"].map { Options(json: $0, remarks: &remarks) } ?? Options()
    self.init(identifier: identifier, path: path, type: type, options: options)
  }
}

extension Attachment.Options {
  private static let names = ["typeHint", "thumbnailHidden", "thumbnailClippingRect", "thumbnailTime"]

  /// Apple's names without their beginning: `typeHint`, `thumbnailHidden`, `thumbnailClippingRect`, `thumbnailTime`; what
  /// is not given is not there.
  public var json: JSONOutput {
    var members: [(String, JSONOutput)] = []
    if let typeHint { members.append(("typeHint", .string(typeHint))) }
    if isThumbnailHidden { members.append(("thumbnailHidden", .bool(true))) }
    if thumbnailClippingRectangle != .whole {
      let part = thumbnailClippingRectangle
      members.append(
        (
          "thumbnailClippingRect",
          .object([
            ("x", .double(part.x)), ("y", .double(part.y)), ("width", .double(part.width)),
            ("height", .double(part.height)),
          ])
        ))
    }
    if let thumbnailTime { members.append(("thumbnailTime", .double(thumbnailTime))) }
    return .object(members)
  }

  /// Reads options that somebody wrote; what cannot be used is a remark, and the others count.
  public init(json: JSONValue, remarks: inout [String]) {
    self.init()
    guard !json.isNull else { return }
    guard json.kind == .object else {
      remarks.append("'options' must be an object")
      return
    }
    for member in json.eachMember where !member.isDuplicate && !member.value.isNull {
      if let remark = take(member.key, member.value) { remarks.append(remark) }
    }
  }

  /// Takes one option; returns what is wrong with it.
  private mutating func take(_ name: String, _ value: JSONValue) -> String? {
    switch name {
    case "typeHint":
      guard let hint = value.string else { return "'typeHint' must be a uniform type identifier, such as public.jpeg" }
      typeHint = hint
    case "thumbnailHidden":
      guard let isHidden = value.bool else { return "'thumbnailHidden' must be true or false" }
      isThumbnailHidden = isHidden
    case "thumbnailTime":
      guard let seconds = value.number?.double, (0...MediaLimits.duration).contains(seconds) else {
        return "'thumbnailTime' must be seconds, from 0 to \(Int(MediaLimits.duration))"
      }
      thumbnailTime = seconds
    case "thumbnailClippingRect":
      func part(_ key: String) -> Double? { value[key]?.number?.double }
      guard let x = part("x"), let y = part("y"), let width = part("width"), let height = part("height"),
        let rectangle = UnitRectangle(x: x, y: y, width: width, height: height)
      else {
        return "'thumbnailClippingRect' must have x, y, width and height of a part of the picture, each from 0 to 1"
      }
      thumbnailClippingRectangle = rectangle
    default:
      let hint = nearest(name, in: Self.names).map { ", did you mean '\($0)'?" } ?? ""
      return "options have no '\(terminalSafe(String(name.prefix(60))))'\(hint)"
    }
    return nil
  }
}
