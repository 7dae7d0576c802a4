extension ServiceExtensionRequest {
  /// Localizes the texts of `content`, as ``Localizing`` says; returns how many were keys of the app's strings.
  public func localize(_ content: inout NotificationContent, as localizing: Localizing) -> Int {
    localizing.apply(to: &content, with: strings)
  }
}
