import Center
import Testing

@Suite("The address of media is read so that whoever fetches it calls the host that was looked at")
struct MediaAddressTests {
  @Test(
    "its host is in small letters, without dot and port, and the rest as it was written",
    arguments: [
      ("http://media.example.com/A/b.png?x=1#y", "media.example.com", "http://media.example.com/A/b.png?x=1"),
      ("HTTPS://Media.Example.COM.:8443/a", "media.example.com", "https://media.example.com:8443/a"),
      ("http://127.0.0.1:80", "127.0.0.1", "http://127.0.0.1:80/"),
      ("http://[::1]:8080/a", "::1", "http://[::1]:8080/a"),
      ("http://[2001:DB8::7]", "2001:db8::7", "http://[2001:db8::7]/"),
      ("https://a.example?q=/@b.example", "a.example", "https://a.example/?q=/@b.example"),
      ("https://a.example#@b.example/", "a.example", "https://a.example/"),
      ("https://xn--bcher-kva.example/a", "xn--bcher-kva.example", "https://xn--bcher-kva.example/a"),
    ])
  func reads(text: String, host: String, url: String) throws {
    let address = try MediaAddress(text)
    #expect(address.host == host && address.url == url)
  }

  @Test(
    "what is none, or could be read in two ways, is refused",
    arguments: [
      "", "media.example.com/a.png", "file:///etc/passwd", "ftp://a.example/a", "http:/a.example", "http:///a",
      "http://",
      "http://?a", "http://#a", "//a.example/a", " http://a.example/", "http://a.example/a b", "http://a.example/\n",
      "http://a.example/\u{E9}", "http://b\u{FC}cher.example/", "http://user@a.example/", "http://user:word@a.example/",
      "http://a.example\\@b.example/", "http://a.example\\.b.example/", "http://a%2Eexample/", "http://a.example:8x/",
      "http://a.example:1:2/", "http://[::1/", "http://[a.example]/", "http://::1/", "http://.example/", "http://-a/",
      "http://a.example;b/", "javascript:alert(1)", "data:image/png;base64,AAAA",
      "http://a.example/" + String(repeating: "a", count: 4096),
    ])
  func refuses(text: String) {
    #expect(throws: StepFailure.self) { try MediaAddress(text) }
  }

  @Test("a password in it is not repeated, nor are characters that steer a terminal") func messages() {
    for text in ["http://user:secret@a.example/", "\u{1B}[2Jsecret\u{7}"] {
      do throws(StepFailure) {
        _ = try MediaAddress(text)
      } catch {
        #expect(!error.message.contains("user:secret") && !error.message.contains("\u{1B}"))
      }
    }
  }
}
