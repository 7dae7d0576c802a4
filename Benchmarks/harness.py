"""What the benchmarks share: a program on a pseudo-terminal, a table of results."""

import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import subprocess
import termios
import time

COLUMNS, ROWS = 80, 24
IDLE = 0.08  # seconds without output after which a screen counts as painted


class Screen:
    """A program on a pseudo-terminal of 80 by 24, with the bytes that it sends counted."""

    def __init__(self, command, environment):
        self.start = time.perf_counter()
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.seen = b""

    def read(self, timeout):
        """What comes within `timeout`, or b'' ; answers questions about the terminal as a plain one would."""
        ready, _, _ = select.select([self.descriptor], [], [], timeout)
        if not ready:
            return b""
        try:
            data = os.read(self.descriptor, 1 << 16)
        except OSError:
            return b""
        if b"\x1b[c" in data or b"\x1b[0c" in data:
            os.write(self.descriptor, b"\x1b[?62;22c")
        for _ in range(data.count(b"\x1b[6n")):
            os.write(self.descriptor, b"\x1b[1;1R")
        self.seen += data
        return data

    def settle(self, limit=5.0, quiet=IDLE):
        """Reads until nothing has come for a while. The moment of the last byte and how many came."""
        end = time.perf_counter() + limit
        last, count = None, 0
        while time.perf_counter() < end:
            data = self.read(quiet if last else 1.0)
            if not data:
                if last:
                    break
                continue
            last = time.perf_counter()
            count += len(data)
        return last or time.perf_counter(), count

    def press(self, keys, limit=1.0, quiet=0.03):
        """Seconds from a key to the last byte that it causes, and the bytes."""
        before = time.perf_counter()
        os.write(self.descriptor, keys)
        data = self.read(limit)
        after, count = time.perf_counter(), len(data)
        while True:
            more = self.read(quiet)
            if not more:
                return after - before, count
            after, count = time.perf_counter(), count + len(more)

    def memory(self):
        """Resident kilobytes; None where the system does not say."""
        try:
            with open(f"/proc/{self.pid}/status") as status:
                return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))
        except (OSError, AttributeError):
            return None

    def close(self):
        try:
            os.kill(self.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        os.close(self.descriptor)
        os.waitpid(self.pid, 0)


def run(command, environment, **options):
    """Seconds that a command takes."""
    start = time.perf_counter()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    return time.perf_counter() - start


def best(measure, times):
    """Median and spread in the unit that `measure` gives."""
    values = [measure() for _ in range(times)]
    return statistics.median(values), min(values), max(values)


def milliseconds(value):
    return f"{value * 1000:.1f} ms"


class Table:
    def __init__(self):
        print(f"{'what':44} {'measured':>12}  {'bar':>12}  note")

    def row(self, what, measured, bar="", note=""):
        print(f"{what:44} {measured:>12}  {bar:>12}  {note}", flush=True)
