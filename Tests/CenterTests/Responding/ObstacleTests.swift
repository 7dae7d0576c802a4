import Center
import Payload
import Testing

private let known = ["REPLY", "LIKE", "OPEN", "PAY", "DELETE"]
private let tapAction = Response.defaultActionIdentifier
private let dismissAction = Response.dismissActionIdentifier

@Test(
  "what stands in the way of a response is found before it is given, and the reducer ignores it",
  arguments: [
    ("n9", tapAction, nil, false, ResponseObstacle.unknownNotification),
    ("n1", "LIKED", nil, false, .unknownAction(nearest: "LIKE", known: known)),
    ("n1", "zzzzzz", nil, false, .unknownAction(nearest: nil, known: known)),
    ("n1", "REPLY", nil, false, .textMissing), ("n1", "REPLY", "", false, .textMissing),
    ("n1", "LIKE", "hi", false, .textNotWanted), ("n1", tapAction, "hi", false, .textNotWanted),
    ("n1", dismissAction, "hi", false, .textNotWanted), ("n1", tapAction, nil, true, .deviceLocked),
    ("n1", "OPEN", nil, true, .deviceLocked), ("n1", "PAY", nil, true, .deviceLocked), ("n1", "LIKE", nil, true, nil),
    ("n1", "REPLY", "hi", true, nil), ("n1", "REPLY", nil, true, .textMissing), ("n1", dismissAction, nil, true, nil),
    ("n1", "OPEN", nil, false, nil),
  ] as [(String, String, String?, Bool, ResponseObstacle?)])
func obstacles(identifier: String, action: String, text: String?, isLocked: Bool, expected: ResponseObstacle?) {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  if isLocked { phone.send(.locked) }
  #expect(phone.state.responseObstacle(for: Phone.key(identifier), action: action, userText: text) == expected)
  let before = phone.state
  phone.choose(action, on: identifier, text: text)
  #expect(phone.responses.isEmpty == (expected != nil))
  if let expected {
    #expect(phone.state == before && phone.effects.isEmpty)
    #expect(
      expected.message(action: action, of: Phone.key(identifier)).contains(expected == .unknownNotification ? "n9" : "")
    )
  }
}

@Test("a response from a locked device says that it was not unlocked for it") func authenticated() {
  var phone = Phone(Chat.profile)
  phone.push(Chat.payload)
  phone.push(Chat.payload)
  phone.send(.locked)
  phone.choose("LIKE", on: "n1")
  #expect(phone.responses.map(\.authenticated) == [false])
  phone.send(.unlocked)
  phone.choose("PAY", on: "n2")
  #expect(phone.responses.map(\.authenticated) == [true])
}

@Test(
  "an obstacle is told in words",
  arguments: [
    (ResponseObstacle.unknownAction(nearest: "LIKE", known: ["LIKE"]), "did you mean 'LIKE'?"),
    (.unknownAction(nearest: nil, known: ["A", "B"]), "it has 'A', 'B'"),
    (.unknownAction(nearest: nil, known: []), "no actions"),
    (.deviceLocked, "unlock it first"), (.textMissing, "needs text"), (.textNotWanted, "takes no text"),
  ]) func words(obstacle: ResponseObstacle, words: String)
{
  #expect(obstacle.message(action: "LIKES", of: Phone.key("n1")).contains(words))
}
