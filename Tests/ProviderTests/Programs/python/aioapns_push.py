"""Pushes with aioapns: one connection for all pushes."""

import asyncio
import os
import sys

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol

# Where it connects to. The context of ssl.create_default_context(), which it takes, follows SSL_CERT_FILE.
APNsDevelopmentClientProtocol.APNS_SERVER = os.environ["APNS_HOST"]
APNsDevelopmentClientProtocol.APNS_PORT = int(os.environ["APNS_PORT"])

TOKEN = os.environ["APNS_TOKEN"]
TOPIC = os.environ["APNS_TOPIC"]
ALERT = {"aps": {"alert": {"title": "Night ferry", "body": "Boarding at gate 4"}, "sound": "default"}}
FILLER = "x" * 4500

PUSHES = {
    "alert": NotificationRequest(TOKEN, ALERT, push_type=PushType.ALERT, priority=10),
    "background": NotificationRequest(
        TOKEN, {"aps": {"content-available": 1}}, push_type=PushType.BACKGROUND, priority=5
    ),
    "voip": NotificationRequest(
        TOKEN, {"offer": FILLER}, push_type=PushType.VOIP, priority=10, apns_topic=f"{TOPIC}.voip"
    ),
    "too-large": NotificationRequest(TOKEN, {"aps": {"alert": FILLER}}, push_type=PushType.ALERT),
    "bad-token": NotificationRequest("0" * 64, ALERT, push_type=PushType.ALERT),
}


async def no_log(request, response):
    """Refusals are printed below."""


async def main():
    with open(os.environ["APNS_KEY"]) as file:
        key = file.read()
    client = APNs(
        key=key,
        key_id=os.environ["APNS_KEY_ID"],
        team_id=os.environ["APNS_TEAM_ID"],
        topic=TOPIC,
        use_sandbox=True,
        err_func=no_log,
    )
    if sys.argv[1:] == ["burst"]:
        # Fifty at once, before the first token is known to be valid.
        alerts = [NotificationRequest(TOKEN, ALERT, push_type=PushType.ALERT) for _ in range(50)]
        results = await asyncio.gather(*(client.send_notification(alert) for alert in alerts))
        print("burst", len(results), *sorted({result.status for result in results}))
        return
    for name in sys.argv[1:] or PUSHES:
        result = await client.send_notification(PUSHES[name])
        print(name, result.status, result.description or "-", result.notification_id)


asyncio.run(main())
