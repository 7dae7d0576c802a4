import Testing

@testable import Center

private struct Number: Sequenced { let sequence: Int64 }

@Test("elements stay in order whatever is put in and taken out, from the front, the middle and in bulk")
func sequenceOrder() {
  var ordered = SequenceOrdered<Number>()
  var model: [Int64] = []
  func check() {
    #expect(ordered.map(\.sequence) == model)
    for (index, sequence) in model.enumerated() { #expect(ordered.index(ofSequence: sequence) == index) }
  }
  for sequence in stride(from: Int64(0), to: 400, by: 2) {
    ordered.insert(Number(sequence: sequence))
    model.append(sequence)
  }
  for sequence in [Int64(101), -1, 999] {
    #expect(ordered.index(ofSequence: sequence) == nil)
    ordered.insert(Number(sequence: sequence))
    model.append(sequence)
  }
  model.sort()
  check()
  for _ in 0..<150 {
    let isTaken = ordered.remove(sequence: model.removeFirst())
    #expect(isTaken)
  }
  check()
  let isTakenAgain = ordered.remove(sequence: 0)
  #expect(!isTakenAgain)
  ordered.remove(sequence: model.remove(at: model.count / 2))
  check()
  let some = Set(model.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
  ordered.remove(sequences: some)
  model.removeAll { some.contains($0) }
  check()
}

@Test("two orders with the same elements are equal, whatever was taken out before") func equality() {
  var left = SequenceOrdered<Number>()
  for sequence in Int64(0)..<50 { left.insert(Number(sequence: sequence)) }
  for sequence in Int64(0)..<20 { left.remove(sequence: sequence) }
  #expect(left == SequenceOrdered(ascending: (Int64(20)..<50).map(Number.init)))
}
