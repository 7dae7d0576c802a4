import Payload
import Runtime

extension DoctorReport.Section {
  /// The program that decodes pictures, sound and movies.
  static func media(in environment: Environment) -> Self {
    var section = Self(key: "media", title: "Media")
    let path = environment.absolute(
      MediaDecoder.executable(variables: environment.variables, beside: environment.executablePath))
    if FileBytes.isExecutable(path) {
      section.add("decoder", path, .string(path))
    } else {
      section.add(
        "decoder", "none: \(path) is no program, so attachments are not shown", .null, .remark,
        advice: "install belfry-media beside belfry, or say where it is with BELFRY_MEDIA")
    }
    return section
  }
}
