import APNs
import Center
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

@Suite("The fault deck is changed while the center runs, and kept")
struct FaultOperationTests {
  private func cards(_ runtime: Runtime) -> [String] { runtime.gateway.faults.cards.map(\.text) }

  private func perform(
    _ operation: FaultOperation, in runtime: Runtime
  ) -> Result<[JSONOutput], OperationError> { runtime.perform(.provider(.faults(operation))) }

  @Test("cards are laid, turned, taken away")
  func changes() throws {
    let runtime = try memoryRuntime()
    let laid = perform(.add("NEXT 3 toomanyrequests"), in: runtime)
    #expect(laid.member("number") == .integer(1))
    #expect(laid.member("card") == .string("next 3 TooManyRequests"))
    _ = perform(.add("delay 2s"), in: runtime)
    _ = perform(.turn(2, on: false), in: runtime)
    #expect(runtime.gateway.faults.cards.map(\.isOn) == [true, false])
    _ = perform(.remove(1), in: runtime)
    #expect(cards(runtime) == ["delay 2s"])
    _ = perform(.clear, in: runtime)
    #expect(cards(runtime) == [])
  }

  @Test("what is not there is said with what is")
  func mistakes() throws {
    let runtime = try memoryRuntime()
    #expect(perform(.remove(1), in: runtime).message == "3: no card 1; the deck is empty")
    _ = perform(.add("delay 2s"), in: runtime)
    #expect(perform(.turn(.max, on: true), in: runtime).message == "3: no card \(Int64.max); there are 1")
    #expect(
      perform(.add("goaway Shutdwn"), in: runtime).message
        == "2: 'Shutdwn' is no reason of the service, did you mean 'Shutdown'?")
    #expect(perform(.seed(-1), in: runtime).message == "2: a seed is a whole number of 0 or more")
    #expect(
      perform(.load(#"{"cards":["nope"]}"#), in: runtime).message?.hasPrefix("2: deck:1:11: error: cards[0]: 'nope'")
        == true)
    #expect(cards(runtime) == ["delay 2s"])
  }

  @Test("a deck is full at its limit, and says what to do")
  func full() throws {
    let runtime = try memoryRuntime()
    for _ in 0..<FaultDeck.limit { _ = perform(.add("delay 2s"), in: runtime) }
    #expect(perform(.add("delay 2s"), in: runtime).message?.hasPrefix("3: the deck holds 100 cards") == true)
  }

  @Test("the deck is saved as a file has it, and loaded in the place of another")
  func files() throws {
    let runtime = try memoryRuntime()
    _ = perform(.add("5% BadTopic"), in: runtime)
    _ = perform(.seed(7), in: runtime)
    guard case .success(let saved) = perform(.deck, in: runtime), let text = saved.first?.pretty else {
      Issue.record("nothing was saved")
      return
    }
    _ = perform(.clear, in: runtime)
    _ = perform(.add("delay 2s"), in: runtime)
    _ = perform(.load(text), in: runtime)
    #expect(cards(runtime) == ["5% BadTopic"])
    #expect(runtime.gateway.faults.seed == 7)
  }

  @Test("cards are there again after the end, with what they have dealt")
  func restart() throws {
    let scratch = try Scratch()
    func opened() throws -> Runtime {
      try Runtime(Runtime.Configuration(state: .directory(scratch.path("state"))), role: .command)
    }
    let before = try opened()
    _ = perform(.add("next 3 TooManyRequests"), in: before)
    var connection = ProviderConnection(number: 1, environment: .sandbox, openedAt: before.configuration.clock.now)
    let record = before.gateway.strike(&connection)
    before.note(record)
    before.end()
    let after = try opened()
    #expect(after.gateway.faults.cards.first?.left == 2)
  }
}

extension Gateway {
  /// One request that only the deck looks at.
  fileprivate mutating func strike(_ connection: inout ProviderConnection) -> RequestRecord {
    let request = ProviderRequest(method: "POST", path: "/3/device/00fc", fields: [])
    _ = faults.draw(for: request, on: connection, at: connection.openedAt)
    return RequestRecord(request, on: connection, at: connection.openedAt)
  }
}
