"""Pushes with apns2 (PyAPNs2): one connection for all pushes. It runs on hyper: PYTHONPATH=compatibility."""

import os
import sys

import hyper.tls
from apns2.client import APNsClient, NotificationPriority
from apns2.credentials import TokenCredentials
from apns2.errors import APNsException
from apns2.payload import Payload, PayloadAlert

# hyper trusts the authorities of a file of its own.
hyper.tls.cert_loc = os.environ["SSL_CERT_FILE"]


class LocalClient(APNsClient):
    """Where the client connects to."""

    SANDBOX_SERVER = os.environ["APNS_HOST"]
    DEFAULT_PORT = int(os.environ["APNS_PORT"])


TOKEN = os.environ["APNS_TOKEN"]
TOPIC = os.environ["APNS_TOPIC"]
ALERT = Payload(alert=PayloadAlert(title="Night ferry", body="Boarding at gate 4"), sound="default")
FILLER = "x" * 4500

# Device token, payload, topic, priority. The push type follows from topic and payload.
PUSHES = {
    "alert": (TOKEN, ALERT, TOPIC, NotificationPriority.Immediate),
    "background": (TOKEN, Payload(content_available=True), TOPIC, NotificationPriority.Delayed),
    "voip": (TOKEN, Payload(custom={"offer": FILLER}), f"{TOPIC}.voip", NotificationPriority.Immediate),
    "too-large": (TOKEN, Payload(alert=FILLER), TOPIC, NotificationPriority.Immediate),
    "bad-token": ("0" * 64, ALERT, TOPIC, NotificationPriority.Immediate),
}

credentials = TokenCredentials(os.environ["APNS_KEY"], os.environ["APNS_KEY_ID"], os.environ["APNS_TEAM_ID"])
client = LocalClient(credentials, use_sandbox=True)
for name in sys.argv[1:] or PUSHES:
    token, payload, topic, priority = PUSHES[name]
    try:
        client.send_notification(token, payload, topic, priority)
        print(name, 200, "-", "-")
    except APNsException as refusal:
        # The class is the reason; status and apns-id are not told.
        print(name, "-", type(refusal).__name__, "-")
