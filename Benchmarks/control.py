"""A client of the control socket for the measurements (docs/control.md).

Python has no HTTP/2 of its own, and the measurements want no packages. Asking one request after the other without header
compression and looking only at the heads of frames needs thirty lines.
"""

import os
import socket
import struct

DATA, HEADERS, SETTINGS, PING, GOAWAY, WINDOW_UPDATE = 0, 1, 4, 6, 7, 8
END_STREAM, END_HEADERS, ACK = 1, 4, 1


class Control:
    """A connection to an open center."""

    def __init__(self, state):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.path.join(state, "control.sock"))
        self.bytes = self.socket.makefile("rb")
        self.stream = -1
        self.socket.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(SETTINGS))

    def post(self, path, body, *fields):
        """Asks, and waits for the end of the answer."""
        self.stream += 2
        pseudo = [(":method", "POST"), (":scheme", "http"), (":authority", "localhost"), (":path", path)]
        head = b"".join(literal(name, value) for name, value in pseudo + list(fields))
        self.socket.sendall(
            frame(HEADERS, END_HEADERS, self.stream, head) + frame(DATA, END_STREAM, self.stream, body))
        while True:
            start = self.bytes.read(9)
            if len(start) < 9:
                raise ConnectionError("the center has gone")
            high, low, kind, flags, stream = struct.unpack(">BHBBI", start)
            length = high << 16 | low
            content = self.bytes.read(length)
            if kind == SETTINGS and not flags & ACK:
                self.socket.sendall(frame(SETTINGS, ACK))
            elif kind == GOAWAY:
                raise ConnectionError("the center is ending")
            elif kind == DATA and length:
                self.socket.sendall(frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", length)))
            if kind in (DATA, HEADERS) and stream == self.stream and flags & END_STREAM:
                return content


def frame(kind, flags=0, stream=0, content=b""):
    return struct.pack(">BHBBI", len(content) >> 16, len(content) & 0xFFFF, kind, flags, stream) + content


def literal(name, value):
    """A header field without indexing and without Huffman coding; 126 bytes at most."""
    return b"\0" + b"".join(bytes([len(text)]) + text.encode() for text in (name, value))
