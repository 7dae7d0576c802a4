import Center
import Screen

/// A banner's card that hangs down into the body, some of its upper rows still out of sight.
struct HangingBanner {
  var card: Frame
  /// The rows that are out of sight.
  var lift: Int
}

extension Scene {
  /// The banner at its place or on its way, from the lowest card to the topmost: two while one comes in over another.
  func hangingBanners(_ layout: ScreenLayout) -> [HangingBanner] {
    let columns = layout.listColumns + 2 * min(layout.margin, bannerOverhang(columns: layout.listColumns))
    func hanging(_ key: NotificationKey?, isAtPlace: Bool = false) -> HangingBanner? {
      key.flatMap { bannerCard($0, columns: columns) }.map { card in
        HangingBanner(card: card, lift: isAtPlace ? 0 : card.rows - screen.motion.visibleRows(of: card.rows))
      }
    }
    let banners =
      switch screen.motion.phase {
      case .still: [hanging(center.banner?.key, isAtPlace: true)]
      case .entering(let replaced): [hanging(replaced, isAtPlace: true), hanging(center.banner?.key)]
      case .leaving(let key): [hanging(key)]
      }
    return banners.compactMap { $0 }
  }
}
