// Made of themes/*.json: a test compares them, and `SNAPSHOT=record` writes this file again. Edit the themes instead.

extension Theme {
  /// The themes that come with Belfry, as their files have them: they work where no files are installed.
  public static let builtInFiles: [(file: String, text: String)] = [
    (
      "cathode.json",
      #"""
      // An amber tube that glows in the dark: one colour in many strengths, for apps too.
      {
        "name": "cathode",
        "appearance": "dark",
        "tints": false,
        "roles": {
          // Surfaces.
          "screen": { "color": "#0E0800", "ansi256": 16, "ansi16": 0 },
          "card": { "color": "#211502", "ansi256": 234, "ansi16": 0 },
          "bannerCard": { "color": "#332104", "ansi256": 236, "ansi16": 0 },
          "panel": { "color": "#291A03", "ansi256": 235, "ansi16": 0 },
          "statusLine": { "color": "#0E0800", "ansi256": 16, "ansi16": 0 },
          "field": { "color": "#160D00", "ansi256": 233, "ansi16": 0 },
          "selection": { "color": "#FFB000", "ansi256": 214, "ansi16": 3, "mono": ["reversed"] },
          "button": { "color": "#211502", "ansi256": 234, "ansi16": 0 },
          "selectedButton": { "color": "#FFB000", "ansi256": 214, "ansi16": 3, "mono": ["reversed"] },
          "badgePill": { "color": "#FFB000", "ansi256": 214, "ansi16": 11, "mono": ["reversed"] },
          "appTile": { "color": "#7A4E00", "ansi256": 94, "ansi16": 3, "mono": ["reversed"] },
          "peekingCard": { "color": "#1A1001", "ansi256": 233, "ansi16": 0 },
          "lastPeekingCard": { "color": "#140C00", "ansi256": 232, "ansi16": 0 },
          "match": { "color": "#FFE9B8", "ansi256": 223, "ansi16": 15, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#FFB647", "ansi256": 215, "ansi16": 3 },
          "secondaryText": { "color": "#D6922B", "ansi256": 172, "ansi16": 3 },
          "tertiaryText": { "color": "#A9711F", "ansi256": 136, "ansi16": 3, "mono": ["dim"] },
          "title": { "color": "#FFDD9E", "ansi256": 223, "ansi16": 11, "mono": ["bold"] },
          "border": { "color": "#5C3B05", "ansi256": 94, "ansi16": 3, "mono": ["dim"] },
          "selectedBorder": { "color": "#FFB000", "ansi256": 214, "ansi16": 11, "mono": ["reversed"] },
          "accent": { "color": "#FFD27A", "ansi256": 222, "ansi16": 11, "mono": ["bold"] },
          "destructive": { "color": "#FF8A5C", "ansi256": 209, "ansi16": 9, "mono": ["underlined"] },
          "warning": { "color": "#FFE08A", "ansi256": 222, "ansi16": 11, "mono": ["underlined"] },
          "success": { "color": "#E6D36E", "ansi256": 185, "ansi16": 3 },
          "badgeText": { "color": "#1A0F00", "ansi256": 16, "ansi16": 0, "mono": ["bold"] },
          "glyph": { "color": "#FFE3A3", "ansi256": 223, "ansi16": 0 },
          "link": { "color": "#FFD27A", "ansi256": 222, "ansi16": 11, "mono": ["underlined"] },
          "placeholder": { "color": "#A9711F", "ansi256": 136, "ansi16": 3, "mono": ["dim"] },
          "hintKey": { "color": "#FFDD9E", "ansi256": 223, "ansi16": 11, "mono": ["bold"] },
          "hintText": { "color": "#D6922B", "ansi256": 172, "ansi16": 3 },
          "selectedText": { "color": "#1A0F00", "ansi256": 16, "ansi16": 0 },
          "matchText": { "color": "#1A0F00", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "high-contrast-light.json",
      #"""
      // Black on white, and every text at 7:1 or more (WCAG 2, level AAA). Blue is where the keys act.
      {
        "name": "high-contrast-light",
        "appearance": "light",
        "contrast": 7,
        "roles": {
          // Surfaces.
          "screen": { "color": "#DEDEE3", "ansi256": 254, "ansi16": 7 },
          "card": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "bannerCard": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "panel": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "statusLine": { "color": "#DEDEE3", "ansi256": 254, "ansi16": 7 },
          "field": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "selection": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "mono": ["reversed"] },
          "button": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "selectedButton": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "mono": ["reversed"] },
          "badgePill": { "color": "#A3000D", "ansi256": 88, "ansi16": 0, "mono": ["reversed"] },
          "appTile": { "color": "#3A3A3C", "ansi256": 237, "ansi16": 0, "mono": ["reversed"] },
          "peekingCard": { "color": "#CBCBD1", "ansi256": 252, "ansi16": 7 },
          "lastPeekingCard": { "color": "#BDBDC3", "ansi256": 250, "ansi16": 7 },
          "match": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "secondaryText": { "color": "#2C2C2E", "ansi256": 235, "ansi16": 0 },
          "tertiaryText": { "color": "#48484A", "ansi256": 238, "ansi16": 0, "mono": ["dim"] },
          "title": { "color": "#000000", "ansi256": 16, "ansi16": 0, "mono": ["bold"] },
          "border": { "color": "#48484A", "ansi256": 238, "ansi16": 0, "mono": ["dim"] },
          "selectedBorder": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "mono": ["reversed"] },
          "accent": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "mono": ["bold"] },
          "destructive": { "color": "#8A000A", "ansi256": 88, "ansi16": 0, "attributes": ["underlined"], "mono": ["underlined"] },
          "warning": { "color": "#573000", "ansi256": 52, "ansi16": 0, "mono": ["underlined"] },
          "success": { "color": "#0A4719", "ansi256": 17, "ansi16": 4 },
          "badgeText": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "link": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "attributes": ["underlined"], "mono": ["underlined"] },
          "placeholder": { "color": "#48484A", "ansi256": 238, "ansi16": 0, "mono": ["dim"] },
          "hintKey": { "color": "#003A94", "ansi256": 18, "ansi16": 4, "mono": ["bold"] },
          "hintText": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "selectedText": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "matchText": { "color": "#000000", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "high-contrast.json",
      #"""
      // White on black, and every text at 7:1 or more (WCAG 2, level AAA). Yellow is where the keys act.
      {
        "name": "high-contrast",
        "appearance": "dark",
        "contrast": 7,
        "roles": {
          // Surfaces.
          "screen": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "card": { "color": "#1C1C1E", "ansi256": 234, "ansi16": 0 },
          "bannerCard": { "color": "#2C2C2E", "ansi256": 236, "ansi16": 0 },
          "panel": { "color": "#1C1C1E", "ansi256": 234, "ansi16": 0 },
          "statusLine": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "field": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "selection": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          "button": { "color": "#1C1C1E", "ansi256": 234, "ansi16": 0 },
          "selectedButton": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          "badgePill": { "color": "#A3000D", "ansi256": 124, "ansi16": 15, "mono": ["reversed"] },
          "appTile": { "color": "#48484A", "ansi256": 238, "ansi16": 0, "mono": ["reversed"] },
          "peekingCard": { "color": "#141416", "ansi256": 233, "ansi16": 0 },
          "lastPeekingCard": { "color": "#0C0C0D", "ansi256": 232, "ansi16": 0 },
          "match": { "color": "#8FD0FF", "ansi256": 117, "ansi16": 14, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "secondaryText": { "color": "#E0E0E6", "ansi256": 254, "ansi16": 15 },
          "tertiaryText": { "color": "#C7C7CC", "ansi256": 251, "ansi16": 7, "mono": ["dim"] },
          "title": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "border": { "color": "#AEAEB2", "ansi256": 249, "ansi16": 7, "mono": ["dim"] },
          "selectedBorder": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          "accent": { "color": "#8FD0FF", "ansi256": 117, "ansi16": 14, "mono": ["bold"] },
          "destructive": { "color": "#FFA8A1", "ansi256": 217, "ansi16": 11, "attributes": ["underlined"], "mono": ["underlined"] },
          "warning": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["underlined"] },
          "success": { "color": "#6BF28B", "ansi256": 84, "ansi16": 10 },
          "badgeText": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 0, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "link": { "color": "#8FD0FF", "ansi256": 117, "ansi16": 14, "attributes": ["underlined"], "mono": ["underlined"] },
          "placeholder": { "color": "#C7C7CC", "ansi256": 251, "ansi16": 7, "mono": ["dim"] },
          "hintKey": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["bold"] },
          "hintText": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "selectedText": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "matchText": { "color": "#000000", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "ios-dark.json",
      #"""
      // The colours of iOS in dark appearance: black below, grey cards above, the same blue and red a little brighter.
      {
        "name": "ios-dark",
        "appearance": "dark",
        "roles": {
          // Surfaces.
          "screen": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "card": { "color": "#252528", "ansi256": 235, "ansi16": 0 },
          "bannerCard": { "color": "#38383B", "ansi256": 237, "ansi16": 0 },
          "panel": { "color": "#2C2C2E", "ansi256": 236, "ansi16": 0 },
          "statusLine": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "field": { "color": "#2C2C2E", "ansi256": 236, "ansi16": 0 },
          "selection": { "color": "#0A6CDB", "ansi16": 4, "mono": ["reversed"] },
          "button": { "color": "#252528", "ansi256": 235, "ansi16": 0 },
          "selectedButton": { "color": "#0A6CDB", "ansi16": 4, "mono": ["reversed"] },
          "badgePill": { "color": "#D70015", "ansi16": 1, "mono": ["reversed"] },
          "appTile": { "color": "#636366", "ansi16": 8, "mono": ["reversed"] },
          "peekingCard": { "color": "#1A1A1C", "ansi256": 234, "ansi16": 0 },
          "lastPeekingCard": { "color": "#111113", "ansi256": 233, "ansi16": 0 },
          "match": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#E5E5EA", "ansi16": 7 },
          "secondaryText": { "color": "#AEAEB2", "ansi16": 7 },
          "tertiaryText": { "color": "#8E8E93", "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "border": { "color": "#3A3A3C", "ansi256": 238, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#0A84FF", "ansi16": 12, "mono": ["reversed"] },
          "accent": { "color": "#5EB0FF", "ansi16": 14, "mono": ["bold"] },
          "destructive": { "color": "#FF7A72", "ansi16": 9, "mono": ["underlined"] },
          "warning": { "color": "#FFB340", "ansi16": 11, "mono": ["underlined"] },
          "success": { "color": "#30DB5B", "ansi16": 10 },
          "badgeText": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi16": 15 },
          "link": { "color": "#5EB0FF", "ansi16": 14, "mono": ["underlined"] },
          "placeholder": { "color": "#8E8E93", "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "hintText": { "color": "#AEAEB2", "ansi16": 7 },
          "selectedText": { "color": "#FFFFFF", "ansi16": 15 },
          "matchText": { "color": "#000000", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "ios-light.json",
      #"""
      // The colours of iOS in light appearance. Greys, blue and red are Apple's for increased contrast where the ordinary
      // ones are too faint for a letter of one cell.
      {
        "name": "ios-light",
        "appearance": "light",
        "roles": {
          // Surfaces.
          "screen": { "color": "#E5E5EA", "ansi256": 254, "ansi16": 7 },
          "card": { "color": "#FFFFFF", "ansi16": 15 },
          "bannerCard": { "color": "#FFFFFF", "ansi16": 15 },
          "panel": { "color": "#FFFFFF", "ansi16": 15 },
          "statusLine": { "color": "#E5E5EA", "ansi256": 254, "ansi16": 7 },
          "field": { "color": "#FFFFFF", "ansi16": 15 },
          "selection": { "color": "#0064D2", "ansi16": 4, "mono": ["reversed"] },
          "button": { "color": "#FFFFFF", "ansi16": 15 },
          "selectedButton": { "color": "#0064D2", "ansi16": 4, "mono": ["reversed"] },
          "badgePill": { "color": "#D70015", "ansi16": 1, "mono": ["reversed"] },
          "appTile": { "color": "#636366", "ansi16": 8, "mono": ["reversed"] },
          "peekingCard": { "color": "#D6D6DC", "ansi256": 253, "ansi16": 7 },
          "lastPeekingCard": { "color": "#C9C9CF", "ansi256": 251, "ansi16": 7 },
          "match": { "color": "#FFD60A", "ansi256": 220, "ansi16": 11, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#1C1C1E", "ansi16": 0 },
          "secondaryText": { "color": "#636366", "ansi16": 0 },
          "tertiaryText": { "color": "#7C7C80", "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#000000", "ansi16": 0, "mono": ["bold"] },
          "border": { "color": "#D1D1D6", "ansi256": 252, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#007AFF", "ansi256": 32, "ansi16": 4, "mono": ["reversed"] },
          "accent": { "color": "#0060C9", "ansi16": 4, "mono": ["bold"] },
          "destructive": { "color": "#C50013", "ansi256": 124, "ansi16": 1, "mono": ["underlined"] },
          "warning": { "color": "#9A5200", "ansi16": 1, "mono": ["underlined"] },
          "success": { "color": "#1A6F2E", "ansi16": 4 },
          "badgeText": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi16": 15 },
          "link": { "color": "#0060C9", "ansi16": 4, "mono": ["underlined"] },
          "placeholder": { "color": "#7C7C80", "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#1C1C1E", "ansi16": 0, "mono": ["bold"] },
          "hintText": { "color": "#636366", "ansi16": 0 },
          "selectedText": { "color": "#FFFFFF", "ansi16": 15 },
          "matchText": { "color": "#000000", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "letterpress.json",
      #"""
      // Ink on warm paper: sepia text, blue-black links, a red seal for the badges.
      {
        "name": "letterpress",
        "appearance": "light",
        "roles": {
          // Surfaces.
          "screen": { "color": "#E6DAC3", "ansi256": 187, "ansi16": 7 },
          "card": { "color": "#FAF4E6", "ansi256": 230, "ansi16": 15 },
          "bannerCard": { "color": "#FFFCF3", "ansi256": 231, "ansi16": 15 },
          "panel": { "color": "#FAF4E6", "ansi256": 230, "ansi16": 15 },
          "statusLine": { "color": "#E6DAC3", "ansi256": 187, "ansi16": 7 },
          "field": { "color": "#FFFCF3", "ansi256": 231, "ansi16": 15 },
          "selection": { "color": "#2B4C7E", "ansi256": 24, "ansi16": 4, "mono": ["reversed"] },
          "button": { "color": "#FAF4E6", "ansi256": 230, "ansi16": 15 },
          "selectedButton": { "color": "#2B4C7E", "ansi256": 24, "ansi16": 4, "mono": ["reversed"] },
          "badgePill": { "color": "#A3271D", "ansi256": 124, "ansi16": 1, "mono": ["reversed"] },
          "appTile": { "color": "#6B5B45", "ansi256": 95, "ansi16": 8, "mono": ["reversed"] },
          "peekingCard": { "color": "#D6C7A9", "ansi256": 180, "ansi16": 7 },
          "lastPeekingCard": { "color": "#C9B896", "ansi256": 144, "ansi16": 7 },
          "match": { "color": "#F2C14E", "ansi256": 221, "ansi16": 11, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#33271A", "ansi256": 236, "ansi16": 0 },
          "secondaryText": { "color": "#665540", "ansi256": 238, "ansi16": 0 },
          "tertiaryText": { "color": "#806C50", "ansi256": 95, "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#1F150B", "ansi256": 16, "ansi16": 0, "mono": ["bold"] },
          "border": { "color": "#C6B592", "ansi256": 144, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#B4441F", "ansi256": 130, "ansi16": 1, "mono": ["reversed"] },
          "accent": { "color": "#2B4C7E", "ansi256": 24, "ansi16": 4, "mono": ["bold"] },
          "destructive": { "color": "#A3271D", "ansi256": 124, "ansi16": 1, "mono": ["underlined"] },
          "warning": { "color": "#7A4A00", "ansi256": 58, "ansi16": 1, "mono": ["underlined"] },
          "success": { "color": "#3B5E20", "ansi256": 22, "ansi16": 4 },
          "badgeText": { "color": "#FFF8EA", "ansi256": 230, "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFF8EA", "ansi256": 230, "ansi16": 15 },
          "link": { "color": "#2B4C7E", "ansi256": 24, "ansi16": 4, "mono": ["underlined"] },
          "placeholder": { "color": "#806C50", "ansi256": 95, "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#A3271D", "ansi256": 124, "ansi16": 1, "mono": ["bold"] },
          "hintText": { "color": "#665540", "ansi256": 238, "ansi16": 0 },
          "selectedText": { "color": "#FFF8EA", "ansi256": 230, "ansi16": 15 },
          "matchText": { "color": "#33271A", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "mono.json",
      #"""
      // Greys alone: weight, lines and words say what colours say elsewhere, and apps keep no tints.
      {
        "name": "mono",
        "appearance": "dark",
        "tints": false,
        "roles": {
          // Surfaces.
          "screen": { "color": "#0D0D0D", "ansi256": 232, "ansi16": 0 },
          "card": { "color": "#212121", "ansi256": 235, "ansi16": 0 },
          "bannerCard": { "color": "#333333", "ansi256": 237, "ansi16": 0 },
          "panel": { "color": "#262626", "ansi256": 236, "ansi16": 0 },
          "statusLine": { "color": "#0D0D0D", "ansi256": 232, "ansi16": 0 },
          "field": { "color": "#141414", "ansi256": 233, "ansi16": 0 },
          "selection": { "color": "#E4E4E4", "ansi256": 254, "ansi16": 7, "mono": ["reversed"] },
          "button": { "color": "#212121", "ansi256": 235, "ansi16": 0 },
          "selectedButton": { "color": "#E4E4E4", "ansi256": 254, "ansi16": 7, "mono": ["reversed"] },
          "badgePill": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["reversed"] },
          "appTile": { "color": "#4E4E4E", "ansi256": 239, "ansi16": 7, "mono": ["reversed"] },
          "peekingCard": { "color": "#181818", "ansi256": 234, "ansi16": 0 },
          "lastPeekingCard": { "color": "#121212", "ansi256": 233, "ansi16": 0 },
          "match": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#DADADA", "ansi256": 253, "ansi16": 7 },
          "secondaryText": { "color": "#A8A8A8", "ansi256": 248, "ansi16": 7 },
          "tertiaryText": { "color": "#8A8A8A", "ansi256": 245, "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "border": { "color": "#4E4E4E", "ansi256": 239, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["reversed"] },
          "accent": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "destructive": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "attributes": ["underlined"], "mono": ["underlined"] },
          "warning": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "attributes": ["underlined"], "mono": ["underlined"] },
          "success": { "color": "#DADADA", "ansi256": 253, "ansi16": 7 },
          "badgeText": { "color": "#000000", "ansi256": 16, "ansi16": 0, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 0 },
          "link": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "attributes": ["underlined"], "mono": ["underlined"] },
          "placeholder": { "color": "#8A8A8A", "ansi256": 245, "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "hintText": { "color": "#A8A8A8", "ansi256": 248, "ansi16": 7 },
          "selectedText": { "color": "#000000", "ansi256": 16, "ansi16": 0 },
          "matchText": { "color": "#000000", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
    (
      "night-ferry.json",
      #"""
      // A crossing by night: deep blue water, pale decks, lamps of amber where the keys act.
      {
        "name": "night-ferry",
        "appearance": "dark",
        "roles": {
          // Surfaces.
          "screen": { "color": "#0A1423", "ansi256": 233, "ansi16": 0 },
          "card": { "color": "#16263D", "ansi256": 235, "ansi16": 0 },
          "bannerCard": { "color": "#22395C", "ansi256": 237, "ansi16": 0 },
          "panel": { "color": "#182A44", "ansi256": 236, "ansi16": 0 },
          "statusLine": { "color": "#0A1423", "ansi256": 233, "ansi16": 0 },
          "field": { "color": "#0F1D31", "ansi256": 234, "ansi16": 0 },
          "selection": { "color": "#FFC857", "ansi256": 221, "ansi16": 11, "mono": ["reversed"] },
          "button": { "color": "#16263D", "ansi256": 235, "ansi16": 0 },
          "selectedButton": { "color": "#FFC857", "ansi256": 221, "ansi16": 11, "mono": ["reversed"] },
          "badgePill": { "color": "#C62F3B", "ansi256": 160, "ansi16": 1, "mono": ["reversed"] },
          "appTile": { "color": "#46608A", "ansi256": 60, "ansi16": 8, "mono": ["reversed"] },
          "peekingCard": { "color": "#101D30", "ansi256": 234, "ansi16": 0 },
          "lastPeekingCard": { "color": "#0D1829", "ansi256": 234, "ansi16": 0 },
          "match": { "color": "#86CBFF", "ansi256": 117, "ansi16": 14, "mono": ["reversed"] },
          // Inks.
          "text": { "color": "#DCE7F5", "ansi256": 254, "ansi16": 7 },
          "secondaryText": { "color": "#A3B7D3", "ansi256": 146, "ansi16": 7 },
          "tertiaryText": { "color": "#8299BC", "ansi256": 110, "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#F7FBFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "border": { "color": "#31496F", "ansi256": 60, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#FFC857", "ansi256": 221, "ansi16": 11, "mono": ["reversed"] },
          "accent": { "color": "#86CBFF", "ansi256": 117, "ansi16": 14, "mono": ["bold"] },
          "destructive": { "color": "#FF9188", "ansi256": 210, "ansi16": 9, "mono": ["underlined"] },
          "warning": { "color": "#FFB36B", "ansi256": 215, "ansi16": 11, "mono": ["underlined"] },
          "success": { "color": "#7FDEB7", "ansi256": 115, "ansi16": 10 },
          "badgeText": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi256": 231, "ansi16": 15 },
          "link": { "color": "#86CBFF", "ansi256": 117, "ansi16": 14, "mono": ["underlined"] },
          "placeholder": { "color": "#8299BC", "ansi256": 110, "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#FFC857", "ansi256": 221, "ansi16": 11, "mono": ["bold"] },
          "hintText": { "color": "#A3B7D3", "ansi256": 146, "ansi16": 7 },
          "selectedText": { "color": "#1A1204", "ansi256": 16, "ansi16": 0 },
          "matchText": { "color": "#0A1423", "ansi256": 16, "ansi16": 0 }
        }
      }
      """#
    ),
  ]
}
