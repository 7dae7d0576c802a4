import Payload
import TestSupport
import Testing

@Suite("Payloads that mean harm")
struct HostilePayloadTests {
  @Test("no payload file, cut or altered anywhere, stops the rules", arguments: Fixtures.names(in: "payloads"))
  func altered(name: String) throws {
    let bytes = try Fixtures.payload(name)
    let contexts = [
      LintContext(), LintContext(pushType: .liveactivity, isSimulatorFile: true),
      LintContext(
        pushType: .background, categories: ["a"], strings: ["en": StringTable()], sounds: [], capabilities: []),
    ]
    let step = max(1, bytes.count / 6)
    for place in stride(from: 0, to: bytes.count, by: step) {
      var variants = [Array(bytes.prefix(place)), Array(bytes.dropFirst(place))]
      for byte in [0x22, 0x7B, 0xFF] as [UInt8] {
        var variant = bytes
        variant[place] = byte
        variants.append(variant)
      }
      for (number, variant) in variants.enumerated() {
        let document = JSONDocument(variant)
        let findings = lint(document, context: contexts[number % contexts.count])
        #expect(zip(findings, findings.dropFirst()).allSatisfy { $0.position <= $1.position })
        #expect(findings.allSatisfy { (0...document.bytes.count).contains($0.position.offset) })
        #expect(document.isReadable || findings.contains { $0.severity == .error })
      }
    }
  }

  /// What can be great about a payload.
  enum Great: CaseIterable {
    case templates, keysOfAPS, keysOfAlert, keysOfRoot, arguments, controls, arrays, objects, faults

    var payload: String {
      switch self {
      case .templates: #"{"aps":{"alert":"a"},"list":["# + repeated(#""{{name}}","#) + "1]}"
      case .keysOfAPS: #"{"aps":{"# + keys("key") + "}}"
      case .keysOfAlert: #"{"aps":{"alert":{"# + keys("k") + "}}}"
      case .keysOfRoot: "{" + keys("APNS") + "}"
      case .arguments: #"{"aps":{"alert":{"loc-args":["# + repeated("null,") + #""a"]}}}"#
      case .controls: #"{"aps":{"alert":""# + repeated(#"\u202e{{"#) + #""}}"#
      case .arrays: repeated("[")
      case .objects: #"{"a":"# + String(repeating: #"{"b":"#, count: 400) + "1" + String(repeating: "}", count: 401)
      case .faults: #"{"MessageConfiguration":"# + repeated("[1,+1,")
      }
    }

    private func repeated(_ part: String) -> String { String(repeating: part, count: 20_000) }

    private func keys(_ name: String) -> String {
      (0..<20_000).map { "\"" + name + String($0) + "\":1" }.joined(separator: ",")
    }
  }

  @Test(
    "great payloads are answered soon, with a bounded number of findings", .timeLimit(.minutes(1)),
    arguments: Great.allCases)
  func great(great: Great) {
    #expect(PayloadFindings(of: great.payload).findings.count <= 2_000)
  }

  @Test("texts of a payload stand in messages shortened")
  func shortened() {
    let long = String(repeating: "x", count: 3_000)
    let findings = PayloadFindings(
      of: #"{"aps":{"alert":"a","\#(long)":1,"badge":"\#(long)","interruption-level":"\#(long)"}}"#)
    #expect(findings.findings.count >= 3)
    #expect(findings.findings.allSatisfy { $0.message.count < 300 && ($0.suggestion?.count ?? 0) < 300 })
  }
}
