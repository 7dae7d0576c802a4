public import Media

extension MediaGallery.Look {
  /// How pictures are wanted on a terminal or in a file that shows `theme` at `depth`, and pixels or cells alone.
  public init(theme: Theme, depth: ColorDepth, edges: EdgeStyle, hasPixels: Bool = false) {
    self.init(
      colors: MediaColors(rawValue: depth.rawValue) ?? .mono, symbols: edges == .ascii ? .ascii : .blocks,
      background: theme[.card].color.value, foreground: theme[.text].color.value,
      hasPixels: hasPixels)
  }
}
