import Center
import Cryptography
import Foundation
import Payload
import Testing

@testable import Runtime

@Suite("Ready-made steps, taken by Belfry") struct StepSequenceTests {
  private static let key = [UInt8](0..<32)

  /// What is sealed of `text`, as `order` puts the parts together.
  private func sealed(_ text: String, _ order: ([UInt8], AES256GCM.Sealed) -> [UInt8]) throws -> String {
    let nonce = [UInt8](repeating: 7, count: 12)
    return Base64.encoded(order(nonce, try AES256GCM.seal(Array(text.utf8), key: Self.key, nonce: nonce)))
  }

  private func combined(_ text: String) throws -> String {
    try sealed(text) { $0 + $1.ciphertext + $1.tag }
  }

  /// A bench with a key file in a scratch directory.
  private func bench(
    _ scratch: Scratch, key: [UInt8] = Self.key, mode: Int = 0o600, then steps: ExtensionStep...
  ) throws -> ExtensionBench {
    let path = scratch.path("chat.key")
    try Data(key).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return try ExtensionBench {
      $0.work = .steps([ExtensionStep(.decrypt(Decryption(key: .file("chat.key"))))] + steps)
      $0.directory = scratch.path
    }
  }

  @Test("an encrypted message is shown decrypted") func decrypts() throws {
    let scratch = try Scratch()
    let text = try combined("{\"title\":\"Maya\",\"body\":\"at eight\"}")
    let (_, run, body) = try bench(scratch).result(others: ",\"encrypted_data\":\"\(text)\"")
    #expect(body == "at eight" && run.after?.title == "Maya" && run.outcome == .content)
    #expect(run.steps.map(\.name) == ["decrypt"] && run.steps[0].seconds != nil)
  }

  @Test("the wrong key leaves the original, and so does one that others may read", arguments: [true, false])
  func wrongKey(isWrong: Bool) throws {
    let scratch = try Scratch()
    let text = try combined("at eight")
    let key = isWrong ? [UInt8](repeating: 1, count: 32) : Self.key
    let (_, run, body) = try bench(scratch, key: key, mode: isWrong ? 0o600 : 0o644)
      .result(others: ",\"encrypted_data\":\"\(text)\"")
    #expect(body == "sealed" && run.steps[0].hasFailed)
    #expect(run.steps[0].remark?.contains(isWrong ? "the key, the nonce or the tag" : "chmod 600") == true)
  }

  @Test("parts in another order are recognised") func otherLayout() throws {
    let scratch = try Scratch()
    let text = try sealed("at eight") { $0 + $1.tag + $1.ciphertext }
    let (_, run, body) = try bench(scratch).result(others: ",\"encrypted_data\":\"\(text)\"")
    #expect(body == "sealed")
    #expect(run.steps[0].remark?.contains("'nonce-tag-ciphertext'") == true)
  }

  @Test("a step that fails leaves the work of the others") func independent() throws {
    let scratch = try Scratch()
    let replacement = ExtensionStep(.replaceText(TextReplacement(title: "{who}")))
    let (_, run, body) = try bench(scratch, then: replacement).result(others: ",\"who\":\"Ada\"")
    #expect(body == "sealed" && run.after?.title == "Ada")
    #expect(run.steps.map(\.hasFailed) == [true, false])
  }

  @Test("a start that takes all of the time leaves the original") func coldStart() throws {
    let bench = try ExtensionBench {
      $0.work = .steps([ExtensionStep(.replaceText(TextReplacement(body: "new")))])
      $0.coldStartSeconds = 60
      $0.timeoutSeconds = 0.1
    }
    let (_, run, body) = try bench.result()
    #expect(body == "sealed" && run.ending == .timedOut)
  }
}
