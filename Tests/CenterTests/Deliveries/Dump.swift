import Center
import Payload
import Testing

@Test("dump") func dump() throws {
  for name in try Fixtures.names() {
    var phone = Phone()
    let number = try #require(Int(name.prefix(3)))
    let d = phone.push(bytes: try Fixtures.payload(number))
    print("ROW", number, d.pushType.rawValue, d.refusal?.kind.rawValue ?? "-", d.presentation.rawValue, d.sound.map{"\($0.name)/\($0.isCritical)/\($0.volume)"} ?? "-", d.badge.map(String.init) ?? "-")
    print("   ", d.explanation.last!.reason)
  }
}
