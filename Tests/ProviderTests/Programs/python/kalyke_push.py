"""Pushes with kalyke-apns: a connection and a provider token for each push."""

import asyncio
import os
import sys

from kalyke import ApnsClient, ApnsConfig, ApnsPriority, ApnsPushType, Payload, PayloadAlert, VoIPApnsConfig, VoIPClient
from kalyke.exceptions import ApnsProviderException

TOKEN = os.environ["APNS_TOKEN"]
TOPIC = os.environ["APNS_TOPIC"]
ALERT = Payload(alert=PayloadAlert(title="Night ferry", body="Boarding at gate 4"), sound="default")
FILLER = "x" * 4500


class Local:
    """Where the clients connect to. The trust that httpx takes follows SSL_CERT_FILE."""

    _base_url = f"https://{os.environ['APNS_HOST']}:{os.environ['APNS_PORT']}"


class LocalClient(Local, ApnsClient):
    pass


class LocalVoIPClient(Local, VoIPClient):
    pass


CREDENTIALS = {
    "use_sandbox": True,
    "team_id": os.environ["APNS_TEAM_ID"],
    "auth_key_id": os.environ["APNS_KEY_ID"],
    "auth_key_filepath": os.environ["APNS_KEY"],
}
CLIENT = LocalClient(**CREDENTIALS)
BACKGROUND = ApnsConfig(topic=TOPIC, push_type=ApnsPushType.BACKGROUND, priority=ApnsPriority.BASED_ON_POWER)

# Client, device token, payload, headers.
PUSHES = {
    "alert": (CLIENT, TOKEN, ALERT, ApnsConfig(topic=TOPIC)),
    "background": (CLIENT, TOKEN, Payload(content_available=True), BACKGROUND),
    "voip": (LocalVoIPClient(**CREDENTIALS), TOKEN, {"offer": FILLER}, VoIPApnsConfig(topic=f"{TOPIC}.voip")),
    "too-large": (CLIENT, TOKEN, Payload(alert=FILLER), ApnsConfig(topic=TOPIC)),
    "bad-token": (CLIENT, "0" * 64, ALERT, ApnsConfig(topic=TOPIC)),
}


async def main():
    for name in sys.argv[1:] or PUSHES:
        client, token, payload, config = PUSHES[name]
        try:
            identifier = await client.send_message(device_token=token, payload=payload, apns_config=config)
            print(name, 200, "-", identifier)
        except ApnsProviderException as refusal:
            # The class is the reason; status and apns-id are not told.
            print(name, "-", type(refusal).__name__, "-")


asyncio.run(main())
