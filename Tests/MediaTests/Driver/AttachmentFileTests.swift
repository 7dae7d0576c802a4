import Center
import Media
import Runtime
import Testing

@Suite("A file is taken as an attachment by its content")
struct AttachmentFileTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func refusal(_ path: String) -> MediaRefusal.Reason? {
    do throws(MediaRefusal) {
      _ = try Center.Attachment(file: path, identifier: "a")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("whatever its name says")
  func content() throws {
    let path = try scratch.write("chime.wav", quarteredPNG(side: 4).bytes)
    let attachment = try Center.Attachment(file: path, identifier: "map")
    #expect(attachment == Center.Attachment(identifier: "map", path: path, type: .png))
  }

  @Test("what is none is refused with its reason, and nothing is waited for")
  func refusals() throws {
    #expect(refusal(scratch.path("nothing")) == .unreadable)
    #expect(refusal(scratch.folder) == .notAFile)
    #expect(refusal("/dev/null") == .notAFile)
    #expect(refusal(try scratch.write("empty", [])) == .empty)
    #expect(refusal(try scratch.write("page.png", "<html>".utf8)) == .unsupportedType)
    #expect(
      refusal(try scratch.write("big.gif", Array("GIF89a".utf8) + Array(repeating: 0, count: 10 << 20)))
        == .tooManyBytes)
  }
}
