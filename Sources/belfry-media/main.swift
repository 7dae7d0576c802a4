// belfry-media decodes images, sound and movies that nobody vouches for, in a process that can do nothing else: it reads
// one request on standard input, writes one reply on standard output, and opens no file but the one it is asked about
// (docs/media.md).
//
//   request ─▶ ProcessLimits ─▶ InputFile ─▶ MediaSignature ─▶ Demuxer ─▶ FrameReader ─▶ Pixels ─▶ CellCanvas ─▶ reply
//
// FFmpeg's and chafa's pointers stay in the folders LibAV and Chafa.
//
// Read next: Reply.swift, ProcessLimits.swift, LibAV/Demuxer.swift.

import Media
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

ProcessLimits.apply()
let request = StandardStreams.readAll(limit: MediaLimits.requestBytes + 1)
exit(StandardStreams.write(reply(to: request).mediaJSON.line + "\n") ? 0 : 3)
