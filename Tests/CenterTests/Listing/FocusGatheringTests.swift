import Center
import Payload
import Testing

private func alert(_ thread: String, level: String = "active") -> String {
  "{\"aps\":{\"alert\":\"x\",\"thread-id\":\"\(thread)\",\"interruption-level\":\"\(level)\"}}"
}

/// A phone in Work, which lets the time-sensitive through, with one stack from before.
private func phoneAtWork() -> Phone {
  var phone = Phone()
  phone.push(alert("before"))
  phone.send(.focusChanged("work"))
  return phone
}

@Test("what a Focus silences is gathered below the others, the newest of it first, and counted") func gathered() {
  var phone = phoneAtWork()
  let held = phone.push(alert("held"))
  phone.push(alert("urgent", level: "time-sensitive"))
  phone.push(alert("late"))
  phone.push(alert("held"))
  #expect(phone.stacks == ["urgent(1)", "before(1)", "held(2)", "late(1)"])
  #expect(phone.state.heldThreadCount == 2 && phone.state.heldCount == 3)
  #expect(held.reason(.position) == "the newest of its stack, whose stack is on top of what Work silenced")
}

@Test("when the Focus ends, everything stands where its time wants it") func released() {
  var phone = phoneAtWork()
  phone.push(alert("held"))
  phone.push(alert("urgent", level: "time-sensitive"))
  phone.send(.focusChanged(nil))
  #expect(phone.stacks == ["urgent(1)", "held(1)", "before(1)"])
  #expect(phone.state.heldThreadCount == 0 && phone.state.heldCount == 0)
  phone.send(.focusChanged("work"))
  #expect(phone.stacks == ["urgent(1)", "before(1)", "held(1)"], "it is the same Focus again")
  phone.send(.focusChanged("sleep"))
  #expect(phone.stacks == ["urgent(1)", "held(1)", "before(1)"], "another Focus gathers what it silences itself")
}

@Test("a stack stands where its newest member belongs") func newestDecides() {
  var phone = phoneAtWork()
  phone.push(alert("mixed"), id: "held")
  phone.push(alert("mixed", level: "time-sensitive"), id: "urgent")
  #expect(phone.stacks == ["mixed(2)", "before(1)"] && phone.state.heldCount == 0)
  phone.send(.notificationsDismissed([Phone.key("urgent")]))
  #expect(phone.stacks == ["before(1)", "mixed(1)"] && phone.state.heldCount == 1)
  phone.send(.notificationsDismissed([Phone.key("held")]))
  #expect(phone.stacks == ["before(1)"] && phone.state.heldCount == 0)
}
