extension CenterState {
  /// Changes what the phone is doing, where that is a change.
  mutating func changeDevice(_ effects: inout [CenterEffect], _ change: (inout Device) -> Void) {
    var changed = device
    change(&changed)
    guard changed != device else { return }
    device = changed
    effects.append(.storeDevice(device))
  }

  /// Locks or unlocks.
  ///
  /// A locked phone shows no banner: the Lock Screen lists it.
  mutating func setLocked(_ isLocked: Bool, _ effects: inout [CenterEffect]) {
    if isLocked { bannerLeaves() }
    changes.noteAll()
    changeDevice(&effects) { $0.isLocked = isLocked }
  }

  /// Turns a Focus on or off.
  ///
  /// One that the device does not have changes nothing. What it silenced is gathered while it is on, and takes its place
  /// among the others when it ends.
  mutating func setFocus(_ identifier: String?, _ effects: inout [CenterEffect]) {
    guard identifier == nil || deviceProfile.focusModes.contains(where: { $0.identifier == identifier }) else { return }
    guard device.focus != identifier else { return }
    changeDevice(&effects) { $0.focus = identifier }
    orderThreads()
  }

  /// Takes up the device's profile; a Focus that it no longer has is off.
  mutating func load(_ profile: DeviceProfile, _ effects: inout [CenterEffect]) {
    deviceProfile = profile
    changes.noteAll()
    if device.focus != nil, currentFocus == nil { changeDevice(&effects) { $0.focus = nil } }
    orderThreads()
  }
}
