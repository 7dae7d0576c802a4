import Media
import Testing

@Suite("Sizes, parts and turns of pictures")
struct GeometryTests {
  @Test(
    "a picture takes as many cells as fit, in its own proportions",
    arguments: [
      // 4:3 in a room of 80x24 cells that are half as wide as high: the height decides.
      (4.0 / 3, 80, 24, 64, 24), (16.0 / 9, 80, 24, 80, 23), (1, 80, 24, 48, 24), (1, 6, 3, 6, 3),
      (1000, 80, 24, 80, 1), (0.001, 80, 24, 1, 24),
    ] as [(Double, Int, Int, Int, Int)])
  func whole(aspect: Double, columns: Int, rows: Int, width: Int, height: Int) {
    let size = PictureWish(columns: columns, rows: rows).size(aspect: aspect)
    #expect(size.columns == width && size.rows == height)
  }

  @Test("a square is square to the eye, whatever the cells are like", arguments: [0.5, 0.45, 1, 2])
  func square(cellAspect: Double) {
    let wish = PictureWish(columns: 60, rows: 20, shape: .square, cellAspect: cellAspect)
    let size = wish.size(aspect: 3)
    #expect(abs(Double(size.columns) * cellAspect - Double(size.rows)) <= 1)
    #expect(size.columns <= 60 && size.rows <= 20)
  }

  @Test("a thumbnail is the middle of the picture, or of the part that counts")
  func middle() throws {
    #expect(UnitRectangle.whole.middleSquare(aspect: 2) == UnitRectangle(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(UnitRectangle.whole.middleSquare(aspect: 0.5) == UnitRectangle(x: 0, y: 0.25, width: 1, height: 0.5))
    let left = try #require(UnitRectangle(x: 0, y: 0, width: 0.5, height: 1))
    #expect(left.middleSquare(aspect: 2) == left)
  }

  @Test("a part reaches out of no picture and is not empty")
  func parts() {
    #expect(UnitRectangle(x: 0.5, y: 0, width: 0.6, height: 1) == nil)
    #expect(UnitRectangle(x: -0.1, y: 0, width: 0.5, height: 1) == nil)
    #expect(UnitRectangle(x: 0, y: 0, width: 0, height: 1) == nil)
    #expect(UnitRectangle(x: .nan, y: 0, width: 1, height: 1) == nil)
    #expect(UnitRectangle(x: 0, y: 0, width: .infinity, height: 1) == nil)
  }

  @Test("an orientation finds where the upper left corner is stored")
  func corners() {
    let places = Orientation.allCases.map { $0.stored(x: 0.25, y: 0.125) }
    let expected = [
      (0.25, 0.125), (0.75, 0.125), (0.75, 0.875), (0.25, 0.875), (0.125, 0.25), (0.125, 0.75), (0.875, 0.75),
      (0.875, 0.25),
    ]
    for (place, expected) in zip(places, expected) { #expect(place == expected) }
    #expect(Orientation.allCases.map(\.swapsSides) == [false, false, false, false, true, true, true, true])
  }

  @Test("a movie's matrix is one of the eight orientations")
  func matrices() {
    let one: Int32 = 1 << 16
    #expect(Orientation(a: one, b: 0, c: 0, d: one) == .upright)
    #expect(Orientation(a: 0, b: one, c: -one, d: 0) == .turnedRight)
    #expect(Orientation(a: -one, b: 0, c: 0, d: -one) == .upsideDown)
    #expect(Orientation(a: 0, b: -one, c: one, d: 0) == .turnedLeft)
    #expect(Orientation(a: -one, b: 0, c: 0, d: one) == .mirrored)
    #expect(Orientation(a: 0, b: 0, c: 0, d: 0) == .upright)
  }
}
