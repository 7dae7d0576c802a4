import Screen
import Testing

@Suite("The keys of a story")
struct StoryKeyTests {
  private func desk(hasKeys: Bool = true) -> Desk {
    var desk = Desk("chat:one")
    desk.screen.story = StoryCaption(number: 1, count: 2, text: "One.", hasKeys: hasKeys)
    return desk
  }

  @Test("they ask the shell, and nothing else changes")
  func commands() {
    var desk = desk()
    desk.screen.notice = "done"
    let before = desk.screen
    desk.press("p > <")
    #expect(desk.commands == [.story(.pause), .story(.next), .story(.previous)])
    #expect(desk.screen == before)
  }

  @Test("without a story they mean nothing, and the help does not speak of them")
  func noStory() {
    var desk = Desk("chat:one")
    desk.press("p > <")
    #expect(desk.commands.isEmpty)
    #expect(!desk.screen.helpSections().contains { $0.title == "Story" })
    desk.screen.story = StoryCaption(number: 1, count: 2, text: "One.")
    #expect(desk.screen.helpSections().last?.title == "Story")
  }

  @Test("in a field that the viewer types in they are text, in one that the story opened they are keys")
  func fields() {
    var typing = desk(hasKeys: false)
    typing.press("r 'p>'")
    #expect(typing.draft == "p>|" && typing.commands.isEmpty)
    var told = desk()
    told.press("r 'p>'")
    #expect(told.draft == "|" && told.commands == [.story(.pause), .story(.next)])
  }
}
