public import APNs
import Center
import Storage

// The inbox: what providers were told was taken, and the phone has not seen yet.
//
//     Acceptance ─▶ table `inbox` ─▶ 200 ┄┄▶ slice: reduce at `receivedAt` ─▶ store, rows taken away ─▶ observers
//
// Writing a row costs a tenth of deciding about a push. So a burst is answered as fast as it can be stored, and the phone
// follows. Whoever asks anything (`Operation`) has what was taken by then digested first, and the next start does the same
// with what a process left that ended in between.

extension Runtime {
  /// Takes pushes and what the gateway's effects ask for, in one transaction; what it returned from may be answered.
  ///
  /// Throws where they cannot be stored (exit code 3): nothing was taken then, and the gateway is as it is on disk.
  public func accept(_ acceptances: [Acceptance], effects: [GatewayEffect]) throws(OperationError) {
    while backlog.isFull, try digestSlice(seconds: InboxBacklog.idleSeconds) {}
    do throws(StoreError) {
      try store.accept(acceptances, effects: effects)
    } catch {
      restoreGatewayFromStore()
      announce("\(error)")
      throw OperationError(error)
    }
    guard !acceptances.isEmpty else { return }
    backlog.size.count += acceptances.count
    backlog.size.byteCount += acceptances.reduce(0) { $0 + $1.payload.count }
    backlog.lastAcceptance = .now
    digestSoon()
  }

  /// How many pushes were taken that the phone has not seen yet.
  public var inboxCount: Int { backlog.size.count }

  /// Hands everything in the inbox to the phone.
  ///
  /// Where that cannot be stored, it was announced, and the rest stays in the inbox.
  func digestInbox() {
    do throws(OperationError) {
      while backlog.size.count > 0, try digestSlice(seconds: .infinity) {}
    } catch {
      digestSoon(after: InboxBacklog.retrySeconds)
    }
  }

  /// A question whether the phone has seen everything that is taken by now; each time it is asked, the phone gets on.
  ///
  /// So whoever waits for the answer holds up nobody else, and does not wait for what comes meanwhile. Where the store
  /// refuses, that was announced, and the answer is that nothing better is to be had.
  func catchingUpWithInbox() -> () -> Bool {
    let count = backlog.seenCount + backlog.size.count
    return { [weak self] in
      guard let self, backlog.seenCount < count else { return true }
      do throws(OperationError) {
        guard try digestSlice(seconds: InboxBacklog.idleSeconds) else { return true }
      } catch {
        digestSoon(after: InboxBacklog.retrySeconds)
        return true
      }
      return backlog.seenCount >= count
    }
  }

  /// Hands the oldest pushes to the phone for `seconds`, in one transaction; returns whether there were any.
  private func digestSlice(seconds: Double) throws(OperationError) -> Bool {
    let start = MonotonicTime.now
    let entries = try reporting { () throws(StoreError) in try store.inbox(limit: InboxBacklog.sliceCount) }
    var changes: [(event: CenterEvent, effects: [CenterEffect])] = []
    for entry in entries {
      let event = event(for: entry.acceptance)
      changes.append((event, state.reduce(event, at: entry.acceptance.receivedAt)))
      if start.seconds(until: .now) > seconds { break }
    }
    let digested = entries.prefix(changes.count)
    guard let last = digested.last else {
      backlog.size = InboxSize()
      return false
    }
    do throws(StoreError) {
      try store.digest(upTo: last.number, effects: changes.flatMap(\.effects))
    } catch {
      restoreFromStore()
      announce("\(error)")
      throw OperationError(error)
    }
    backlog.seenCount += digested.count
    backlog.size.count -= digested.count
    backlog.size.byteCount -= digested.reduce(0) { $0 + $1.acceptance.payload.count }
    for change in changes { tell(change.event, change.effects) }
    armDeadline()
    return true
  }

  /// What a push means to the phone.
  private func event(for acceptance: Acceptance) -> CenterEvent {
    .payloadArrived(
      acceptance.arrival(
        requestIdentifier: configuration.identifiers.identifier(.request, sequence: state.lastSequence + 1)))
  }

  /// Plans the next slice, where there is a loop and something to digest.
  func digestSoon(after seconds: Double = InboxBacklog.pauseSeconds) {
    guard let loop, backlog.nextSlice == nil, backlog.size.count > 0 else { return }
    backlog.nextSlice = loop.schedule(after: seconds) { [weak self] in self?.digestNextSlice() }
  }

  /// Whether somebody paints the state.
  private var isOnScreen: Bool { frameNumber > 0 }

  private func digestNextSlice() {
    backlog.nextSlice = nil
    let isBusy = backlog.isBusy
    if isBusy, !isOnScreen, backlog.isFresh { return digestSoon() }
    backlog.lastSlice = .now
    do throws(OperationError) {
      guard try digestSlice(seconds: isBusy ? InboxBacklog.busySeconds : InboxBacklog.idleSeconds) else { return }
      digestSoon(after: isBusy ? InboxBacklog.pauseSeconds : 0)
    } catch {
      digestSoon(after: InboxBacklog.retrySeconds)
    }
  }
}
