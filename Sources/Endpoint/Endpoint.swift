// The provider endpoint: sockets, TLS and HTTP/2 round the gateway of `APNs`.
