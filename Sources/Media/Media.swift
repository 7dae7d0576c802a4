// Media is what is known of images, sound and movies without decoding any: which kinds a notification may carry, how a
// file's first bytes tell them, what the decoding program `belfry-media` is asked, and what it answers. Pure: the program
// itself is in Sources/belfry-media, the way to it in Sources/Runtime/Media, and pictures are drawn in Rendering/Media.
//
//   MediaRequest ─▶ JSON ─▶ belfry-media ─▶ JSON ─▶ MediaReply: MediaAnswer or MediaRefusal
//
// Neither side trusts the other: every number and length in either JSON is bounded when it is read.
//
// Read next: Types/MediaType.swift, Asking/MediaRequest.swift, Answering/MediaAnswer.swift.
