import Media
import Runtime
import Testing

@Suite("A gallery is filled by what frames look up")
struct MediaLoaderTests {
  let scratch: Scratch
  let loop = EventLoop()
  init() throws { scratch = try Scratch() }

  @Test("each file is asked for once, and the one who paints is told")
  func filling() throws {
    let request = MediaRequest(path: try scratch.write("a", quarteredPNG(side: 4).bytes), want: .probe)
    var news = 0
    let loader = MediaLoader(decoder: MediaDecoder(executable: BuiltPrograms.media, loop: loop)) { news += 1 }
    loader.show([request])
    loader.show([request])
    #expect(loader.gallery[request] == nil)
    while news == 0 { loop.turn(waiting: nil) }
    #expect((try loader.gallery[request]?.get())?.facts.pixels?.width == 4)
    loader.show([request])
    for _ in 0..<20 { loop.turn(waiting: 0) }
    #expect(news == 1 && loader.missingProgram == nil)
  }

  @Test("what is no longer shown is given up")
  func givingUp() throws {
    let decoder = MediaDecoder(executable: try scratch.script("slow", "exec tail -f /dev/null"), loop: loop)
    let loader = MediaLoader(decoder: decoder) { Issue.record("told") }
    loader.show((0..<5).map { MediaRequest(path: "/\($0)", want: .probe) })
    loop.turn(waiting: 0)
    #expect(decoder.pendingCount == 5)
    loader.show([])
    #expect(decoder.pendingCount == 0)
  }

  @Test("a program that is not there is told, and not asked for again")
  func missing() {
    var news = 0
    let loader = MediaLoader(decoder: MediaDecoder(executable: scratch.path("nothing"), loop: loop)) { news += 1 }
    let request = MediaRequest(path: "/a", want: .probe)
    loader.show([request])
    while news == 0 { loop.turn(waiting: nil) }
    #expect(loader.missingProgram?.contains("BELFRY_MEDIA") == true)
    loader.show([request])
    for _ in 0..<20 { loop.turn(waiting: 0) }
    #expect(news == 1)
  }
}
