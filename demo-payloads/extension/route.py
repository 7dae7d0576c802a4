"""A service extension in Python: shows who wrote, and puts the message into the stack of its conversation."""

import json
import signal
import sys


def say(**line):
    print(json.dumps(line), flush=True)


def expire(*_):
    """The time is over: what was said last counts."""
    print("the time is over", file=sys.stderr, flush=True)
    sys.exit(0)


signal.signal(signal.SIGTERM, expire)
request = json.loads(sys.stdin.readline())
content = request["content"]
conversation = content["userInfo"].get("conversation")

say(step="sender")
if isinstance(conversation, str) and conversation:
    change = {"title": conversation.capitalize(), "threadIdentifier": conversation}
else:
    print("no conversation in userInfo", file=sys.stderr)
    change = {}
say(attempt=change)
say(step="text")
change["body"] = content["body"].strip()
say(content=change)
