#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sets the locale of the user's environment for characters, and tells whether it is one of UTF-8.
///
/// Where the environment asks for a UTF-8 locale that is not installed, the C library's own is taken: the terminal
/// speaks UTF-8 all the same.
func adoptLocale(variables: [String: String]) -> Bool {
  if setlocale(LC_CTYPE, "") == nil {
    let wanted = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    let name = wanted.uppercased()
    guard name.hasSuffix("UTF-8") || name.hasSuffix("UTF8"), setlocale(LC_CTYPE, "C.UTF-8") != nil else { return false }
  }
  guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: codeset).uppercased() == "UTF-8"
}
