extension KeyMap {
  // Ctrl-j is what a line feed comes in as: some programs that type into a terminal send it for Enter. Where Enter sends
  // a text it makes a new line, elsewhere it is Enter.

  /// The notification center.
  public static let list = KeyMap([
    (
      "Moving",
      [
        KeyBinding([.character("j"), .down], .moveDown, "next"),
        KeyBinding([.character("k"), .up], .moveUp, "previous"),
        KeyBinding([.character("g"), .home], .moveToFirst, "first"),
        KeyBinding([.character("G"), .end], .moveToLast, "last"),
      ] + pageKeys
    ),
    (
      "Stacks",
      [
        KeyBinding([.character("l"), .right], .openThread, "open the stack"),
        KeyBinding([.character("h"), .left], .closeThread, "close the stack"),
        KeyBinding([.character("o"), .character(" ")], .toggleThread, "open or close the stack"),
      ]
    ),
    (
      "Searching",
      [
        KeyBinding([.character("/")], .search, "show only what matches"),
        KeyBinding([.character("n")], .nextMatch, "next match"),
        KeyBinding([.character("N")], .previousMatch, "match before"),
        KeyBinding([.character("m")], .toggleMark, "mark, to act on several at once"),
        KeyBinding([.character("M")], .toggleAllMarks, "mark all that is shown, or none"),
      ]
    ),
    (
      "Notifications",
      [
        KeyBinding([.enter, .control("j")], .open, "open"),
        KeyBinding([.character("t")], .tap, "tap: the default action"),
      ] + notificationKeys + [
        KeyBinding([.character("D")], .dismissThread, "dismiss the whole stack"),
        KeyBinding([.character("C")], .clearAll, "clear all, after a question"),
        KeyBinding([.character("u")], .undoDismissal, "bring back what was dismissed last"),
        KeyBinding([.character("b")], .openBanner, "open the banner"),
        draftKey,
      ]
    ),
    ("Phone", phoneKeys),
    ("Provider", providerKeys),
    ("Inspector", inspectorKeys),
    (
      "Belfry",
      belfryKeys + [
        KeyBinding([.escape], .back, "banner, marks, filter, stack: one goes"),
        KeyBinding([.character("q")], .quit, "quit"),
        quitKey,
      ]
    ),
  ])

  /// A notification with its full text.
  public static let expanded = KeyMap([
    (
      "Reading",
      [
        KeyBinding([.character("j"), .down], .moveDown, "scroll down, then to the buttons"),
        KeyBinding([.character("k"), .up], .moveUp, "back up"),
        KeyBinding([.character("g"), .home], .moveToFirst, "beginning of the text"),
        KeyBinding([.character("G"), .end], .moveToLast, "end of the text"),
      ] + pageKeys + searchKeys
    ),
    (
      "Acting",
      [
        KeyBinding([.tab, .character("l"), .right, .character("]")], .nextTab, "next button"),
        KeyBinding([.backTab, .character("h"), .left, .character("[")], .previousTab, "previous button"),
        KeyBinding([.enter, .control("j"), .character(" ")], .open, "press the marked button; without one: tap"),
        KeyBinding([.character("t")], .tap, "tap: the default action"),
      ] + notificationKeys + [draftKey]
    ),
    ("Phone", phoneKeys),
    ("Provider", providerKeys),
    (
      "Belfry",
      [KeyBinding([.character("i")], .showInspector, "inspector")] + sizeKeys + belfryKeys + leavingKeys
    ),
  ])

  /// The text field of a text action.
  public static let reply = KeyMap(
    takesText: true,
    [
      (
        "Reply",
        [
          KeyBinding([.enter], .send, "send"),
          KeyBinding([.control("j"), .control("o")], .newline, "new line"),
          KeyBinding([.control("y")], .copyText, "copy the text"),
          KeyBinding([.escape], .back, "back; the text is kept"),
        ]
      ),
      (
        "Editing",
        editingKeys + [
          KeyBinding([.up], .cursorUp, "line up"),
          KeyBinding([.down], .cursorDown, "line down"),
        ]
      ),
      ("Belfry", textBelfryKeys),
    ])

  /// The `:` line.
  public static let commandLine = KeyMap(
    takesText: true,
    [
      (
        "Command",
        [
          KeyBinding([.enter, .control("j")], .send, "run"),
          KeyBinding([.tab], .complete, "complete the word, then the next that fits"),
          KeyBinding([.backTab], .completeBackward, "the one before"),
          KeyBinding([.up, .control("p")], .cursorUp, "earlier line"),
          KeyBinding([.down, .control("n")], .cursorDown, "later line"),
          KeyBinding([.escape], .back, "back"),
        ]
      ),
      ("Editing", editingKeys),
      ("Belfry", textBelfryKeys),
    ])

  /// The palette: what is typed filters it.
  public static let palette = KeyMap(
    takesText: true,
    [
      (
        "Choosing",
        [
          KeyBinding([.enter, .control("j")], .open, "do it"),
          KeyBinding([.down, .tab, .control("n")], .moveDown, "next"),
          KeyBinding([.up, .backTab, .control("p")], .moveUp, "previous"),
          KeyBinding([.escape], .back, "back"),
        ]
      ),
      ("Editing", editingKeys),
      ("Belfry", textBelfryKeys),
    ])

  /// The `/` line.
  public static let search = KeyMap(
    takesText: true,
    [
      (
        "Search",
        [
          KeyBinding([.enter, .control("j")], .send, "keep it and go on"),
          KeyBinding([.tab], .complete, "complete the word"),
          KeyBinding([.up, .control("p")], .cursorUp, "match above"),
          KeyBinding([.down, .control("n")], .cursorDown, "match below"),
          KeyBinding([.escape], .back, "back, without a search"),
        ]
      ),
      ("Editing", editingKeys),
      ("Belfry", textBelfryKeys),
    ])

  /// The Focus picker and the theme picker.
  public static let picker = KeyMap([
    ("Choosing", choosingKeys), ("Belfry", readingBelfryKeys + leavingKeys),
  ])

  /// The device panel.
  public static let devicePanel = KeyMap([
    (
      "Choosing",
      choosingKeys + [
        KeyBinding([.right, .character("l")], .nextValue, "the next value"),
        KeyBinding([.left, .character("h")], .previousValue, "the value before"),
      ]
    ),
    ("Belfry", readingBelfryKeys + leavingKeys),
  ])

  /// What providers asked.
  public static let provider = KeyMap([
    (
      "Requests",
      scrollKeys + [
        KeyBinding([.enter, .control("j"), .character(" ")], .open, "show the whole request"),
        KeyBinding([.character("e")], .toggleErrors, "only what was refused, or all"),
        KeyBinding([.character("y")], .copyIdentifier, "copy the apns-id"),
        KeyBinding([.tab, .character("]"), .character("l"), .right], .nextTab, "next tab"),
        KeyBinding([.backTab, .character("["), .character("h"), .left], .previousTab, "previous tab"),
      ]
    ),
    ("Provider", providerKeys),
    ("Belfry", belfryKeys + leavingKeys),
  ])

  /// The fault panel.
  public static let faults = KeyMap([
    (
      "Cards",
      choosingKeys + [
        KeyBinding([.character("a")], .addFault, "type a card"),
        KeyBinding([.character("d"), .delete, .backspace], .dismiss, "take the card away"),
        KeyBinding([.character("C")], .clearAll, "take all cards away"),
      ]
    ),
    ("Provider", providerKeys),
    ("Belfry", belfryKeys + leavingKeys),
  ])

  /// A question.
  public static let question = KeyMap([
    (
      "Answer",
      [
        KeyBinding([.character("y"), .enter, .control("j")], .confirm, "yes"),
        KeyBinding([.character("n"), .escape, .character("q")], .decline, "no"),
      ]
    ),
    ("Belfry", readingBelfryKeys + [quitKey]),
  ])

  /// Text to scroll: the help and what a command printed.
  public static let reading = KeyMap([
    ("Reading", scrollKeys + searchKeys + [KeyBinding([.character("y")], .copyText, "copy the text")]),
    ("Belfry", readingBelfryKeys + leavingKeys),
  ])

  /// The inspector as a page.
  public static let inspector = KeyMap([
    ("Reading", scrollKeys + searchKeys),
    ("Inspector", inspectorKeys),
    (
      "Belfry",
      [
        KeyBinding([.character("y")], .copyText, "copy what the tab shows"),
        KeyBinding([.character("Y")], .copyPayload, "copy the payload as it was sent"),
      ] + belfryKeys + leavingKeys
    ),
  ])

  // MARK: Lines that several places share

  private static let choosingKeys = [
    KeyBinding([.character("j"), .down, .tab], .moveDown, "next"),
    KeyBinding([.character("k"), .up, .backTab], .moveUp, "previous"),
    KeyBinding([.character("g"), .home], .moveToFirst, "first"),
    KeyBinding([.character("G"), .end], .moveToLast, "last"),
    KeyBinding([.enter, .control("j"), .character(" ")], .open, "choose"),
    KeyBinding(digitsMeaning: "choose by number"),
  ]

  private static let pageKeys = [
    KeyBinding([.control("d")], .halfPageDown, "half a page down"),
    KeyBinding([.control("u")], .halfPageUp, "half a page up"),
    KeyBinding([.pageDown, .control("f")], .pageDown, "a page down"),
    KeyBinding([.pageUp, .control("b")], .pageUp, "a page up"),
  ]
  private static let scrollKeys =
    [
      KeyBinding([.character("j"), .down], .moveDown, "down"),
      KeyBinding([.character("k"), .up], .moveUp, "up"),
      KeyBinding([.character("g"), .home], .moveToFirst, "beginning"),
      KeyBinding([.character("G"), .end], .moveToLast, "end"),
    ] + pageKeys
  private static let searchKeys = [
    KeyBinding([.character("/")], .search, "search the text"),
    KeyBinding([.character("n")], .nextMatch, "next match"),
    KeyBinding([.character("N")], .previousMatch, "match before"),
  ]
  private static let notificationKeys = [
    KeyBinding(digitsMeaning: "press the button with this number"),
    KeyBinding([.character("r")], .reply, "reply: the first text action"),
    KeyBinding([.character("d"), .delete, .backspace], .dismiss, "dismiss"),
    KeyBinding([.character("y")], .copyIdentifier, "copy the request identifier"),
    KeyBinding([.character("Y")], .copyPayload, "copy the payload"),
  ]
  private static let draftKey = KeyBinding([.character("e")], .resumeDraft, "go on with a half-written reply")
  private static let phoneKeys = [
    KeyBinding([.character("f")], .showFocusPicker, "choose a Focus"),
    KeyBinding([.character("z")], .toggleDoNotDisturb, "Do Not Disturb on or off"),
    KeyBinding([.character("K")], .toggleLock, "lock or unlock"),
    KeyBinding([.character("L")], .nextLocale, "the next language of the apps"),
    KeyBinding([.character("v")], .showDevicePanel, "the device"),
  ]
  private static let providerKeys = [
    KeyBinding([.character("P")], .showProvider, "what providers ask"),
    KeyBinding([.character("F")], .showFaults, "what goes wrong on purpose"),
  ]
  private static let inspectorKeys =
    [
      KeyBinding([.character("i")], .showInspector, "inspector"),
      KeyBinding([.tab, .character("]")], .nextTab, "next tab"),
      KeyBinding([.backTab, .character("[")], .previousTab, "previous tab"),
    ] + sizeKeys
  private static let sizeKeys = [
    KeyBinding([.character("+"), .character("=")], .widenInspector, "wider inspector"),
    KeyBinding([.character("-"), .character("_")], .narrowInspector, "narrower inspector"),
  ]
  private static let editingKeys = [
    KeyBinding([.left, .control("b")], .cursorLeft, "left"),
    KeyBinding([.right, .control("f")], .cursorRight, "right"),
    KeyBinding([.home, .control("a")], .cursorHome, "beginning of the line"),
    KeyBinding([.end, .control("e")], .cursorEnd, "end of the line"),
    KeyBinding([.backspace], .deleteBackward, "delete to the left"),
    KeyBinding([.delete, .control("d")], .deleteForward, "delete to the right"),
    KeyBinding([.control("w")], .deleteWord, "delete the word"),
    KeyBinding([.control("u")], .deleteToStart, "delete to the beginning of the line"),
    KeyBinding([.control("k")], .deleteToEnd, "delete to the end of the line"),
  ]
  private static let quitKey = KeyBinding([.control("c")], .quitAtOnce, "quit at once")
  private static let readingBelfryKeys = [
    KeyBinding([.character("?"), .function(1)], .showHelp, "keys of this page"),
    KeyBinding([.control("l"), .character("R")], .redraw, "redraw"),
    KeyBinding([.control("z")], .suspend, "suspend"),
  ]
  private static let belfryKeys =
    [
      KeyBinding([.character(":")], .showCommandLine, "command line"),
      KeyBinding([.control("p")], .showPalette, "everything that can be done, by name"),
      KeyBinding([.character("T")], .showThemePicker, "try out themes"),
    ] + readingBelfryKeys
  private static let textBelfryKeys = [
    KeyBinding([.function(1)], .showHelp, "keys of this page"),
    KeyBinding([.control("l")], .redraw, "redraw"),
    KeyBinding([.control("z")], .suspend, "suspend"),
    quitKey,
  ]
  private static let leavingKeys = [
    KeyBinding([.escape, .character("q")], .back, "back"),
    quitKey,
  ]
}
