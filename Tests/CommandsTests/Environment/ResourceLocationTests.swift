import Foundation
import Testing

@testable import Commands

@Suite("Where themes and the demo are found")
struct ResourceLocationTests {
  private let world: World

  init() throws {
    world = try World()
    for folder in ["checkout", "prefix/share/belfry", "named"] {
      try world.write("", to: folder + "/themes/x.json")
      try world.write("", to: folder + "/demo-payloads/x.apns")
    }
    try world.write("", to: "half/themes/x.json")
  }

  private func share(_ executable: String, variable: String? = nil) -> String? {
    let found = ResourceLocation.share(
      variable: variable.map { world.folder + "/" + $0 }, executablePath: world.folder + "/" + executable)
    return found.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test("beside an installed program, or above one in a checkout")
  func places() {
    #expect(share("prefix/bin/belfry") == "belfry")
    #expect(share("checkout/.build/x86_64/debug/belfry") == "checkout")
    #expect(share("elsewhere/belfry") == nil)
    #expect(share("half/belfry") == nil)
  }

  @Test("BELFRY_SHARE goes first, and is not replaced by another place where it is wrong")
  func variable() {
    #expect(share("prefix/bin/belfry", variable: "named") == "named")
    #expect(share("prefix/bin/belfry", variable: "half") == nil)
  }
}
