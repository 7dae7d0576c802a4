import Center
import Payload
import Testing

@Suite("Nothing is run that may not be what was meant") struct UnrunnableExtensionTests {
  private func file(_ text: String) -> AppProfileFile {
    AppProfileFile.read(Array(text.utf8), fileName: "com.example.chat.app.json")
  }

  @Test("a program of a file that is no JSON: its words may have lost their end") func broken() {
    let read = file(
      #"{"serviceExtension":{"command":["sh","-c","echo {"content":{}}"]},"delegate":{"command":["sh"]},"name":"Chat"}"#
    )
    #expect(read.profile?.serviceExtension == nil && read.profile?.delegate == nil)
    #expect(read.findings.contains { $0.message == "no program of it is run while the file is no JSON" })
    #expect(!read.isRight)
  }

  @Test(
    "steps among which one is wrong",
    arguments: [
      #"{"step":"decypt"}"#, #"{"step":"decrypt","key":"0011"}"#, #"{"step":"decrypt"}"#, "{}", "3",
      #"{"step":"replaceText","titel":"x"}"#,
    ])
  func steps(step: String) {
    let read = file(#"{"serviceExtension":{"steps":[{"step":"localize"},\#(step)]}}"#)
    #expect(read.profile?.serviceExtension == nil)
    #expect(!read.isRight)
  }

  @Test("of a program and steps nobody knows which is meant") func both() {
    let read = file(#"{"serviceExtension":{"command":["true"],"steps":[]}}"#)
    #expect(read.profile?.serviceExtension == nil)
    #expect(read.findings.map(\.message) == ["has both 'command' and 'steps'; expected one of them"])
  }

  @Test("what is right is run, whatever else is not") func others() {
    let read = file(#"{"nam":"Chat","serviceExtension":{"steps":[{"step":"localize"}]}}"#)
    #expect(read.profile?.serviceExtension != nil && !read.findings.isEmpty)
  }
}
