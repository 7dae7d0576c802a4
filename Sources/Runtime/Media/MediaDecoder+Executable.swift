extension MediaDecoder {
  /// The program that decodes: `$BELFRY_MEDIA`, else `belfry-media` beside the program that is running.
  public static func executable(variables: [String: String], beside executablePath: String) -> String {
    if let path = variables["BELFRY_MEDIA"], !path.isEmpty { return path }
    let folder = executablePath.lastIndex(of: "/").map { executablePath[...$0] } ?? ""
    return folder + "belfry-media"
  }
}
