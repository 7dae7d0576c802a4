// Screen is what one viewer looks at and what a key means there: selection, scrolling, opened stacks, half-written
// replies, pages on top of the list. It is a function of values like `Center`: a key press becomes an `Intent` (by the
// `KeyMap` of the place where the viewer is), an intent changes `ScreenState` and may produce `CenterEvent`s or a
// `ScreenCommand` for the shell. Several viewers can watch one center; an arrival never touches a draft.
//
// Read next: State/ScreenState.swift, Keys/KeyMap.swift, List/ListOrder.swift.
