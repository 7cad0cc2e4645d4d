"""A bot for Bastide: prefers snug places for its tiles and monasteries, cities and roads for its followers.

    npx bastide match --a "cmd:python3 examples/bot.py" --b random        (the protocol: docs/bot-protocol.md)
"""
import json
import random
import sys

WORTH = {"monastery": 4, "city": 3, "road": 2, "field": -1}
seat = 0


def worth(option, seen):
    if option["do"] == "place":
        return sum(abs(tile["x"] - option["x"]) + abs(tile["y"] - option["y"]) == 1 for tile in seen["tiles"])
    if option["do"] == "deploy" and seen["home"][seat]["follower"] > 1:
        return WORTH.get(option.get("on", "").split(":")[0], 0)
    return 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "setup":
        seat = message["seat"]
        random.seed(message["seed"])
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "ask":
        seen = message["observation"]
        worths = [worth(option, seen) + random.random() / 2 for option in message["options"]]
        answer = {"type": "answer", "id": message["id"], "option": worths.index(max(worths))}
        print(json.dumps(answer), flush=True)
