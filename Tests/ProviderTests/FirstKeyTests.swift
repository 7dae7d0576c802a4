import Testing

@Suite("Who serves without a key hears how to make one")
struct FirstKeyTests {
  @Test("with the very command for this state")
  func advice() throws {
    let endpoint = try RunningEndpoint()
    let complaints = endpoint.stop().complaints
    #expect(complaints.contains("no provider key is known yet"))
    #expect(
      complaints.contains(
        "  belfry key new --team TEAM123456 --out AuthKey.p8 --state \(endpoint.folder.path("state"))"))
  }

  @Test("and not where no key is needed")
  func trustingEveryone() throws {
    #expect(try RunningEndpoint("--trust-all").stop().complaints == "")
  }
}
