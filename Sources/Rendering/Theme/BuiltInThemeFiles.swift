// Made of themes/*.json: a test compares them, and `SNAPSHOT=record` writes this file again. Edit the themes instead.

extension Theme {
  /// The themes that come with Belfry, as their files have them: they work where no files are installed.
  public static let builtInFiles: [(file: String, text: String)] = [
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
          // Inks.
          "text": { "color": "#E5E5EA", "ansi16": 7 },
          "secondaryText": { "color": "#AEAEB2", "ansi16": 7 },
          "tertiaryText": { "color": "#8E8E93", "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "border": { "color": "#3A3A3C", "ansi256": 238, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#0A84FF", "ansi16": 12, "mono": ["reversed"] },
          "accent": { "color": "#5EB0FF", "ansi16": 12, "mono": ["bold"] },
          "destructive": { "color": "#FF7A72", "ansi16": 9, "mono": ["underlined"] },
          "warning": { "color": "#FFB340", "ansi16": 11, "mono": ["underlined"] },
          "success": { "color": "#30DB5B", "ansi16": 10 },
          "badgeText": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi16": 15 },
          "link": { "color": "#5EB0FF", "ansi16": 12, "mono": ["underlined"] },
          "placeholder": { "color": "#8E8E93", "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "hintText": { "color": "#AEAEB2", "ansi16": 7 },
          "selectedText": { "color": "#FFFFFF", "ansi16": 15 }
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
          "screen": { "color": "#E5E5EA", "ansi256": 254, "ansi16": 15 },
          "card": { "color": "#FFFFFF", "ansi16": 15 },
          "bannerCard": { "color": "#FFFFFF", "ansi16": 15 },
          "panel": { "color": "#FFFFFF", "ansi16": 15 },
          "statusLine": { "color": "#E5E5EA", "ansi256": 254, "ansi16": 15 },
          "field": { "color": "#FFFFFF", "ansi16": 15 },
          "selection": { "color": "#0064D2", "ansi16": 4, "mono": ["reversed"] },
          "button": { "color": "#FFFFFF", "ansi16": 15 },
          "selectedButton": { "color": "#0064D2", "ansi16": 4, "mono": ["reversed"] },
          "badgePill": { "color": "#D70015", "ansi16": 1, "mono": ["reversed"] },
          "appTile": { "color": "#636366", "ansi16": 8, "mono": ["reversed"] },
          "peekingCard": { "color": "#D6D6DC", "ansi256": 253, "ansi16": 15 },
          "lastPeekingCard": { "color": "#C9C9CF", "ansi256": 251, "ansi16": 15 },
          // Inks.
          "text": { "color": "#1C1C1E", "ansi16": 0 },
          "secondaryText": { "color": "#636366", "ansi16": 8 },
          "tertiaryText": { "color": "#7C7C80", "ansi16": 8, "mono": ["dim"] },
          "title": { "color": "#000000", "ansi16": 0, "mono": ["bold"] },
          "border": { "color": "#D1D1D6", "ansi256": 252, "ansi16": 8, "mono": ["dim"] },
          "selectedBorder": { "color": "#007AFF", "ansi16": 4, "mono": ["reversed"] },
          "accent": { "color": "#0060C9", "ansi16": 4, "mono": ["bold"] },
          "destructive": { "color": "#C50013", "ansi16": 1, "mono": ["underlined"] },
          "warning": { "color": "#9A5200", "ansi16": 1, "mono": ["underlined"] },
          "success": { "color": "#1A6F2E", "ansi16": 2 },
          "badgeText": { "color": "#FFFFFF", "ansi16": 15, "mono": ["bold"] },
          "glyph": { "color": "#FFFFFF", "ansi16": 15 },
          "link": { "color": "#0060C9", "ansi16": 4, "mono": ["underlined"] },
          "placeholder": { "color": "#7C7C80", "ansi16": 8, "mono": ["dim"] },
          "hintKey": { "color": "#1C1C1E", "ansi16": 0, "mono": ["bold"] },
          "hintText": { "color": "#636366", "ansi16": 8 },
          "selectedText": { "color": "#FFFFFF", "ansi16": 15 }
        }
      }
      """#
    ),
  ]
}
