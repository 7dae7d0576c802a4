import CLibAV
import Media

/// The packets of a file of a known format.
///
/// FFmpeg gets neither a path nor a protocol: its bytes come from the open file, and it may open nothing else.
final class Demuxer {
  let context: UnsafeMutablePointer<AVFormatContext>
  /// FFmpeg's names of the decoders that may be used, with commas between them.
  let decoders: String
  private let io: UnsafeMutablePointer<AVIOContext>
  private let file: InputFile

  /// Opens a file as `format`.
  init(_ file: InputFile, format: String, decoders: [String]) throws(MediaRefusal) {
    av_log_set_level(AV_LOG_QUIET)
    let list = decoders.joined(separator: ",")
    let bufferSize = 1 << 15
    let buffer = av_malloc(bufferSize)?.assumingMemoryBound(to: UInt8.self)
    guard
      let io = avio_alloc_context(
        buffer, Int32(bufferSize), 0, Unmanaged.passUnretained(file).toOpaque(), readFile, nil, seekFile),
      var opened = avformat_alloc_context()
    else { throw refusal(clibav_error(ENOMEM), "") }
    opened.pointee.pb = io
    opened.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    opened.pointee.max_streams = 16
    clibav_forbid_opening(opened)
    for (option, value) in [("format_whitelist", format), ("codec_whitelist", list), ("protocol_whitelist", "none")] {
      av_opt_set(opened, option, value, 0)
    }
    var result: UnsafeMutablePointer<AVFormatContext>? = opened
    let code = avformat_open_input(&result, nil, av_find_input_format(format), nil)
    guard code >= 0, let result else {
      Self.free(io)
      throw refusal(code, "it cannot be read")
    }
    opened = result
    (context, self.io, self.file, self.decoders) = (opened, io, file, list)
  }

  deinit {
    var closing: UnsafeMutablePointer<AVFormatContext>? = context
    avformat_close_input(&closing)
    Self.free(io)
  }

  private static func free(_ io: UnsafeMutablePointer<AVIOContext>) {
    var closing: UnsafeMutablePointer<AVIOContext>? = io
    av_free(io.pointee.buffer)
    io.pointee.buffer = nil
    avio_context_free(&closing)
  }

  /// Looks as far into the file as it takes to know its streams.
  func findStreams() throws(MediaRefusal) {
    let code = avformat_find_stream_info(context, nil)
    guard code >= 0 else { throw refusal(code, "its streams cannot be read") }
  }

  /// The streams.
  var streams: [UnsafeMutablePointer<AVStream>] {
    (0..<Int(context.pointee.nb_streams)).compactMap { context.pointee.streams[$0] }
  }

  /// The first stream of a kind; a cover that comes with sound is no movie.
  func stream(_ type: AVMediaType) -> UnsafeMutablePointer<AVStream>? {
    streams.first {
      $0.pointee.codecpar.pointee.codec_type == type && $0.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    }
  }

  /// Seconds of the whole file, where it tells.
  var duration: Double? {
    let duration = context.pointee.duration
    guard duration != clibav_no_time, duration > 0 else { return nil }
    let seconds = Double(duration) / Double(clibav_second)
    return seconds <= MediaLimits.duration ? seconds : nil
  }

  /// Reads the next packet of any stream; false at the end, or where no more can be read.
  func read(into packet: UnsafeMutablePointer<AVPacket>) -> Bool {
    av_packet_unref(packet)
    return av_read_frame(context, packet) >= 0
  }

  /// Goes to the last place before a time from which a stream can be decoded; nothing happens where there is none.
  func seek(_ stream: UnsafeMutablePointer<AVStream>, toSeconds seconds: Double) {
    let start = stream.pointee.start_time == clibav_no_time ? 0 : stream.pointee.start_time
    let ticks = seconds / max(av_q2d(stream.pointee.time_base), 1e-9)
    guard ticks < 1e15 else { return }
    av_seek_frame(context, stream.pointee.index, start &+ Int64(ticks), AVSEEK_FLAG_BACKWARD)
  }
}

private func readFile(
  _ opaque: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int32
) -> Int32 {
  guard let opaque else { return clibav_error(EIO) }
  let read = Unmanaged<InputFile>.fromOpaque(opaque).takeUnretainedValue().read(into: buffer, count: Int(count))
  return read > 0 ? Int32(read) : read == 0 ? clibav_end : clibav_error(EIO)
}

private func seekFile(_ opaque: UnsafeMutableRawPointer?, _ offset: Int64, _ whence: Int32) -> Int64 {
  guard let opaque else { return -1 }
  let file = Unmanaged<InputFile>.fromOpaque(opaque).takeUnretainedValue()
  if whence & AVSEEK_SIZE != 0 { return Int64(file.byteCount) }
  return file.seek(offset, whence & ~AVSEEK_FORCE)
}
