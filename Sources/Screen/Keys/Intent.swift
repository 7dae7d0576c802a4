public import Center

/// A key as the terminal decoded it.
public enum KeyPress: Hashable, Sendable {
  /// A grapheme cluster that was typed.
  case character(String)
  case enter, escape, tab, backTab, backspace, delete, up, down, left, right, home, end, pageUp, pageDown
  /// `control("l")` is Ctrl-L.
  case control(Character)
  case function(Int)
  /// Bracketed paste: text, never keys.
  case paste(String)
}

/// Something on the screen that the mouse can hit; frames name their regions with it.
public enum Target: Hashable, Sendable {
  case item(ListItem)
  case banner(NotificationKey)
  /// The button of the page on top, counted from 0.
  case action(Int)
  /// A row of a picker, panel or confirmation, counted from 0.
  case row(Int)
  case app(String)
  case closePage
  case sendReply
}

/// A mouse event on a target.
public enum MouseAction: Hashable, Sendable { case click, doubleClick, rightClick, wheelUp, wheelDown }

/// What the viewer wants, whatever key said it.
public enum Intent: Hashable, Sendable {
  case moveDown, moveUp, moveToFirst, moveToLast, halfPageDown, halfPageUp, pageDown, pageUp
  /// Opens a stack; opens the expanded view of a notification; presses the marked button.
  case open
  /// Closes the stack around the selection.
  case closeThread
  /// Opens the selected stack; unlike ``open`` nothing happens on a single notification.
  case openThread
  /// Opens a closed stack, closes an opened one.
  case toggleThread
  /// Opens the notification of the banner.
  case openBanner
  /// The default action: what a tap does.
  case tap
  /// The button with this number, counted from 1.
  case chooseAction(Int)
  case reply
  /// Goes on with the newest half-written reply, even if its notification is gone.
  case resumeDraft
  case dismiss, dismissThread, clearAll
  /// Marks the selection or takes its mark away; marks all, or none.
  case toggleMark, toggleAllMarks
  /// Brings back what was dismissed last.
  case undoDismissal
  case back
  /// Ends the program, after a question where a half-written reply would be lost.
  case quit
  /// Ends the program whatever is lost.
  case quitAtOnce
  case showHelp, showFocusPicker, showDevicePanel, showInspector, showCommandLine, showPalette, showThemePicker
  case showProvider, showFaults
  /// Opens the `/` line.
  case search
  /// The next and the previous match of what is searched for.
  case nextMatch, previousMatch
  case toggleDoNotDisturb, toggleLock
  /// The next of the languages that apps have strings for.
  case nextLocale
  case nextTab, previousTab
  /// A row of the device panel gets its next value, or the one before.
  case nextValue, previousValue
  /// Lists refused requests alone, or all.
  case toggleErrors
  /// Opens the `:` line for a card of the fault deck.
  case addFault
  /// The inspector at the right takes more or less of the width.
  case widenInspector, narrowInspector
  case confirm, decline
  case redraw, suspend
  case copyIdentifier, copyPayload
  /// The text of the draft, of the output or of the inspector's tab.
  case copyText
  /// Editing a draft or the command line.
  case insert(String), deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
  case cursorLeft, cursorRight, cursorHome, cursorEnd, cursorUp, cursorDown, newline, send
  /// Completes the word on the `:` line, or goes on to the next one that fits; backward to the one before.
  case complete, completeBackward
  /// Of the story that plays.
  case pauseStory, nextScene, previousScene
  case mouse(MouseAction, Target?)
}

/// What the shell has to do for the viewer.
public enum ScreenCommand: Equatable, Sendable {
  case quit, redraw, suspend
  /// Read the settings again.
  case reload
  /// Put this on the clipboard (OSC 52).
  case copy(String)
  /// Put what the inspector's tab shows on the clipboard: the renderer knows it.
  case copyInspector
  /// Fill the theme picker (``ScreenState/offerThemes(_:)``).
  case listThemes
  /// Take the theme of this name or file.
  case useTheme(String)
  /// A line typed after `:`, such as `focus work`.
  case run(String)
  /// Change the fault deck.
  case fault(FaultChange)
  /// Something of the story that plays.
  case story(StoryCommand)
}

/// What follows from an intent.
public struct Outcome: Equatable, Sendable {
  /// For the center, in this order.
  public var events: [CenterEvent] = []
  /// For the shell, after the events.
  public var commands: [ScreenCommand] = []
  /// Nothing.
  public init(events: [CenterEvent] = [], commands: [ScreenCommand] = []) {
    self.events = events
    self.commands = commands
  }
}
