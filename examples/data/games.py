"""Loads thousands of games and looks at them. Needs nothing but Python; the parts after `# %%` are cells in editors that know them.

    npx bastide simulate --by knight --players 2 --games 10000 --seed 1 --out games.jsonl.gz
    python3 examples/data/games.py games.jsonl.gz
"""
# %% Load: one record a line (docs/record-format.md). Of each only what is looked at below is kept: ten thousand whole ones take a gigabyte
import gzip, json, statistics, sys, time
from collections import Counter, defaultdict
from types import SimpleNamespace


def read(line):
    record = json.loads(line)
    paid, stood = Counter(), Counter()
    for award in record["awards"]:
        paid[award.get("kind", "?")] += award.get("points") or 0
    for move in record["moves"]:
        if move["do"] in ("deploy", "pass"):
            stood[move.get("on", "nowhere").split(":")[0]] += 1
    leads = [best - second for best, second, *_ in (sorted(scores, reverse=True) for scores in record["scores"])]
    return SimpleNamespace(final=record["final"], paid=paid, stood=stood, leads=leads)


began = time.perf_counter()
file = sys.argv[1]
with (gzip.open if file.endswith(".gz") else open)(file, "rt", encoding="utf-8") as lines:
    games = [read(line) for line in lines]
print(f"{len(games)} games in {time.perf_counter() - began:.1f} s")

# %% Points: how many, seat by seat
for seat, points in enumerate(zip(*(game.final for game in games))):
    won = sum(game.final[seat] == max(game.final) for game in games)
    spread = statistics.stdev(points) if len(points) > 1 else 0
    print(f"seat {seat}: {statistics.mean(points):6.1f} points ± {spread:.1f}, first in {100 * won / len(games):.0f} %")

# %% What brings them: points by what they were paid for, a game
paid = Counter()
for game in games:
    paid.update(game.paid)
for kind, points in paid.most_common():
    print(f"{kind:20} {points / len(games):6.1f} a game")

# %% Where figures stand, and how often nobody was deployed
stood = Counter()
for game in games:
    stood.update(game.stood)
print("figures a game:", ", ".join(f"{where} {count / len(games):.1f}" for where, count in stood.most_common()))

# %% How a game goes: mean lead of who is ahead, by tiles placed
leads = defaultdict(list)
for game in games:
    for tile, lead in enumerate(game.leads):
        leads[tile].append(lead)
for tile in list(leads)[::10]:
    print(f"after {tile + 1:2} tiles: {statistics.mean(leads[tile]):5.1f} points between first and second")
