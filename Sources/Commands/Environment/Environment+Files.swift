extension Environment {
  /// Writes a file whole, so that nobody reads half of it; returns what is in the way where it cannot be written.
  public func write(_ text: String, toFile path: String) -> String? {
    do throws(OutputFailure) {
      try FileBytes.write(Array(text.utf8), to: path, name: path)
      return nil
    } catch {
      return error.reason
    }
  }
}
