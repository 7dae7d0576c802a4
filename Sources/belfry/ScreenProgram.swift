import APNs
import Center
import Commands
import Media
import Rendering
import Runtime
import Screen
import Terminal
import TextLayout

/// The loop of a screen: keys and arrivals in, frames out.
///
/// Everything that is there is read before anything is painted, and arrivals paint at most thirty frames a second: a
/// flood costs frames, never keys. A key is painted at once. What moves asks for its next frame when the last one is
/// painted; where nothing moves, nothing is asked for.
final class ScreenProgram {
  let runtime: Runtime
  let loop: EventLoop
  let terminal: TerminalSession
  var settings: LiveSettings
  private let signals: Signals
  let environment: Environment
  /// Where providers come in; nil: nobody listens.
  private let endpoint: ServedEndpoint?
  var screen: ScreenState
  /// Hears what the viewer wants of the story.
  var onStoryCommand: ((StoryCommand) -> Void)?
  /// Hears of each key and click of the viewer's that is not the story's.
  var onViewerAct: (() -> Void)?

  /// A command that takes its time.
  var beside: ProgramBeside?
  /// What it printed, while the viewer writes something.
  var unseenOutput: CommandOutput?

  /// Tells when the settings have to be read again.
  var settingsWatch: FileWatch?

  /// Whether the screen is left: nothing is painted or read any more.
  private var isOver = false
  /// What the mouse hits.
  private var frame: Frame?
  /// Whether the center changed since the viewer's state was brought in order.
  private var isCenterNews = true
  /// Whether providers did something since the viewer was told.
  private var isProviderNews = true
  private var ringsBell = false
  private var lastBell: ContinuousClock.Instant?
  private var moveLater: EventLoop.Token?
  /// The pictures of what notifications carry.
  private(set) lazy var pictures = MediaLoader(decoder: MediaDecoder(in: environment, loop: loop)) { [unowned self] in
    takePictures()
  }
  /// What programs say that opened notifications show.
  private lazy var views = DescriptionLoader(on: loop) { [unowned self] in
    screen.descriptions.take($1, to: $0)
    paintSoon()
  }
  var playLater: EventLoop.Token?
  var hasToldOfMedia = false
  private var lastPaint: ContinuousClock.Instant?
  private var paintLater: EventLoop.Token?
  private var paintsNext = false
  private var pasteEnd: EventLoop.Token?
  /// While the terminal has not taken all of the last frame.
  var sending: Sending?

  /// Between frames that nobody's key asked for.
  static let frameInterval = 1.0 / 30
  /// Between bells: a flood rings, it does not drone.
  private static let bellInterval = 1.0
  /// A paste whose end does not come for this long is over.
  private static let pasteSeconds = 1.0

  init(
    runtime: Runtime, loop: EventLoop, terminal: TerminalSession, settings: LiveSettings, signals: Signals,
    environment: Environment, endpoint: ServedEndpoint?
  ) {
    self.endpoint = endpoint
    self.runtime = runtime
    self.loop = loop
    self.terminal = terminal
    self.settings = settings
    self.signals = signals
    self.environment = environment
    let size = terminal.size
    screen = ScreenState(columns: size.columns, rows: size.rows)
    screen.welcome = environment.welcome(watching: settings.configuration.settings.watchedFolders)
    screen.commands = Commands.lineCommands.map {
      PaletteCommand(name: $0.name, summary: $0.summary, needsMore: $0.needsMore)
    }
    let notices = runtime.startNotices + [terminal.notice].compactMap { $0 } + settings.notices
    screen.notice = notices.isEmpty ? nil : notices.joined(separator: "; ")
    takeSettings()
    screen.themes.current = theme.wanted
    takeBackground()
  }

  /// Runs until the viewer quits or a signal ends it; the terminal may be given back then, and the loop go on for others.
  func run() {
    runtime.observe { [weak self] update in
      guard let self, !isOver else { return }
      switch update {
      case .changed: isCenterNews = true
      case .provider: isProviderNews = true
      case .sound: ringsBell = settings.configuration.settings.ringsBell
      case .notice(let text): screen.notice = text
      }
      paintSoon()
    }
    let watches = [
      loop.watch(terminal.inputDescriptor) { [unowned self] in readKeys() },
      loop.watch(signals.descriptor) { [unowned self] in obeySignals() },
    ]
    // What was typed before the terminal had answered.
    loop.enqueue { [unowned self] in readKeys() }
    settingsWatch = followSettings()
    tick()
    loop.run()
    isOver = true
    watches.forEach(loop.cancel)
    if let sending { loop.cancel(sending.watch) }
    settingsWatch = nil
  }

  // MARK: Input

  private func readKeys() {
    let inputs = terminal.readInput()
    if inputs.isEmpty, !terminal.isPasting, terminal.hasHungUp { return end(by: 1) }
    for input in inputs { take(input) }
    if let pasteEnd { loop.cancel(pasteEnd) }
    pasteEnd = nil
    if terminal.isPasting {
      pasteEnd = loop.schedule(after: Self.pasteSeconds) { [unowned self] in
        if let input = terminal.endPaste() { take(input) }
        paintNext()
      }
    }
    if !inputs.isEmpty { paintNext() }
  }

  private func take(_ input: TerminalInput) {
    sync()
    switch input {
    case .key(let press):
      if screen.storyIntent(for: press) == nil { onViewerAct?() }
      take(press, meaning: screen.intent(for: press))
    case .mouse(let action, let column, let row):
      onViewerAct?()
      act(.mouse(action, frame?.target(column: column, row: row)))
    case .answers: takeBackground()
    }
  }

  /// Does what a key means here; nil: it means nothing.
  func take(_ press: KeyPress, meaning intent: Intent?) {
    sync()
    if let intent {
      act(intent)
    } else if case .paste = press {
      screen.notice = "pasted text goes into a reply or the : line"
    } else {
      screen.notice = nil
    }
  }

  private func act(_ intent: Intent) {
    let before = screen
    let outcome = screen.reduce(intent, center: runtime.state)
    do throws(OperationError) {
      for event in outcome.events { try runtime.send(event) }
    } catch {
      // What could not be stored has not happened: a reply is a draft again.
      screen = before
      screen.notice = error.message
    }
    sync()
    for command in outcome.commands { carryOut(command) }
    completeLine()
    showUnseenOutput()
  }

  /// Looks up what the word on the `:` line may become.
  private func completeLine() {
    guard let line = screen.lineToComplete else { return }
    let completion = Commands.completion(of: line, center: runtime.state, gateway: runtime.gateway, in: environment)
    screen.lineCandidates = LineCandidates(
      line: line, head: completion.head,
      candidates: completion.candidates.map { .init(text: $0.text, note: $0.note, isWhole: $0.isWhole) })
  }

  private func carryOut(_ command: ScreenCommand) {
    switch command {
    case .quit: loop.stop()
    case .redraw: terminal.redraw()
    case .copy(let text): terminal.copy(text)
    case .copyInspector: terminal.copy(inspectorText(center: runtime.state, screen: screen))
    case .run(let line): run(line: line)
    case .listThemes: listThemes()
    case .useTheme(let name): useTheme(name)
    case .reload: reloadSettings()
    case .fault(let change): carryOut(change)
    case .story(let command): onStoryCommand?(command)
    case .suspend:
      terminal.stopJob()
      comeBack()
    }
  }

  private func carryOut(_ change: FaultChange) {
    let operation: FaultOperation =
      switch change {
      case .lay(let card): .add(card.description)
      case .turn(let number, let on): .turn(Int64(number), on: on)
      case .remove(let number): .remove(Int64(number))
      case .clear: .clear
      }
    if case .failure(let error) = runtime.perform(.provider(.faults(operation))) { screen.notice = error.message }
    sync()
  }

  private func obeySignals() {
    for request in signals.requests() {
      switch request {
      case .resize: takeSize()
      case .stop:
        terminal.stopProcess()
        comeBack()
      case .resume:
        terminal.suspend()
        terminal.resume()
        takeSize()
      case .die(let number): end(by: number)
      }
    }
  }

  /// After a stop: its own SIGCONT is no news, the size may have changed meanwhile.
  private func comeBack() {
    for case .die(let number) in signals.requests() { end(by: number) }
    takeSize()
  }

  private func takeSize() {
    terminal.resize()
    let size = terminal.size
    screen.columns = size.columns
    screen.rows = size.rows
    paintNext()
  }

  private func end(by signal: Int32) {
    signals.noteFatal(signal)
    loop.stop()
  }

  // MARK: Painting

  /// Brings the viewer's state in order with the center.
  func sync() {
    if isProviderNews {
      isProviderNews = false
      screen.gateway = GatewayView(
        log: runtime.providerLog, deck: runtime.gateway.faults, tokens: runtime.gateway.tokens,
        entrance: endpoint?.entrance(of: runtime.gateway))
    }
    guard isCenterNews else { return }
    isCenterNews = false
    screen.centerChanged(runtime.state)
  }

  /// Paints in the next turn, after everything that this one still brings.
  func paintNext() {
    guard !paintsNext else { return }
    paintsNext = true
    loop.enqueue { [unowned self] in paint() }
  }

  /// Paints when the last frame is old enough.
  func paintSoon() {
    guard paintLater == nil, !paintsNext else { return }
    let age = lastPaint.map { (ContinuousClock.now - $0) / .seconds(1) } ?? Self.frameInterval
    guard age < Self.frameInterval else { return paintNext() }
    paintLater = loop.schedule(after: Self.frameInterval - age) { [unowned self] in
      paintLater = nil
      paintNext()
    }
  }

  private func paint() {
    guard !isOver else { return }
    paintsNext = false
    if let paintLater { loop.cancel(paintLater) }
    paintLater = nil
    sync()
    if waitsForTerminal() { return }
    readMissingPayload()
    takeTheme()
    wantPictures()
    let frame = render(
      center: runtime.state, screen: screen, edges: terminal.edges, gallery: pictures.gallery)
    terminal.paint(frame, theme: theme.theme, images: pictures.gallery.images)
    pictures.show(frame.mediaRequests)
    let wanted = screen.wantedDescription(center: runtime.state)
    views.want(wanted.flatMap { screen.descriptions[$0] == nil ? $0 : nil }, center: runtime.state)
    screen.painted(
      viewport: frame.viewport, pageScrollLimit: frame.pageScrollLimit, finding: frame.pageFinding,
      center: runtime.state)
    screen.field = frame.field ?? .endless
    self.frame = frame
    ring()
    lastPaint = .now
    countFrame()
    moveOn()
    playOn(after: frame.nextPictureSeconds)
  }

  /// Asks for the next frame of what moves.
  private func moveOn() {
    guard screen.motion.isMoving, moveLater == nil else { return }
    let start = ContinuousClock.now
    moveLater = loop.schedule(after: Self.frameInterval) { [unowned self] in
      moveLater = nil
      screen.motion.advance(by: (ContinuousClock.now - start) / .seconds(1))
      paintNext()
    }
  }

  /// Rings for all the sounds since the last frame, once a second at most.
  private func ring() {
    guard ringsBell else { return }
    ringsBell = false
    if let lastBell, (ContinuousClock.now - lastBell) / .seconds(1) < Self.bellInterval { return }
    lastBell = .now
    terminal.ring()
  }

  /// Reads what the inspector shows of an arrival that left no notification.
  private func readMissingPayload() {
    guard let sequence = screen.missingPayload(center: runtime.state) else { return }
    screen.storedPayload = StoredPayload(sequence: sequence, bytes: runtime.payload(ofDelivery: sequence))
  }

  /// Lets the clock and the ages go on, once a minute.
  private func tick() {
    guard !isOver else { return }
    let clock = runtime.configuration.clock
    paintNext()
    guard !clock.isStanding else { return }
    // A failure was announced; the next event tries again.
    _ = try? runtime.send(.timePassed)
    let untilNextMinute = 60_000 - clock.now.milliseconds % 60_000
    loop.schedule(after: Double(untilNextMinute) / 1000) { [unowned self] in tick() }
  }
}
