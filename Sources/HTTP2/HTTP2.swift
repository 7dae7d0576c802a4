// HTTP/2 without sockets: bytes in, events out (nghttp2; RFC 9113).
//
//     bytes ─▶ Session.receive ─▶ SessionEvent: a request, a response, a stream that closed, GOAWAY …
//     ServerSession.respond, ClientSession.request, goAway, reset … ─▶ Session.send ─▶ bytes
//
// A message is handed over when it is complete, with the part of its body that the session's limits allow to keep.
// nghttp2's pointers stay in this folder.
//
// Read next: Session.swift.
