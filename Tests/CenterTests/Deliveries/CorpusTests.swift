import Center
import Payload
import Testing

/// What a fresh phone that allows everything makes of a payload file.
struct Outcome: Sendable {
  var number: Int
  var type = PushType.alert
  var presentation = Presentation.none
  var refusal: Refusal.Kind?
  var sound: String?
  var isCritical = false
  var badge: Int64?

  init(
    _ number: Int, _ presentation: Presentation = .none, type: PushType = .alert, refusal: Refusal.Kind? = nil,
    sound: String? = nil, isCritical: Bool = false, badge: Int64? = nil
  ) {
    self.number = number
    self.type = type
    self.presentation = presentation
    self.refusal = refusal
    self.sound = sound
    self.isCritical = isCritical
    self.badge = badge
  }

  static let all: [Outcome] = [
    Outcome(1, .banner),
    Outcome(2, .banner, sound: "default"),
    Outcome(3, .banner, sound: "default"),
    Outcome(5, .banner, sound: "default"),
    Outcome(6, .banner),
    Outcome(7, refusal: .notJSON),
    Outcome(8, .banner, sound: "default", badge: 1),
    Outcome(9, .banner, sound: "default"),
    Outcome(10, .banner),
    Outcome(11, .banner, sound: "ping.aiff", badge: 3),
    Outcome(13),
    Outcome(14, badge: 0),
    Outcome(15),
    Outcome(16, .banner),
    Outcome(17, .banner, sound: "default", isCritical: true, badge: 1),
    Outcome(18, type: .widgets),
    Outcome(20, .banner),
    Outcome(22, type: .mdm),
    Outcome(23, type: .mdm),
    Outcome(24, refusal: .missingAPS),
    Outcome(25, .banner),
    Outcome(26, .banner),
    Outcome(27, .banner),
    Outcome(28, refusal: .notJSON),
    Outcome(30, .banner, sound: "default", badge: 1),
    Outcome(31, .banner),
    Outcome(32, .banner, sound: "default", badge: 1),
    Outcome(33, .banner),
    Outcome(34, .banner),
    Outcome(35, .banner, sound: "default", badge: 4),
    Outcome(36, .banner, sound: "default"),
    Outcome(38, refusal: .notJSON),
    Outcome(39, .banner),
    Outcome(40, refusal: .notJSON),
    Outcome(41, refusal: .missingAPS),
    Outcome(42, refusal: .missingAPS),
    Outcome(43, .banner, sound: "default"),
    Outcome(44),
    Outcome(46, badge: 4),
    Outcome(47, .banner, sound: "custom.wav", isCritical: true),
    Outcome(48, .banner, sound: "custom.wav"),
    Outcome(49, .banner, sound: "default", isCritical: true),
    Outcome(50, badge: 3),
    Outcome(51, .banner, sound: "default"),
    Outcome(52, .banner, sound: "default"),
    Outcome(54, .banner, sound: "default"),
    Outcome(55, .banner),
    Outcome(56, .banner, badge: 3),
    Outcome(57, badge: 2),
    Outcome(58, .banner),
    Outcome(59, .banner),
    Outcome(60, badge: 0),
    Outcome(62, .banner, sound: "default", badge: 1),
    Outcome(63, .banner, sound: "default"),
    Outcome(64, .banner, sound: "birdsong.caf"),
    Outcome(65, .banner),
    Outcome(66, .banner, sound: "default"),
    Outcome(67, sound: "default", badge: 0),
    Outcome(68, .banner, sound: "default"),
    Outcome(70, .banner, sound: "default"),
    Outcome(71, refusal: .missingAPS),
    Outcome(72, refusal: .missingAPS),
    Outcome(73),
    Outcome(74, .banner, sound: "default"),
    Outcome(75, .banner, sound: "default"),
    Outcome(76, .banner),
    Outcome(78, refusal: .missingAPS),
    Outcome(79, refusal: .missingAPS),
    Outcome(80, .banner, sound: "eew.caf"),
    Outcome(81, .banner, sound: "alarm.caf", isCritical: true),
    Outcome(82, .banner, sound: "critical_alert.wav", isCritical: true),
    Outcome(83, .banner, sound: "default"),
    Outcome(85, .banner, sound: "default"),
    Outcome(88, type: .liveactivity),
    Outcome(89, type: .liveactivity),
    Outcome(90, type: .liveactivity),
    Outcome(92, type: .liveactivity),
    Outcome(93, .banner, type: .liveactivity, sound: "chime.aiff"),
    Outcome(94, type: .liveactivity),
    Outcome(95, .banner, type: .liveactivity, sound: "default"),
    Outcome(98, .banner, sound: "bingbong.aiff"),
    Outcome(99, .banner),
    Outcome(100, .banner, badge: .max),
    Outcome(101, .banner, badge: 1),
    Outcome(102, badge: 5),
    Outcome(103, type: .background),
    Outcome(104, type: .background),
    Outcome(106),
    Outcome(107),
    Outcome(108),
    Outcome(109, refusal: .missingAPS),
    Outcome(111, refusal: .notAnObject),
    Outcome(112, refusal: .notJSON),
    Outcome(114, .banner, badge: 1),
    Outcome(117, .banner),
    Outcome(118, .banner),
    Outcome(119, .banner, sound: "default"),
    Outcome(120, .banner, sound: "default"),
    Outcome(121, .banner),
    Outcome(122, sound: "critical-alert-sound-name.wav", isCritical: true),
    Outcome(123, .banner, sound: "default", isCritical: true),
    Outcome(125, type: .background),
    Outcome(126, .banner, sound: "default"),
    Outcome(127, .banner, sound: "default"),
    Outcome(128, .banner, sound: "default", badge: 1),
    Outcome(129, .banner, sound: "default"),
    Outcome(130, .banner, badge: 1),
    Outcome(131, type: .background),
    Outcome(133, .banner, sound: "default", badge: 1),
    Outcome(134, .banner, sound: "default", badge: 1),
    Outcome(135, .banner),
    Outcome(136, badge: 1),
    Outcome(137, .banner),
    Outcome(138, sound: "default", badge: 1),
    Outcome(139, .banner, sound: "default", badge: 1),
    Outcome(142, .banner),
    Outcome(143, .banner),
    Outcome(144, .banner),
    Outcome(145, .banner),
    Outcome(146, .banner),
    Outcome(148, .banner, sound: "default"),
    Outcome(149, .banner),
    Outcome(151, .banner),
    Outcome(152, refusal: .tooLarge),
    Outcome(154, refusal: .tooLarge),
    Outcome(155, refusal: .tooLarge),
    Outcome(156, refusal: .notJSON),
    Outcome(158, refusal: .notJSON),
    Outcome(159, refusal: .notJSON),
    Outcome(162, refusal: .notJSON),
    Outcome(164, refusal: .notJSON),
    Outcome(165, refusal: .empty),
    Outcome(166, refusal: .empty),
    Outcome(167, refusal: .notJSON),
    Outcome(168, .banner),
    Outcome(170, refusal: .notJSON),
    Outcome(172, refusal: .notJSON),
    Outcome(173, refusal: .notJSON),
    Outcome(174, refusal: .notJSON),
  ]
}

@Test("every payload file is presented, heard, counted or refused as it should be", arguments: Outcome.all)
func corpus(expected: Outcome) throws {
  var phone = Phone()
  let delivery = phone.push(bytes: try Fixtures.payload(expected.number))
  #expect(delivery.refusal?.kind == expected.refusal)
  #expect(delivery.presentation == expected.presentation)
  #expect(delivery.pushType == expected.type)
  #expect(delivery.sound?.name == expected.sound)
  #expect((delivery.sound?.isCritical ?? false) == expected.isCritical)
  #expect(delivery.badge == expected.badge)
}

@Test("no payload file is missing from the table") func corpusIsComplete() throws {
  let numbers = try Fixtures.names().compactMap { Int($0.prefix(3)) }
  #expect(numbers == Outcome.all.map(\.number))
}

@Test("a website push without url-args is dropped, an app shows the same payload", arguments: [26, 27])
func websitePush(number: Int) throws {
  var phone = Phone()
  let delivery = phone.push(bytes: try Fixtures.payload(number), to: "web.com.example")
  #expect(delivery.presentation == .none)
  #expect(delivery.reason(.alert).contains("url-args"))
}
