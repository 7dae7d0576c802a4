"""The delegate of Signal Box: reads a response, and says with operations what the app does about it."""

import json
import sys

response = json.load(sys.stdin)
train = response["userInfo"].get("train", "the train")
action = response["actionIdentifier"]


def say(operation, **members):
    print(json.dumps({"operation": operation, **members}))


def post(body):
    say(
        "postNotification",
        identifier="train-" + train,
        title=train,
        body=body,
        threadIdentifier=response["threadIdentifier"],
        userInfo={"train": train},
    )


if action == "clear_line":
    post("Line clear: it may go on")
elif action == "hold":
    post("Held. You will be asked again")
elif "userText" in response:
    post("To the driver: " + response["userText"])

say("setBadge", badge=0)
