"""The expanded view of a ferry's notification: the next departure, and a later one for each time that is asked for."""

import json
import sys

question = json.loads(sys.stdin.readline())
trip = question["notification"]["userInfo"]
later = sum(response["actionIdentifier"] == "later" for response in question["responses"])
place = min(later, len(trip["departures"]) - 1)
ferry = trip["departures"][place]
free = ferry["seats"] - ferry["taken"]

content = [
    {"text": f"{ferry['at']} to {trip['harbour']}", "style": "title"},
    {"progress": ferry["taken"], "of": ferry["seats"], "label": f"{free} of {ferry['seats']} seats are free"},
    {"rows": {"Ferry": ferry["name"], "Quay": ferry["quay"]}},
]
if later > place:
    content.append({"text": "That is the last one today", "style": "secondary"})
content.append({"buttons": ["later", "book"] if ferry != trip["departures"][-1] else ["book"]})

print(json.dumps({"content": content, "defaultContentHidden": True}))
