// TextLayout knows how wide text is, where it breaks and in which order it runs. It is the only module that imports
// FriBidi and utf8proc; nothing of them shows in a signature.
//
// Widths are those of a grapheme cluster in cells: 0, 1 or 2, emoji presentation included (U+2764 is 1, U+2764 U+FE0F
// is 2, a ZWJ family is 2, a flag is 2). What a terminal cannot draw so is drawn by its `safeForm`, padded with blanks
// to the same width: layout never depends on the terminal.
//
//     text ─▶ sanitized ─▶ paragraphs ─▶ clusters with widths ─▶ lines ─▶ visual order ─▶ [LaidLine]
//
// Read next: Lines/LayOut.swift, then Width/CellWidth.swift and Sanitizing/Sanitized.swift. The C libraries are behind
// Scalars/ScalarTraits.swift (utf8proc) and Direction/BidiParagraph.swift (FriBidi).
