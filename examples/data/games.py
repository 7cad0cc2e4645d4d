"""Loads thousands of games and looks at them. Needs nothing but Python; the parts after `# %%` are cells in editors that know them.

    npx bastide simulate --by knight --players 2 --games 10000 --seed 1 --out games.jsonl.gz
    python3 examples/data/games.py games.jsonl.gz
"""
# %% Load: one record a line (docs/record-format.md)
import gzip, json, statistics, sys, time
from collections import Counter, defaultdict

began = time.perf_counter()
file = sys.argv[1]
with (gzip.open if file.endswith(".gz") else open)(file, "rt", encoding="utf-8") as lines:
    games = [json.loads(line) for line in lines]
print(f"{len(games)} games in {time.perf_counter() - began:.1f} s")

# %% Points: how many, seat by seat
finals = [game["final"] for game in games]
for seat in range(len(finals[0])):
    points = [final[seat] for final in finals]
    won = sum(final[seat] == max(final) for final in finals)
    spread = statistics.stdev(points) if len(points) > 1 else 0
    print(f"seat {seat}: {statistics.mean(points):6.1f} points ± {spread:.1f}, first in {100 * won / len(games):.0f} %")

# %% What brings them: points by what they were paid for, a game
paid = Counter()
for game in games:
    for award in game["awards"]:
        paid[award.get("kind", "?")] += award.get("points") or 0
for kind, points in paid.most_common():
    print(f"{kind:20} {points / len(games):6.1f} a game")

# %% Where figures stand, and how often nobody was deployed
where = Counter(move["on"].split(":")[0] for game in games for move in game["moves"] if move["do"] == "deploy")
passes = sum(move["do"] == "pass" for game in games for move in game["moves"])
stood = [f"{kind} {count / len(games):.1f}" for kind, count in where.most_common()]
print(f"figures a game: {', '.join(stood)}; none {passes / len(games):.1f} times")

# %% How a game goes: mean lead of who is ahead, by tiles placed
leads = defaultdict(list)
for game in games:
    for tile, scores in enumerate(game["scores"]):
        best, second = sorted(scores, reverse=True)[:2]
        leads[tile].append(best - second)
for tile in list(leads)[::10]:
    print(f"after {tile + 1:2} tiles: {statistics.mean(leads[tile]):5.1f} points between first and second")
