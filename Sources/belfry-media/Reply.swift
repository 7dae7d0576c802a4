import Media

/// What there is to say to a request.
func reply(to source: [UInt8]) -> MediaReply {
  let request: MediaRequest
  do throws(MediaJSONError) {
    request = try MediaRequest(json: source)
  } catch {
    return .failure(MediaRefusal(.badRequest, "the request makes no sense: \(error)"))
  }
  do throws(MediaRefusal) {
    return .success(try answer(to: request))
  } catch {
    return .failure(error)
  }
}

private func answer(to request: MediaRequest) throws(MediaRefusal) -> MediaAnswer {
  let file = try InputFile(path: request.path)
  ProcessLimits.forbidOpening()
  let type = try MediaType(beginning: file.beginning(MediaSignature.length))
  return switch type.kind {
  case .image: try ImageReader(file: file, type: type).answer(to: request.want)
  case .audio, .movie: try StreamReader(file: file, type: type).answer(to: request.want)
  }
}
