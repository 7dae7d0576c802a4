import Testing

@testable import Terminal

@Suite("What waits to be sent")
struct OutputQueueTests {
  @Test("is sent in order, as much as is taken at a time") func inOrder() {
    var queue = OutputQueue()
    var sent: [UInt8] = []
    queue.append([1, 2, 3])
    queue.append([4, 5])
    var room = 2
    func take(_ bytes: UnsafeRawBufferPointer) -> Int? {
      let count = min(room, bytes.count)
      sent += bytes.prefix(count)
      room -= count
      return count
    }
    queue.send(take)
    #expect(sent == [1, 2])
    #expect(queue.count == 3)
    queue.append([6])
    room = 10
    queue.send(take)
    #expect(sent == [1, 2, 3, 4, 5, 6])
    #expect(queue.isEmpty)
  }

  @Test("is dropped where the terminal is gone") func gone() {
    var queue = OutputQueue()
    queue.append([1, 2, 3])
    queue.send { _ in nil }
    #expect(queue.isEmpty)
  }
}

@Suite("Where input breaks off")
struct UnfinishedSequenceTests {
  @Test(
    "inside an escape sequence",
    arguments: ["\u{1B}", "a\u{1B}[", "\u{1B}O", "\u{1B}[1;5", "\u{1B}[<0;1", "\u{1B}[M  "])
  func inside(text: String) { #expect(endsInsideSequence(Array(text.utf8))) }

  @Test(
    "behind one",
    arguments: ["", "a", "\u{1B}[A", "\u{1B}OPx", "\u{1B}x", "\u{1B}[1;5A", "\u{1B}[M !!", "\u{1B}[<0;1;1M"])
  func behind(text: String) { #expect(!endsInsideSequence(Array(text.utf8))) }
}
