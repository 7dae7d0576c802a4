import CFriBidi

/// `clusters`, in logical order, with the letters of Arabic scripts in the forms in which they join their neighbours
/// (Unicode's presentation forms), for terminals that draw each cell alone.
///
/// As many clusters come back as went in: lam and alef are joined but make no ligature, which would take one cell for
/// two. Letters without such forms, and everything else, stay as they are. For painting only: copied or searched for,
/// a presentation form is another character.
public func joinedForms(of clusters: [Character]) -> [Character] {
  var joining = ArabicJoining(clusters)
  return joining.shaped
}

/// One line on its way through FriBidi's joining.
private struct ArabicJoining {
  private let clusters: [Character]
  private var scalars: [FriBidiChar] = []
  /// For each cluster the place of its base among the scalars.
  private var bases: [Int] = []

  init(_ clusters: [Character]) {
    self.clusters = clusters
    for cluster in clusters {
      bases.append(scalars.count)
      scalars.append(contentsOf: cluster.unicodeScalars.lazy.map(\.value))
    }
  }

  /// The clusters with their bases exchanged.
  var shaped: [Character] {
    mutating get {
      let length = FriBidiStrIndex(clamping: scalars.count)
      var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
      var properties = [FriBidiArabicProp](repeating: 0, count: scalars.count)
      // Letters that join all run from right to left; the others do not care.
      let levels = [FriBidiLevel](repeating: 1, count: scalars.count)
      fribidi_get_bidi_types(scalars, length, &types)
      fribidi_get_joining_types(scalars, length, &properties)
      fribidi_join_arabic(types, length, levels, &properties)
      fribidi_shape_arabic(FriBidiFlags(FRIBIDI_FLAG_SHAPE_ARAB_PRES), levels, length, &properties, &scalars)
      return zip(clusters, bases).map { cluster, base in
        guard let first = cluster.unicodeScalars.first, let form = Unicode.Scalar(scalars[base]), form != first else {
          return cluster
        }
        // What keeps letters apart has done its work.
        let marks = cluster.unicodeScalars.dropFirst().filter { $0 != "\u{200C}" && $0 != "\u{200D}" }
        return String(String.UnicodeScalarView([form] + marks)).first ?? cluster
      }
    }
  }
}
