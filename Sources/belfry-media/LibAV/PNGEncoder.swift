import CLibAV
import Media

extension Pixels {
  /// The pixels as a PNG file in base 64, both by FFmpeg.
  func pngInBase64() throws(MediaRefusal) -> String {
    var frame = av_frame_alloc()
    var packet = av_packet_alloc()
    var context = avcodec_alloc_context3(avcodec_find_encoder(AV_CODEC_ID_PNG))
    defer {
      avcodec_free_context(&context)
      av_packet_free(&packet)
      av_frame_free(&frame)
    }
    guard let frame, let packet, let context else { throw refusal(clibav_error(ENOMEM), "") }
    (frame.pointee.width, frame.pointee.height) = (Int32(width), Int32(height))
    frame.pointee.format = AV_PIX_FMT_RGB24.rawValue
    try Self.check(av_frame_get_buffer(frame, 0))
    guard let target = frame.pointee.data.0 else { throw refusal(clibav_error(ENOMEM), "") }
    let stride = Int(frame.pointee.linesize.0)
    for row in 0..<height {
      bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        (target + row * stride).update(from: start + row * width * 3, count: width * 3)
      }
    }
    (context.pointee.width, context.pointee.height) = (Int32(width), Int32(height))
    context.pointee.pix_fmt = AV_PIX_FMT_RGB24
    context.pointee.time_base = AVRational(num: 1, den: 1)
    // Threads are forbidden.
    context.pointee.thread_count = 1
    // The prediction that suits each row: photographs are a third smaller.
    av_opt_set(context.pointee.priv_data, "pred", "mixed", 0)
    try Self.check(avcodec_open2(context, nil, nil))
    try Self.check(avcodec_send_frame(context, frame))
    try Self.check(avcodec_receive_packet(context, packet))
    let length = Int(packet.pointee.size)
    var text = [CChar](repeating: 0, count: (length + 2) / 3 * 4 + 1)
    guard av_base64_encode(&text, Int32(text.count), packet.pointee.data, Int32(length)) != nil else {
      throw MediaRefusal(.broken, "its pixels cannot be written down")
    }
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func check(_ code: Int32) throws(MediaRefusal) {
    guard code >= 0 else { throw refusal(code, "its pixels cannot be written down") }
  }
}
