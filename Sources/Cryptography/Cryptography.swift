// Keys, signatures, certificates and TLS without sockets (OpenSSL).
