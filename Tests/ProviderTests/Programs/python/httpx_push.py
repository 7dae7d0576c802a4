"""Pushes with httpx over HTTP/2 and PyJWT: one connection for all pushes."""

import os
import sys
import time

import httpx
import jwt

TOKEN = os.environ["APNS_TOKEN"]
TOPIC = os.environ["APNS_TOPIC"]
ALERT = {"aps": {"alert": {"title": "Night ferry", "body": "Boarding at gate 4"}, "sound": "default"}}
FILLER = "x" * 4500

# Device token, topic, push type, priority, payload.
PUSHES = {
    "alert": (TOKEN, TOPIC, "alert", 10, ALERT),
    "background": (TOKEN, TOPIC, "background", 5, {"aps": {"content-available": 1}}),
    "voip": (TOKEN, f"{TOPIC}.voip", "voip", 10, {"offer": FILLER}),
    "too-large": (TOKEN, TOPIC, "alert", 10, {"aps": {"alert": FILLER}}),
    "bad-token": ("0" * 64, TOPIC, "alert", 10, ALERT),
}


def provider_token():
    with open(os.environ["APNS_KEY"]) as file:
        key = file.read()
    claims = {"iss": os.environ["APNS_TEAM_ID"], "iat": int(time.time())}
    return jwt.encode(claims, key, algorithm="ES256", headers={"kid": os.environ["APNS_KEY_ID"]})


with httpx.Client(
    http1=False,
    http2=True,
    base_url=f"https://{os.environ['APNS_HOST']}:{os.environ['APNS_PORT']}",
    headers={"authorization": f"bearer {provider_token()}"},
) as client:
    for name in sys.argv[1:] or PUSHES:
        token, topic, push_type, priority, payload = PUSHES[name]
        answer = client.post(
            f"/3/device/{token}",
            headers={"apns-topic": topic, "apns-push-type": push_type, "apns-priority": str(priority)},
            json=payload,
        )
        reason = answer.json()["reason"] if answer.content else "-"
        print(name, answer.status_code, reason, answer.headers["apns-id"])
