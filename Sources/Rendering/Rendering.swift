// Rendering makes a Frame of what the center knows and what the viewer looks at: a pure function. No part of it speaks
// to a terminal; a Frame is painted by `Terminal` or written as text, ANSI, HTML or SVG by the exports.
//
// Read next: Frame/Frame.swift, then `Components/`, one component a file.
