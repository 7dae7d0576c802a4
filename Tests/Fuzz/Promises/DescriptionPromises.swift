import Center

/// What the reader of a view's description promises of any bytes that an app's program may write; empty unless there is a
/// bug.
func brokenDescriptionPromises(_ source: [UInt8]) -> [String] {
  let said: String
  do throws(ContentDescription.Fault) {
    let description = try ContentDescription(reading: source)
    if description.content.count > 100 { return ["a description of \(description.content.count) parts"] }
    said = description.remark ?? ""
  } catch {
    if error.message.isEmpty { return ["a description that is refused without a reason"] }
    said = error.message
  }
  let steers = said.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
  return steers ? ["a control character in what is said of a description"] : []
}
