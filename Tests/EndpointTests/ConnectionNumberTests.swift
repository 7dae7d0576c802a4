import APNs
import Center
import Runtime
import Testing

@testable import Endpoint

@Suite("Connections have their numbers for good")
struct ConnectionNumberTests {
  @Test("an endpoint goes on counting where the log of the one before ended")
  func restart() throws {
    let noon = Timestamp(milliseconds: 1_751_544_000_000)
    let runtime = try Runtime(Runtime.Configuration(state: .memory, clock: StandingClock(noon)))
    runtime.connectionBegan(ConnectionRecord(number: 31, environment: .sandbox, openedAt: noon))
    runtime.connectionEnded(31, .peer)
    let endpoint = try Endpoint(
      Endpoint.Configuration(
        addresses: [(environment: .sandbox, address: ListenAddress(host: "127.0.0.1", port: 0))], tls: nil),
      runtime: runtime, loop: EventLoop())
    #expect(endpoint.lastNumber == 31)
    endpoint.end()
  }
}
