import Foundation
import Testing

/// Media that take an encoder: made once by `ffmpeg` and kept beside the tests.
enum EncodedFiles {
  static let movies = ["mpeg-1.mpg", "mpeg-2.mpg", "mpeg-4.mp4", "h264.mp4", "movie.avi"]

  /// The path of a file of ``recipes``.
  static func path(_ name: String) throws -> String {
    let folder = BuiltPrograms.folder + "/test-media"
    let path = folder + "/" + name
    if FileManager.default.fileExists(atPath: path) { return path }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let recipe = try #require(recipes[name])
    let unfinished = "\(folder)/\(UUID().uuidString)-\(name)"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-y"] + recipe.split(separator: " ").map(String.init) + [unfinished]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "ffmpeg makes \(name); `.ci/packages test` installs it")
    // Another test may have made it meanwhile: either is as good.
    rename(unfinished, path)
    return path
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: try path(name))))
  }

  /// Two seconds each: red, then blue, with a tone.
  private static let movie =
    "-f lavfi -i color=red:s=64x36:r=10:d=1 -f lavfi -i color=blue:s=64x36:r=10:d=1 -f lavfi -i sine=d=2 "
    + "-filter_complex [0:v][1:v]concat=n=2[v] -map [v] -map 2:a -r 25"

  private static let recipes = [
    "mpeg-1.mpg": movie + " -c:v mpeg1video", "mpeg-2.mpg": movie + " -c:v mpeg2video",
    "mpeg-4.mp4": movie + " -c:v mpeg4", "h264.mp4": movie + " -c:v libx264", "movie.avi": movie + " -c:v mpeg4",
    "movie.mov": movie + " -c:v mpeg4", "silent.mp4": movie + " -c:v mpeg4 -an",
    "bare.m1v": "-f lavfi -i color=red:s=64x36:r=25:d=1 -c:v mpeg1video -f mpeg1video",
    "tone.mp3": "-f lavfi -i sine=d=2", "tone.m4a": "-f lavfi -i sine=d=2 -c:a aac",
    "tone.ogg": "-f lavfi -i sine=d=1 -c:a libvorbis", "picture.webp": "-f lavfi -i color=red:s=16x16 -frames:v 1",
    "picture.bmp": "-f lavfi -i color=red:s=16x16 -frames:v 1",
    "red-blue.jpg": "-f lavfi -i color=red:s=32x32 -f lavfi -i color=blue:s=32x32 -filter_complex [0][1]hstack "
      + "-frames:v 1",
    "animated.png": "-f lavfi -i color=red:s=16x16:r=5:d=1 -f apng",
    "large.png": "-f lavfi -i color=black:s=8000x8000 -frames:v 1 -pix_fmt rgb24",
    "dense.jpg": "-f lavfi -i color=gray:s=8000x7000 -frames:v 1",
  ]
}
