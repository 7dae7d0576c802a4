"""The endpoint under h2load, beside nghttpd with an empty file and a Node stub, in one run."""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import time

from harness import Screen

HERE = os.path.dirname(os.path.abspath(__file__))
BODY = '{"aps":{"alert":{"title":"Message","body":"%s"},"thread-id":"bench","badge":1}}' % ("lorem ipsum " * 8)[:96]
APP = "com.example.bench"


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

        ask("key", "new", "--team", "TEAM123456", "--out", key)
        self.token = ask("device", "token", APP).split()[-1]
        self.authorization = "bearer " + ask("key", "token", key).split()[-1]
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

    def close(self):
        if self.screen:
            self.screen.close()
        else:
            self.process.terminate()
            self.process.wait()


class Load:
    """What h2load found."""

    def __init__(self, target, headers, body, requests, clients, streams, while_running=lambda: None):
        command = ["h2load", "-n", str(requests), "-c", str(clients), "-m", str(streams), "-d", body, target]
        for header in headers:
            command += ["-H", header]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        while process.poll() is None:
            while_running()
        text = process.stdout.read()
        self.rate = float(re.search(r"([\d.]+) req/s", text).group(1))
        self.good = int(re.search(r"(\d+) 2xx", text).group(1))
        times = re.search(r"time for request:\s+\S+\s+\S+\s+(\S+)", text)
        self.mean = times.group(1) if times else ""
        self.lost = requests - self.good

    @property
    def note(self):
        return f"{self.lost:,} of them not 200" if self.lost else ""


@contextlib.contextmanager
def nghttpd(work):
    """nghttpd with an empty file; yields its address."""
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
        yield f"http://127.0.0.1:{port}/empty"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def node_stub():
    """A server of Node's http2; yields its address."""
    process = subprocess.Popen(["node", os.path.join(HERE, "stub.js")], stdout=subprocess.PIPE, text=True)
    try:
        yield f"http://127.0.0.1:{int(process.stdout.readline())}/3/device/ab"
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
    with nghttpd(work) as address:
        peer = Load(address, [], body, requests, 4, 100)
    table.row("nghttpd, an empty file", f"{peer.rate:,.0f}/s")
    stub = None
    if shutil.which("node"):
        with node_stub() as address:
            stub = Load(address, [], body, requests, 4, 100)
        table.row("Node http2 stub, parses JSON", f"{stub.rate:,.0f}/s")
    else:
        table.row("Node http2 stub", "", "", "skipped: node is not installed")

    served = Served(binary, work, environment, "serve")
    before = served.memory()
    headless = Load(served.target, served.headers, body, requests, 4, 100)
    bar = max(0.4 * peer.rate, 3 * stub.rate if stub else 0)
    note = f"{headless.rate / peer.rate:.2f} of nghttpd" + (f", {headless.rate / stub.rate:.1f} of Node" if stub else "")
    table.row("endpoint, every check on", f"{headless.rate:,.0f}/s", f"{bar:,.0f}/s", f"{note} {headless.note}".strip())
    table.row("endpoint: memory", f"{served.memory():.1f} MB", "40 MB", f"{before:.1f} MB before, {requests:,} pushes")
    # Long enough for what waits to be digested before it is answered.
    long = Load(served.target, served.headers, body, 3 * requests, 4, 100)
    table.row("endpoint, three times as many", f"{long.rate:,.0f}/s", "", long.note)
    served.close()

    served = Served(binary, work, environment, "one")
    one = Load(served.target, served.headers, body, max(requests // 10, 1), 1, 1)
    table.row("endpoint, one stream: mean", one.mean, "150us", one.note)
    served.close()

    served = Served(binary, work, environment, "tls", cleartext=False)
    tls = Load(served.target, served.headers, body, requests, 4, 100)
    table.row("endpoint, TLS", f"{tls.rate:,.0f}/s", "", tls.note)
    served.close()

    served = Served(binary, work, environment, "screen", screen=True)
    served.screen.settle()
    shown = Load(
        served.target, served.headers, body, requests, 4, 100, while_running=lambda: served.screen.read(0.01))
    table.row(
        "endpoint under a screen", f"{shown.rate:,.0f}/s", f"{0.8 * headless.rate:,.0f}/s",
        f"{shown.rate / headless.rate:.2f} of headless {shown.note}".strip())
    served.close()
