import CChafa
import Media

/// Makes cells of pixels: chafa finds for each cell the character and the two colours that come nearest to it.
enum CellCanvas {
  /// Pixels of a cell on each side, as chafa looks at it.
  static let cellSide = 8

  /// The picture of `columns` by `rows` cells, from ``cellSide`` pixels each way a cell.
  ///
  /// `image` goes with it as it is.
  static func picture(
    _ pixels: Pixels, columns: Int, rows: Int, wish: PictureWish, image: PixelImage? = nil
  ) throws(MediaRefusal) -> MediaPicture {
    // Threads are forbidden, and the order of work would be left to chance.
    chafa_set_n_threads(1)
    let symbols = chafa_symbol_map_new()
    let config = chafa_canvas_config_new()
    defer {
      chafa_symbol_map_unref(symbols)
      chafa_canvas_config_unref(config)
    }
    chafa_symbol_map_add_by_tags(symbols, wish.symbolTags)
    chafa_canvas_config_set_symbol_map(config, symbols)
    chafa_canvas_config_set_geometry(config, gint(columns), gint(rows))
    chafa_canvas_config_set_canvas_mode(config, wish.canvasMode)
    chafa_canvas_config_set_fg_color(config, wish.foreground)
    chafa_canvas_config_set_bg_color(config, wish.background)
    chafa_canvas_config_set_work_factor(config, 0.7)
    // A few colours need contrast and dots to tell shades; 240 are enough to do without.
    let isCoarse = wish.colors == .ansi16 || wish.colors == .mono
    chafa_canvas_config_set_preprocessing_enabled(config, isCoarse ? 1 : 0)
    chafa_canvas_config_set_dither_mode(config, isCoarse ? CHAFA_DITHER_MODE_DIFFUSION : CHAFA_DITHER_MODE_NONE)
    guard let canvas = chafa_canvas_new(config) else {
      throw MediaRefusal(.tooMuchMemory, "drawing it takes too much memory")
    }
    defer { chafa_canvas_unref(canvas) }
    // Without colours, blue would come out as bright as white.
    let pixels = wish.colors == .mono ? pixels.gray : pixels
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_RGB8, pixels.bytes, gint(pixels.width), gint(pixels.height), gint(pixels.width * 3))
    var cells: [MediaPicture.Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns { cells.append(cell(of: canvas, column, row, wish)) }
    }
    guard let picture = MediaPicture(columns: columns, rows: rows, cells: cells, image: image) else {
      throw MediaRefusal(.broken, "it cannot be drawn")
    }
    return picture
  }

  private static func cell(
    of canvas: OpaquePointer, _ column: Int, _ row: Int, _ wish: PictureWish
  ) -> MediaPicture.Cell {
    let character =
      Unicode.Scalar(chafa_canvas_get_char_at(canvas, gint(column), gint(row))).map { Character($0) } ?? " "
    guard wish.colors != .mono else { return MediaPicture.Cell(character) }
    var (ink, surface): (gint, gint) = (0, 0)
    chafa_canvas_get_raw_colors_at(canvas, gint(column), gint(row), &ink, &surface)
    return MediaPicture.Cell(character, ink: wish.color(ink), surface: wish.color(surface))
  }
}

extension PictureWish {
  fileprivate var canvasMode: ChafaCanvasMode {
    switch colors {
    case .truecolor: CHAFA_CANVAS_MODE_TRUECOLOR
    case .ansi256: CHAFA_CANVAS_MODE_INDEXED_240
    case .ansi16: CHAFA_CANVAS_MODE_INDEXED_16
    case .mono: CHAFA_CANVAS_MODE_FGBG
    }
  }

  fileprivate var symbolTags: ChafaSymbolTags {
    let tags: [ChafaSymbolTags] =
      switch symbols {
      case .blocks: [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD]
      case .braille: [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_BRAILLE]
      case .ascii: [CHAFA_SYMBOL_TAG_ASCII]
      }
    return ChafaSymbolTags(tags.reduce(0) { $0 | $1.rawValue })
  }

  /// A colour as chafa has it; what is transparent for chafa is the background.
  fileprivate func color(_ raw: gint) -> MediaPicture.Color {
    switch colors {
    case .truecolor, .mono: .rgb(raw < 0 ? background : UInt32(raw) & 0xFFFFFF)
    case .ansi256, .ansi16: .palette(raw < 0 ? 0 : UInt8(truncatingIfNeeded: raw))
    }
  }
}
