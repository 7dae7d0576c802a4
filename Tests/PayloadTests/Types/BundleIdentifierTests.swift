import Payload
import Testing

@Suite("A bundle identifier is labels with dots between them") struct BundleIdentifierTests {
  @Test(arguments: ["com.example.chat", "a", "A-1.b_2", "-", String(repeating: "a", count: 255)])
  func taken(text: String) { #expect(isBundleIdentifier(text)) }

  @Test(arguments: [
    "", ".", "..", ".a", "a.", "a..b", "a b", "a/b", "é", "com.example.chat\n", String(repeating: "a", count: 256),
  ])
  func refused(text: String) { #expect(!isBundleIdentifier(text)) }
}
