extension ServiceExtensionRequest {
  /// Localizes the texts of `content`, as ``Localizing`` says; returns what there is to say about it, nil where all fits.
  public func localize(_ content: inout NotificationContent, as localizing: Localizing) -> String? {
    localizing.apply(to: &content, with: strings)
  }
}
