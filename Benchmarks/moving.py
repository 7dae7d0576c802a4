"""What moves by itself: a banner's slide, a minute in which nothing happens, a flood of pushes."""

import json
import os
import threading
import time

from control import Control
from harness import Screen, milliseconds


def push(control, title, thread, body="lorem ipsum"):
    """Lets a payload arrive, and waits until it is stored."""
    alert = {"title": title, "body": body}
    payload = json.dumps({"aps": {"alert": alert, "thread-id": thread, "sound": "default"}}).encode()
    control.post("/3/device/com.example.bench", payload)


def motion(table, binary, work, environment, seconds):
    """What a banner's way costs on the line, and what a quiet screen costs."""
    sizes = {}
    for options in ([], ["--no-motion"]):
        state = os.path.join(work, "motion" + "".join(options))
        screen = Screen([binary, "--state", state] + options, environment)
        screen.settle()
        control = Control(state)
        for number in range(10):
            push(control, f"Entry {number}", f"thread-{number}")
        screen.settle()
        os.write(screen.descriptor, b"\x1b")
        screen.settle(quiet=0.4)
        push(control, "Banner", "banner", "lorem ipsum dolor sit amet " * 4)
        coming = screen.settle(quiet=0.4)[1]
        os.write(screen.descriptor, b"\x1b")
        sizes["".join(options)] = (coming, screen.settle(quiet=0.4)[1])
        if not options:
            quiet_row(table, screen, seconds)
        screen.close()
    (coming, going), (still, gone) = sizes[""], sizes["--no-motion"]
    table.row("bytes of a banner that slides in", str(coming), "4,096", f"{still} without motion, the list's change included")
    table.row("bytes of a banner that slides out", str(going), "4,096", f"{gone} without motion")


def quiet_row(table, screen, seconds):
    """Only the clock and the ages may speak, once a minute."""
    before = processor_seconds(screen.pid)
    bursts = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        if screen.read(min(1.0, max(0.0, end - time.perf_counter()))):
            bursts.append(screen.settle(quiet=0.2)[1])
    spent = processor_seconds(screen.pid) - before
    table.row(
        f"a quiet screen of 10 entries, {seconds} s", f"{spent * 1000:.0f} ms CPU", "1 s a minute",
        f"{len(bursts)} changes of clock and ages")


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def flood(table, binary, work, environment, rate=500, seconds=4):
    """Keys on the `:` line while pushes arrive over four connections: each letter must come back at once."""
    state = os.path.join(work, "flood")
    screen = Screen([binary, "--state", state], environment)
    screen.settle()
    before = screen.memory()
    os.write(screen.descriptor, b":")
    screen.settle()
    pushed = [0] * 4

    def pour(part):
        control = Control(state)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            push(control, "Flood", f"thread-{pushed[part] % 20}")
            pushed[part] += 1
            time.sleep(max(0, start + pushed[part] * 4 / rate - time.perf_counter()))

    threads = [threading.Thread(target=pour, args=(part,)) for part in range(4)]
    for thread in threads:
        thread.start()
    times, seen = [], len(screen.seen)
    letters = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
    while any(thread.is_alive() for thread in threads):
        letter = letters[len(times) % len(letters)].encode()
        start, from_here = time.perf_counter(), len(screen.seen)
        os.write(screen.descriptor, letter)
        while letter not in screen.seen[from_here:] and time.perf_counter() - start < 2:
            screen.read(0.5)
        times.append(time.perf_counter() - start)
        pause = time.perf_counter() + 0.03
        while time.perf_counter() < pause:
            screen.read(0.01)
        if len(times) % len(letters) == 0:
            os.write(screen.descriptor, b"\x15")
            screen.read(0.05)
    for thread in threads:
        thread.join()
    times.sort()
    total = sum(pushed)
    note = f"worst {milliseconds(times[-1])}, {len(times)} keys"
    table.row(f"flood of {total / seconds:.0f}/s: key to repaint p95", milliseconds(times[int(len(times) * 0.95)]), "200 ms", note)
    table.row("flood: bytes a second", f"{(len(screen.seen) - seen) / seconds:,.0f}", "", f"{total:,} arrivals")
    after = screen.memory()
    if before and after:
        table.row("flood: memory", f"{after / 1024:.1f} MB", "", f"{before / 1024:.1f} MB before")
    screen.close()
