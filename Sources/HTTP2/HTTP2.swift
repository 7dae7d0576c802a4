// HTTP/2 without sockets: bytes in, events out (nghttp2; RFC 9113).
