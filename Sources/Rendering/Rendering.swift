// Rendering makes a Frame of what the center knows and what the viewer looks at: a pure function. No part of it speaks
// to a terminal; a Frame is painted by `Terminal` or written as text, ANSI, JSON, SVG or HTML by the exports.
//
//     CenterState + ScreenState ─▶ Scene ─▶ cards, bars, pages (small frames) ─▶ Frame ─▶ Terminal · Export/
//                                                                              Theme ─┘
//
// A component makes a small Frame of its own, and `Frame.place` puts it where it belongs: so the same card stands in
// the list, in the banner and in `belfry render`. Only what is seen is laid out (List/ListWindow.swift).
//
// Read next: Render.swift, WholeScreen.swift, Frame/Frame.swift, Cards/NotificationCard.swift, Theme/Theme.swift.
