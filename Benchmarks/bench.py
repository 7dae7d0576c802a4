#!/usr/bin/env python3
"""Measures belfry against the bars of its design and, where they are installed, its peers.

    python3 Benchmarks/bench.py BINARY [--quick] [--endpoint]

--endpoint measures the endpoint alone.
Needs nothing but Python and a system with pseudo-terminals. Prints a table; nothing is asserted: a machine that is busy
with something else gives other numbers, which the line "noise" makes visible.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from endpoint import endpoint
from harness import Screen, Table, best, milliseconds, run
from moving import flood, motion


def write_payloads(folder, count, threads, filler=60):
    """Payload files, and their paths."""
    paths = []
    for number in range(count):
        path = os.path.join(folder, f"{number:05}.apns")
        with open(path, "w") as file:
            file.write(
                '{"Simulator Target Bundle":"com.example.bench%d","aps":{"alert":{"title":"Message %d",'
                '"body":"%s"},"thread-id":"thread-%d","badge":%d}}'
                % (number % 4, number, ("lorem ipsum " * 20)[:filler], number % threads, number % 50)
            )
        paths.append(path)
    return paths


def tig_repository(folder):
    """A repository with as many commits as there are notifications, for tig; None without git."""
    if not shutil.which("git"):
        return None
    stream = []
    for number in range(10_000):
        stream.append(
            f"commit refs/heads/main\ncommitter A <a@example.com> {1700000000 + number} +0000\n"
            f"data <<E\nMessage {number}\nE\n"
        )
    subprocess.run(["git", "init", "-q", "-b", "main", folder], check=True)
    subprocess.run(["git", "-C", folder, "fast-import", "--quiet"], input="\n".join(stream).encode(), check=True)
    return folder


def newsboat_folder(folder):
    """A configuration with a feed of 10,000 entries, read once so that it is in the cache."""
    feed = os.path.join(folder, "feed.xml")
    items = "".join(
        f"<item><title>Message {n}</title><guid>g{n}</guid><description>lorem ipsum</description></item>"
        for n in range(10_000)
    )
    with open(feed, "w") as file:
        file.write(f'<?xml version="1.0"?><rss version="2.0"><channel><title>f</title>{items}</channel></rss>')
    with open(os.path.join(folder, "urls"), "w") as file:
        file.write(f"file://{feed}\n")
    command = ["newsboat", "-u", f"{folder}/urls", "-c", f"{folder}/cache.db", "-C", "/dev/null"]
    subprocess.run(command + ["-x", "reload"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return command


def main():
    binary = os.path.abspath(sys.argv[1])
    quick = "--quick" in sys.argv
    stored = 1_000 if quick else 10_000
    work = tempfile.mkdtemp(prefix="belfry-bench-")
    environment = dict(os.environ, HOME=work, TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_STATE_HOME=work + "/state")
    environment.pop("NO_COLOR", None)
    environment["XDG_CONFIG_HOME"] = work + "/config"
    try:
        if "--endpoint" in sys.argv:
            return endpoint(Table(), binary, work, environment, 5_000 if quick else 40_000)
        measure(binary, work, environment, stored, 5 if quick else 15)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def measure(binary, work, environment, stored, times):
    table = Table()

    # How much the machine itself swings: the same empty program again and again.
    median, least, most = best(lambda: run(["true"], environment), 30)
    table.row("noise: starting 'true'", milliseconds(median), "", f"{milliseconds(least)} to {milliseconds(most)}")

    median, least, _ = best(lambda: run([binary, "--version"], environment), 30)
    table.row("belfry --version", milliseconds(median), "10 ms", f"best {milliseconds(least)}")

    payloads = os.path.join(work, "payloads")
    os.mkdir(payloads)
    paths = write_payloads(payloads, stored, 200)

    thousand = os.path.join(work, "thousand")
    os.mkdir(thousand)
    write_payloads(thousand, 1_000, 200)
    median, least, _ = best(lambda: run([binary, "lint", thousand], environment), times)
    table.row("lint, 1,000 files", milliseconds(median), "150 ms", f"best {milliseconds(least)}")

    large = os.path.join(work, "large")
    os.mkdir(large)
    size = sum(os.path.getsize(path) for path in write_payloads(large, 10_000, 200, filler=220))
    median, least, _ = best(lambda: run([binary, "lint", large], environment), max(3, times // 3))
    table.row("lint, 10,000 files of 300 bytes", f"{size / median / 1e6:.0f} MB/s", "", f"{size / 1e6:.1f} MB")

    wide = os.path.join(work, "wide")
    os.mkdir(wide)
    members = ",".join('"key%d":"%s"' % (n, "lorem ipsum " * 8) for n in range(35))
    for number in range(8_000):
        with open(os.path.join(wide, f"{number}.json"), "w") as file:
            file.write('{"aps":{"alert":{"title":"t","body":"b"}},%s}' % members)
    size = sum(entry.stat().st_size for entry in os.scandir(wide))
    median, least, _ = best(lambda: run([binary, "lint", wide], environment), max(3, times // 3))
    table.row("lint, 8,000 files of 4 KB", f"{size / median / 1e6:.0f} MB/s", "100 MB/s", f"{size / 1e6:.1f} MB")

    start = time.perf_counter()
    for first in range(0, len(paths), 500):
        run([binary, "push"] + paths[first : first + 500], environment)
    seconds = time.perf_counter() - start
    table.row(f"push, {stored:,} payloads stored", f"{stored / seconds:,.0f}/s", "", "each on disk before its answer")
    median, least, _ = best(lambda: run([binary, "push", paths[0]], environment), times)
    table.row(f"push of one, {stored:,} stored", milliseconds(median), "", f"best {milliseconds(least)}")

    first_paint(table, f"first full paint, {stored:,} notifications", [binary], environment, times, "60 ms")
    peers(table, work, environment, times)
    keys(table, binary, environment, stored)
    motion(table, binary, work, environment, 5 if stored < 10_000 else 60)
    flood(table, binary, work, environment)
    endpoint(table, binary, work, environment, 5_000 if stored < 10_000 else 40_000)


def first_paint(table, what, command, environment, times, bar="", enough=1_500):
    """From the start to the last byte of the first burst that fills a screen."""

    def once():
        screen = Screen(command, environment)
        end = time.perf_counter() + 5
        while len(screen.seen) < enough and time.perf_counter() < end:
            screen.read(1.0)
        last, _ = screen.settle(quiet=0.05) if len(screen.seen) < enough else drained(screen)
        screen.close()
        return last - screen.start

    def drained(screen):
        last = time.perf_counter()
        while screen.read(0.02):
            last = time.perf_counter()
        return last, 0

    median, least, most = best(once, times)
    table.row(what, milliseconds(median), bar, f"best {milliseconds(least)}, worst {milliseconds(most)}")


def peers(table, work, environment, times):
    if shutil.which("tig"):
        repository = tig_repository(os.path.join(work, "repository"))
        if repository:
            os.chdir(repository)
            first_paint(table, "  peer: tig, 10,000 commits", ["tig"], environment, times)
            screen = Screen(["tig"], environment)
            screen.settle()
            key_rows(table, "  peer: tig, key to repaint p95", screen, [b"j"] * 60)
            screen.close()
    if shutil.which("newsboat"):
        folder = os.path.join(work, "newsboat")
        os.mkdir(folder)
        first_paint(
            table, "  peer: newsboat, 10,000 entries", newsboat_folder(folder), environment, times, enough=400)


def key_rows(table, what, screen, presses, bar="", bytes_bar=None):
    times, sizes = [], []
    for key in presses:
        seconds, count = screen.press(key)
        if count:
            times.append(seconds)
            sizes.append(count)
    if not times:
        table.row(what, "no answer", bar)
        return
    times.sort()
    ninety_fifth = times[min(len(times) - 1, int(len(times) * 0.95))]
    table.row(what, milliseconds(ninety_fifth), bar, f"median {milliseconds(statistics.median(times))}, {len(times)} keys")
    if bytes_bar:
        table.row("bytes per cursor move", f"{statistics.median(sizes):.0f}", bytes_bar, f"most {max(sizes)}")


def keys(table, binary, environment, stored):
    screen = Screen([binary], environment)
    screen.settle()
    resident = screen.memory()
    # From card to card without scrolling, then on down the list, where every key moves the whole window.
    key_rows(table, "key to repaint p95, moving", screen, [b"j", b"k"] * 60, "3 ms", "600")
    key_rows(table, "key to repaint p95, scrolling", screen, [b"j"] * 120, "3 ms")
    key_rows(table, "key to repaint p95, paging", screen, ([b"\x06"] * 6 + [b"\x02"] * 5) * 4, "3 ms")
    # Every letter of a word narrows the list, each backspace widens it again.
    letters = [bytes([letter]) for letter in b"message 9"]
    key_rows(table, "key to repaint p95, filtering", screen, ([b"/"] + letters + [b"\x7f"] * 9 + [b"\x1b"]) * 3)
    # Up to the next minute only the clock may speak: measure inside one minute.
    if time.time() % 60 > 53:
        time.sleep(61 - time.time() % 60)
    screen.settle()
    _, idle = screen.settle(limit=5.0, quiet=5.0)
    table.row("bytes in five idle seconds", str(idle), "0")
    if resident:
        table.row("memory of the open center", f"{resident / 1024:.1f} MB", "", f"{stored:,} listed")
    screen.close()


main()
