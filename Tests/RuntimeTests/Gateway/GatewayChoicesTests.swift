import APNs
import Testing

@testable import Runtime

@Suite("The service's choices") struct GatewayChoicesRuntimeTests {
  @Test("are read from device.json at the start and on reload, and the options of a run go before them")
  func reading() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/device.json"
    try scratch.write("device.json", #"{"endpoint": {"pushesPerTokenAndMinute": 7}}"#)
    var configuration = Runtime.Configuration(state: .memory, deviceProfilePath: path)
    configuration.adoptsUnknownTokens = true
    let runtime = try Runtime(configuration)
    #expect(runtime.gateway.choices.pushesPerTokenAndMinute == 7)
    #expect(runtime.gateway.choices.adoptsUnknownTokens)
    try scratch.write(
      "device.json",
      #"{"choices": {"refusesBackgroundAtPriority10": false}, "endpoint": {"adoptsUnknownTokens": false}}"#)
    _ = try runtime.perform(.reload).get()
    #expect(runtime.gateway.choices.pushesPerTokenAndMinute == 0)
    #expect(runtime.gateway.choices.adoptsUnknownTokens)
    #expect(!runtime.gateway.choices.refusesBackgroundAtPriority10)
  }
}
