import Rendering
import TestSupport
import Testing

@Suite("Screens")
struct SnapshotTests {
  @Test("every promised screen looks as it was approved", arguments: SnapshotScene.all)
  func looks(scene: SnapshotScene) { expectFrame(scene.frame(), named: scene.name) }

  @Test("no snapshot lies about that no test asks for, and no two have one name")
  func unused() {
    let names = SnapshotScene.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(snapshotNames().filter { !names.contains($0) } == [])
  }
}
