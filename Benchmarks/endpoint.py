"""The endpoint under h2load, beside nghttpd with an empty file and a Node stub, in one run.

All get the same requests: a push of an alert with its provider token, topic and push type. nghttpd is measured without
them too, since decoding a provider token costs it as much as it costs anybody.
"""

import contextlib
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import time

from harness import Screen

HERE = os.path.dirname(os.path.abspath(__file__))
BODY = '{"aps":{"alert":{"title":"Message","body":"%s"},"thread-id":"bench","badge":1}}' % ("lorem ipsum " * 8)[:96]
APP = "com.example.bench"
# What is compared is measured in turns, so that a machine that is busy for a while is so for all.
ROUNDS = 3
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """A `belfry serve`, or `open --listen` on a screen, with a key and a device token of its own."""

    def __init__(self, binary, work, environment, name, cleartext=True, screen=False):
        self.state = os.path.join(work, name)
        ready = os.path.join(work, name + ".ready")
        common = ["--state", self.state]
        key = os.path.join(work, name + ".p8")

        def ask(*words):
            return subprocess.run(
                [binary, *words, *common], env=environment, check=True, capture_output=True, text=True
            ).stdout.strip()

        identifier = json.loads(ask("key", "new", "--team", "TEAM123456", "--out", key, "--json"))["keyIdentifier"]
        self.token = ask("device", "token", APP).split()[-1]
        signed = ask("key", "token", key, "--team", "TEAM123456", "--key-id", identifier)
        self.authorization = "bearer " + signed.split()[-1]
        listen = ["--listen", "127.0.0.1:0", "--ready-file", ready] + (["--cleartext"] if cleartext else [])
        if screen:
            self.screen = Screen([binary, "open", *common, *listen], environment)
            self.process = None
        else:
            self.screen = None
            self.process = subprocess.Popen(
                [binary, "serve", *common, *listen], env=environment, stdout=subprocess.DEVNULL)
        while not os.path.exists(ready):
            time.sleep(0.01)
        with open(ready) as file:
            line = json.load(file)
        self.url, self.pid = line["addresses"]["sandbox"], line["pid"]

    @property
    def target(self):
        return f"{self.url}/3/device/{self.token}"

    @property
    def headers(self):
        return [f"authorization: {self.authorization}", f"apns-topic: {APP}", "apns-push-type: alert"]

    def memory(self):
        with open(f"/proc/{self.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024

    def load(self, body, requests, clients=4, streams=100):
        read = (lambda: self.screen.read(0.01)) if self.screen else (lambda: time.sleep(0.01))
        return Load(self.pid, self.target, self.headers, body, requests, clients, streams, while_running=read)

    def close(self):
        if self.screen:
            self.screen.close()
        else:
            self.process.terminate()
            self.process.wait()


def processor_seconds(pid):
    """What a process has used, its own and the kernel's on its behalf."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Load:
    """What h2load found, and what a request cost the server: a busy machine changes that less than the rate."""

    def __init__(self, pid, target, headers, body, requests, clients, streams, while_running=lambda: time.sleep(0.01)):
        before = processor_seconds(pid)
        command = ["h2load", "-n", str(requests), "-c", str(clients), "-m", str(streams), target]
        if body:
            command += ["-d", body]
        for header in headers:
            command += ["-H", header]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        while process.poll() is None:
            while_running()
        text = process.stdout.read()
        self.cost = (processor_seconds(pid) - before) / requests * 1e6
        self.rate = float(re.search(r"([\d.]+) req/s", text).group(1))
        self.good = int(re.search(r"(\d+) 2xx", text).group(1))
        times = re.search(r"time for request:\s+\S+\s+\S+\s+(\S+)", text)
        self.mean = times.group(1) if times else ""
        self.lost = requests - self.good


@contextlib.contextmanager
def nghttpd(work):
    """nghttpd with an empty file; yields its number and its address."""
    folder = os.path.join(work, "nghttpd")
    os.makedirs(folder, exist_ok=True)
    open(os.path.join(folder, "empty"), "w").close()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        ["nghttpd", "--no-tls", "-a", "127.0.0.1", "-d", folder, str(port)], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            break
    try:
        yield process.pid, f"http://127.0.0.1:{port}/empty"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def node_stub():
    """A server of Node's http2; yields its number and its address."""
    process = subprocess.Popen(["node", os.path.join(HERE, "stub.js")], stdout=subprocess.PIPE, text=True)
    try:
        yield process.pid, f"http://127.0.0.1:{int(process.stdout.readline())}/3/device/ab"
    finally:
        process.terminate()
        process.wait()


def endpoint(table, binary, work, environment, requests):
    """The rows of the endpoint."""
    if not shutil.which("h2load") or not shutil.which("nghttpd"):
        return table.row("endpoint", "", "", "skipped: h2load and nghttpd are not installed (nghttp2-client, -server)")
    body = os.path.join(work, "body.json")
    with open(body, "w") as file:
        file.write(BODY)

    numbers = iter(range(1000))

    def serve(**options):
        return contextlib.closing(Served(binary, work, environment, f"served{next(numbers)}", **options))

    has_node = shutil.which("node")
    bare, peer, stub, headless, shown, secured = [], [], [], [], [], []
    memory, secured_memory = [], []
    for _ in range(ROUNDS):
        with serve() as served, nghttpd(work) as nghttpd_address:
            headless.append(served.load(body, requests))
            memory.append(served.memory())
            peer.append(Load(*nghttpd_address, served.headers, body, requests, 4, 100))
            bare.append(Load(*nghttpd_address, [], None, requests, 4, 100))
            if has_node:
                with node_stub() as stub_address:
                    stub.append(Load(*stub_address, served.headers, body, requests // 2, 4, 100))
        with serve(screen=True) as served:
            served.screen.settle()
            shown.append(served.load(body, requests))
        with serve(cleartext=False) as served:
            secured.append(served.load(body, requests))
            secured_memory.append(served.memory())

    def rate(loads):
        return statistics.median(load.rate for load in loads)

    def cost(loads):
        return f"{statistics.median(load.cost for load in loads):.1f} us of the processor each"

    own, like = rate(headless), rate(peer)
    table.row("nghttpd, an empty file: GET", f"{rate(bare):,.0f}/s", "", cost(bare))
    table.row("nghttpd, an empty file: the same requests", f"{like:,.0f}/s", "", cost(peer))
    table.row("endpoint, every check on", f"{own:,.0f}/s", f"{0.4 * like:,.0f}/s", cost(headless))
    table.row("  beside nghttpd", f"{own / like:.2f}", "0.4", f"{own / rate(bare):.2f} of its GET")
    if has_node:
        table.row("Node http2 stub, parses JSON", f"{rate(stub):,.0f}/s", "", cost(stub))
        table.row("  endpoint beside the stub", f"{own / rate(stub):.1f}", "3")
    else:
        table.row("Node http2 stub", "", "", "skipped: node is not installed")
    table.row("  memory", f"{max(memory):.1f} MB", "40 MB", f"after {requests:,} pushes")
    table.row("  refused", f"{headless[0].lost:,}", "", "streams opened before a token was valid (apple-rules 5.3)")
    table.row("endpoint, TLS", f"{rate(secured):,.0f}/s", "", cost(secured))
    table.row("  memory", f"{max(secured_memory):.1f} MB", "40 MB")
    table.row("endpoint under a screen", f"{rate(shown):,.0f}/s", f"{0.8 * own:,.0f}/s", cost(shown))

    with serve() as served:
        one = served.load(body, max(requests // 10, 1), clients=1, streams=1)
        table.row("endpoint, one stream: mean", one.mean, "150us", cost([one]))
    # More than may wait: the phone has to follow, so this is what can go on for ever.
    with serve() as served:
        long = served.load(body, 4 * requests)
        table.row("endpoint, four times as many", f"{long.rate:,.0f}/s", "", f"{served.memory():.1f} MB")
