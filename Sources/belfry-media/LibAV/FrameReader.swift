import CLibAV
import Media

/// The decoded frames of one stream, one after the other.
final class FrameReader {
  let stream: UnsafeMutablePointer<AVStream>
  /// Packets of the stream that were read.
  private(set) var packetCount = 0
  /// How long the packets that were read last, in the time base of the stream.
  private var ticks: Int64 = 0
  private let demuxer: Demuxer
  private let decoder: UnsafeMutablePointer<AVCodecContext>
  private let packet: UnsafeMutablePointer<AVPacket>
  private let frame: UnsafeMutablePointer<AVFrame>
  private var isDrained = false
  private var failure: Int32 = 0
  private var isForgiving = false
  /// Seconds of each packet by its time, as far as they are of use: decoders do not hand them on in every version.
  private var delays: [Int64: Double] = [:]

  /// Makes a decoder for a stream.
  init(_ demuxer: Demuxer, _ stream: UnsafeMutablePointer<AVStream>) throws(MediaRefusal) {
    guard let codec = avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id) else {
      throw MediaRefusal(.unsupportedType, "it is coded in a way that is not supported")
    }
    guard let decoder = avcodec_alloc_context3(codec), let packet = av_packet_alloc(), let frame = av_frame_alloc()
    else {
      throw refusal(clibav_error(ENOMEM), "")
    }
    (self.demuxer, self.stream, self.decoder, self.packet, self.frame) = (demuxer, stream, decoder, packet, frame)
    avcodec_parameters_to_context(decoder, stream.pointee.codecpar)
    decoder.pointee.pkt_timebase = stream.pointee.time_base
    decoder.pointee.thread_count = 1
    decoder.pointee.max_pixels = Int64(MediaLimits.pixels)
    decoder.pointee.max_samples = 1 << 20
    av_opt_set(decoder, "codec_whitelist", demuxer.decoders, 0)
    let code = avcodec_open2(decoder, codec, nil)
    guard code >= 0 else {
      if code == clibav_error(EINVAL) {
        throw MediaRefusal(
          .unsupportedType, "it is coded as \(String(cString: codec.pointee.name)), which is not supported")
      }
      throw refusal(code, "it cannot be decoded")
    }
  }

  deinit {
    var (decoder, packet, frame):
      (
        UnsafeMutablePointer<AVCodecContext>?, UnsafeMutablePointer<AVPacket>?, UnsafeMutablePointer<AVFrame>?
      ) = (decoder, packet, frame)
    avcodec_free_context(&decoder)
    av_packet_free(&packet)
    av_frame_free(&frame)
  }

  /// The next frame, valid until the next call; nil at the end.
  ///
  /// What cannot be decoded is left out, and unless that is forgiven the first fault thrown at the end.
  func next() throws(MediaRefusal) -> UnsafeMutablePointer<AVFrame>? {
    while true {
      let code = avcodec_receive_frame(decoder, frame)
      if code >= 0 { return frame }
      if code == clibav_end || isDrained {
        guard failure == 0 else { throw refusal(failure, "it cannot be decoded") }
        return nil
      }
      if code != clibav_error(EAGAIN) { note(code) }
      if nextPacket() {
        let code = avcodec_send_packet(decoder, packet)
        if code < 0, code != clibav_error(EAGAIN) { note(code) }
      } else {
        isDrained = avcodec_send_packet(decoder, nil) < 0
      }
    }
  }

  /// Takes no notice any more of what cannot be decoded, once there is something to show.
  func forgive() {
    isForgiving = true
    failure = 0
  }

  private func note(_ code: Int32) {
    guard !isForgiving, failure == 0 || code == clibav_error(ENOMEM) else { return }
    failure = code
  }

  private func nextPacket() -> Bool {
    while demuxer.read(into: packet) {
      guard packet.pointee.stream_index == stream.pointee.index else { continue }
      packetCount += 1
      let duration = max(0, packet.pointee.duration)
      ticks = ticks.addingReportingOverflow(duration).partialValue
      if delays.count < MediaLimits.frames { delays[packet.pointee.pts] = seconds(ofTicks: duration) }
      return true
    }
    return false
  }

  /// Reads what is left without decoding it, to count it.
  func countRest() { while ProcessLimits.hasTime, nextPacket() {} }

  /// Seconds of the packets that were read.
  var seconds: Double { seconds(ofTicks: ticks) }

  /// In whole microseconds: what is finer comes of multiplying fractions.
  private func seconds(ofTicks ticks: Int64) -> Double {
    (max(0, Double(ticks)) * av_q2d(stream.pointee.time_base) * 1e6).rounded() / 1e6
  }

  /// How long the frame is shown, in seconds.
  func delay(of frame: UnsafeMutablePointer<AVFrame>) -> Double {
    delays[frame.pointee.best_effort_timestamp] ?? 0
  }

  /// When the frame is shown, in seconds from the beginning of the stream.
  func time(of frame: UnsafeMutablePointer<AVFrame>) -> Double {
    let time = frame.pointee.best_effort_timestamp
    guard time != clibav_no_time else { return 0 }
    let start = stream.pointee.start_time == clibav_no_time ? 0 : stream.pointee.start_time
    return Double(time &- start) * av_q2d(stream.pointee.time_base)
  }
}
