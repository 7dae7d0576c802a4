import APNs
import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// The provider page and the fault panel.
  static let provider: [SnapshotScene] = [
    SnapshotScene("provider-empty") { providerView { _ in } },
    SnapshotScene("provider-no-key") { providerView { $0.gateway.entrance = entrance(lacksKey: true) } },
    SnapshotScene("provider-no-key-40x16") {
      providerView(columns: 40, rows: 16) { $0.gateway.entrance = entrance(lacksKey: true) }
    },
    SnapshotScene("provider-listening") { providerView { $0.gateway.entrance = entrance(lacksKey: false) } },
    SnapshotScene("provider-no-key-help") {
      providerView { screen in
        screen.gateway.entrance = entrance(lacksKey: true)
        act([.showHelp], on: &screen)
      }
    },
    SnapshotScene("provider-requests") { providerView { $0.gateway = busyGateway() } },
    SnapshotScene("provider-requests-140x45") {
      providerView(columns: 140, rows: 45) { screen in
        screen.gateway = busyGateway()
        act([.moveDown, .moveDown, .moveDown], on: &screen)
      }
    },
    SnapshotScene("provider-requests-40x16") {
      providerView(columns: 40, rows: 16) { $0.gateway = busyGateway() }
    },
    SnapshotScene("provider-refused") {
      providerView { screen in
        screen.gateway = busyGateway()
        act([.toggleErrors, .moveDown], on: &screen)
        screen.notice = nil
      }
    },
    SnapshotScene("provider-mistakes") { providerView { $0.gateway = mistakenGateway() } },
    SnapshotScene("provider-mistakes-120x30") {
      providerView(columns: 120, rows: 30) { screen in
        screen.gateway = mistakenGateway()
        act([.moveDown], on: &screen)
      }
    },
    SnapshotScene("provider-mistaken-connections") {
      providerView { screen in
        screen.gateway = mistakenGateway()
        act([.nextTab, .moveDown], on: &screen)
      }
    },
    SnapshotScene("provider-crowded-connections") {
      providerView { screen in
        screen.gateway = crowdedGateway()
        act([.nextTab, .moveDown], on: &screen)
      }
    },
    SnapshotScene("provider-broken-off") {
      providerView { screen in
        screen.gateway = mistakenGateway()
        act([.moveToLast], on: &screen)
      }
    },
    SnapshotScene("provider-refused-inspected") {
      providerView(columns: 130, rows: 30) { screen in
        screen.gateway = busyGateway()
        act([.toggleErrors, .moveDown], on: &screen)
        screen.inspectorTab = .explanation
        screen.notice = nil
      }
    },
    SnapshotScene("provider-connections") {
      providerView { screen in
        screen.gateway = busyGateway()
        act([.nextTab, .moveDown], on: &screen)
      }
    },
    SnapshotScene("provider-report") {
      providerView { screen in
        screen.gateway = busyGateway()
        act([.previousTab], on: &screen)
      }
    },
    SnapshotScene("provider-report-140x45") {
      providerView(columns: 140, rows: 45) { screen in
        screen.gateway = busyGateway()
        act([.previousTab], on: &screen)
      }
    },
    SnapshotScene("faults-empty") { faultView { _ in } },
    SnapshotScene("faults") { faultView { $0.gateway = busyGateway() } },
    SnapshotScene("faults-struck") { faultView { $0.gateway = struckGateway() } },
    SnapshotScene("faults-long-card-selected") {
      faultView { screen in
        screen.gateway = struckGateway()
        act([.moveDown, .moveDown, .moveDown], on: &screen)
      }
    },
    SnapshotScene("faults-140x45") { faultView(columns: 140, rows: 45) { $0.gateway = busyGateway() } },
    SnapshotScene("faults-in-the-status-line") { view(busyPhone()) { screen, _ in screen.gateway = busyGateway() } },
    SnapshotScene("faults-in-the-status-line-ascii") {
      view(busyPhone(), edges: .ascii) { screen, _ in screen.gateway = busyGateway() }
    },
  ]
}

private func providerView(
  columns: Int = 80, rows: Int = 24, _ look: (inout ScreenState) -> Void
) -> Frame {
  view(busyPhone(), columns: columns, rows: rows) { screen, _ in
    screen.pages = [.list, .provider]
    look(&screen)
  }
}

private func faultView(columns: Int = 80, rows: Int = 24, _ look: (inout ScreenState) -> Void) -> Frame {
  view(busyPhone(), columns: columns, rows: rows) { screen, _ in
    screen.pages = [.list, .faults]
    look(&screen)
  }
}

private func entrance(lacksKey: Bool) -> GatewayEntrance {
  GatewayEntrance(sandbox: "https://127.0.0.1:2197", production: "https://127.0.0.1:2198", lacksKey: lacksKey)
}

private func act(_ intents: [Intent], on screen: inout ScreenState) {
  for intent in intents { _ = screen.reduce(intent, center: busyPhone().center) }
}

/// An endpoint that two providers have used for an hour, one of them badly, with a few cards on the table.
private func busyGateway() -> GatewayView {
  let now = busyPhone().center.now
  var gateway = GatewayView()
  for text in ["next 3 TooManyRequests", "5% BadDeviceToken for token 00fc*", "ServiceUnavailable on 30s off 1m"] {
    if let card = try? FaultCard(text) { gateway.deck.lay(card, at: now) }
  }
  gateway.deck.turn(2, on: false, at: now)
  var connection = ConnectionRecord(
    number: 1, environment: .production, openedAt: now.adding(seconds: -3000), peer: "127.0.0.1:53120",
    tlsVersion: "TLSv1.2")
  connection.userAgent = "worker/1.4"
  gateway.log.begin(connection)
  gateway.log.end(1, .idle, at: now.adding(seconds: -900))
  gateway.log.begin(
    ConnectionRecord(
      number: 2, environment: .sandbox, openedAt: now.adding(seconds: -600), peer: "127.0.0.1:53122",
      tlsVersion: "TLSv1.3"))
  let answers: [(Reason?, String)] = [
    (nil, "alert"), (nil, "alert"), (.badDeviceToken, "alert"), (.tooManyRequests, "background"), (nil, "voip"),
    (.unregistered, "alert"), (nil, "liveactivity"), (nil, "alert"),
  ]
  for index in 0..<24 {
    let (reason, type) = answers[index % answers.count]
    gateway.log.note(
      record(
        number: index, type: type, reason, at: now.adding(seconds: Double(index - 24) * 7),
        issuedAt: now.adding(seconds: -2300)))
  }
  return gateway
}

/// Connections of which there is more to tell than has room.
private func crowdedGateway() -> GatewayView {
  let now = busyPhone().center.now
  var gateway = GatewayView()
  for (number, counts) in [(1, (1_200, 0, 0, 0)), (2, (1_200, 300, 12, 19)), (3, (75_802, 12_300, 120, 1_190))] {
    var connection = ConnectionRecord(
      number: Int64(number), environment: .sandbox, openedAt: now.adding(seconds: -60), peer: "127.0.0.1:53124")
    connection.requestCount = Int64(counts.0)
    connection.errorCount = Int64(counts.1)
    connection.brokenRequestCount = Int64(counts.2)
    connection.refusedStreamCount = Int64(counts.3)
    gateway.log.begin(connection)
  }
  return gateway
}

/// A deck that has struck: a card with a share, one that counts down, one that is spent, and one with a long text.
private func struckGateway() -> GatewayView {
  let now = busyPhone().center.now
  let texts = [
    "every 2 TooManyRequests", "next 3 BadDeviceToken", "next 1 Unregistered",
    "5% ServiceUnavailable for token 00fc* and topic com.example.ferry and push-type background from 10m on 30s off 1m",
  ]
  let counts: [(seen: Int64, struck: Int64)] = [(41, 20), (1, 1), (9, 1), (0, 0)]
  let cards = zip(texts, counts).enumerated().compactMap { index, card in
    LaidCard(
      number: index + 1, stored: card.0, laidAt: now, isOn: true, seen: card.1.seen, struck: card.1.struck)
  }
  var gateway = busyGateway()
  gateway.deck = FaultDeck(stored: cards, seed: 1)
  return gateway
}

/// An endpoint whose providers know neither their credentials nor the limit of streams, nor whom to trust.
private func mistakenGateway() -> GatewayView {
  let now = busyPhone().center.now
  var gateway = GatewayView()
  gateway.log.begin(
    ConnectionRecord(
      number: 32, environment: .sandbox, openedAt: now.adding(seconds: -60), peer: "127.0.0.1:53124",
      tlsVersion: "TLSv1.3"))
  for _ in 0..<19 { gateway.log.refuseStream(on: 32, at: now) }
  var broken = record(number: 2, type: "alert", nil, at: now, issuedAt: now)
  broken.connection = 32
  broken.close(with: nil)
  broken.seconds = nil
  broken.brokenOff = "it was not complete after 30 s"
  gateway.log.breakRequest(broken)
  gateway.log.begin(
    ConnectionRecord(
      number: 33, environment: .sandbox, openedAt: now.adding(seconds: -90), peer: "127.0.0.1:53126"))
  gateway.log.end(33, .handshake, detail: "tlsv1 alert unknown ca", at: now.adding(seconds: -89))
  var unread = record(number: 3, type: "alert", .methodNotAllowed, at: now, issuedAt: now)
  unread.method = "GET"
  unread.claims = nil
  unread.fields.append(.init("authorization", "bearer a.b.c"))
  var milliseconds = record(number: 4, type: "alert", .invalidProviderToken, at: now, issuedAt: now)
  milliseconds.claims?.issuedAt = nil
  milliseconds.claims?.verdict = .invalidProviderToken
  milliseconds.credentialFault = "iat is in milliseconds; it has to be in seconds"
  milliseconds.mistake = milliseconds.credentialFault
  var rubbish = record(number: 5, type: "alert", .invalidProviderToken, at: now, issuedAt: now)
  rubbish.claims = .init(keyIdentifier: "", teamIdentifier: "", issuedAt: nil, verdict: .invalidProviderToken)
  rubbish.credentialFault = "the token has 1 segment; header.claims.signature are three"
  rubbish.mistake = rubbish.credentialFault
  for var record in [unread, milliseconds, rubbish] {
    record.connection = 32
    gateway.log.note(record)
  }
  return gateway
}

private func record(number: Int, type: String, _ reason: Reason?, at moment: Timestamp, issuedAt: Timestamp)
  -> RequestRecord
{
  let digits = "0123456789abcdef".map(String.init)
  let token =
    "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8" + digits[number % 16] + digits[number / 16]
  var request = ProviderRequest(
    method: "POST", path: "/3/device/\(token)",
    fields: [
      .init("apns-topic", "com.example.chat"), .init("apns-push-type", type), .init("apns-expiration", "0"),
      .init("user-agent", "courier/2.0"),
    ], body: Array(repeating: 32, count: 175 + number))
  if number % 3 > 0 { request.fields.append(.init("apns-priority", "10")) }
  var connection = ProviderConnection(number: 2, environment: .sandbox, openedAt: moment)
  connection.requestCount = Int64(number)
  var record = RequestRecord(request, on: connection, at: moment)
  record.claims = .init(
    keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", issuedAt: issuedAt)
  record.close(with: ProviderAnswer(reason: reason, identifier: "F4121B12-E0BF-3266-F079-6C9A2D1D0B4E"))
  record.seconds = Double(31 + number) / 100_000
  if reason == .tooManyRequests { record.fault = "next 3 TooManyRequests" }
  return record
}
