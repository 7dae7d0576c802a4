/// A member or element whose value could not be read, so that no node stands for it.
struct UnreadValue {
  /// The object or array it belongs to, in ``JSONDocument/nodes``.
  let container: Int
  /// Its key; nil in an array.
  let key: JSONNode?
  /// From its key, or from where its fault is, to where reading went on.
  let range: Range<Int>
}
