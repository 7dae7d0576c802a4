import APNs

extension ScreenState {
  /// Keys of the provider page.
  mutating func reduceProvider(_ intent: Intent) -> Outcome {
    switch intent {
    case .back: pop()
    case .nextTab: turnProviderTab(by: 1)
    case .previousTab: turnProviderTab(by: -1)
    case .toggleErrors:
      provider.showsErrorsOnly.toggle()
      notice = provider.showsErrorsOnly ? "only what was refused" : "all requests"
    case .open where provider.tab == .requests: return openRequest()
    case .copyIdentifier: return copyRequestIdentifier()
    default: moveInProvider(intent)
    }
    return Outcome()
  }

  mutating func turnProviderTab(by step: Int) {
    let tabs = ProviderTab.allCases
    let index = tabs.firstIndex(of: provider.tab) ?? 0
    provider.tab = tabs[(index + step + tabs.count) % tabs.count]
    pageScroll = 0
    pageSelection = 0
  }

  /// Selects the row at `index` of the open tab, as a click does; a click on the selected request opens it.
  mutating func clickProvider(_ index: Int) -> Outcome {
    guard provider.tab == .requests else {
      pageSelection = index
      return Outcome()
    }
    let records = listedRequests
    guard records.indices.contains(index) else { return Outcome() }
    if index == selectedRequestIndex(in: records) { return openRequest() }
    provider.request = records[index].number
    return Outcome()
  }

  private mutating func moveInProvider(_ intent: Intent) {
    switch provider.tab {
    case .report: scroll(intent)
    case .connections: pageSelection = moved(pageSelection, by: intent, count: gateway.connections.count)
    case .requests:
      let records = listedRequests
      let index = moved(selectedRequestIndex(in: records), by: intent, count: records.count)
      // At the top the selection follows what comes in.
      provider.request = index == 0 ? nil : records[index].number
    }
  }

  private func moved(_ index: Int, by intent: Intent, count: Int) -> Int {
    let page = max(1, rows / 2)
    let place =
      switch intent {
      case .moveDown: index + 1
      case .moveUp: index - 1
      case .halfPageDown: index + max(1, page / 2)
      case .halfPageUp: index - max(1, page / 2)
      case .pageDown: index + page
      case .pageUp: index - page
      case .moveToFirst: 0
      case .moveToLast: count - 1
      default: index
      }
    return min(max(0, place), max(0, count - 1))
  }

  /// The request that is selected, or the newest; nil: none is listed.
  var selectedRequest: RequestRecord? {
    let records = listedRequests
    return records.isEmpty ? nil : records[selectedRequestIndex(in: records)]
  }

  /// Shows the whole request, as its command does.
  private func openRequest() -> Outcome {
    Outcome(commands: selectedRequest.map { [.run("requests show \($0.number)")] } ?? [])
  }

  private mutating func copyRequestIdentifier() -> Outcome {
    guard provider.tab == .requests, let record = selectedRequest, !record.identifier.isEmpty else {
      notice = "nothing to copy: no request with an apns-id is selected"
      return Outcome()
    }
    notice = "copied the apns-id"
    return Outcome(commands: [.copy(record.identifier)])
  }
}
