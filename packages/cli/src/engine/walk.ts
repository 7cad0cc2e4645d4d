import {
  Checker,
  Coverage,
  combinations,
  randomAnswer,
  randomSetup,
  seeded,
  setsOf,
} from '@bastide/rules/testing';
import { type Args, type Command, DIFFERENT, DONE, Refusal } from '../program/command.ts';
import { InGame } from '../program/in-game.ts';
import { type Io, print } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import { registry, withHelp } from '../program/registry.ts';

export const walk: Command = {
  name: 'walk',
  help: `Plays random games with every set alone, every pair that goes together and all at once, 2 to 8 players, options at
random, and verifies the invariants of the engine after every step. Goes round and round until every tile, question and answer
those games can show has been seen, and at least the number of rounds asked for.

  bastide walk [--rounds N] [--seed N] [--most N] [--with FOLDER …]

  --rounds N    how many times round all combinations at least (1)
  --most N      how many times at most, whatever is still missing (10)
  --seed N      of the first game (1)
${withHelp}

Prints what was covered; the last line is one JSON object. Exit status 1 if an invariant failed or something was never seen.`,
  options: { with: 'list', rounds: 'value', most: 'value', seed: 'value' },
  words: 0,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const rounds = args.whole('rounds', 1, 1000, 1);
  const most = Math.max(rounds, args.whole('most', 1, 1000, 10));
  let seed = args.whole('seed', 0, 0xffff_ffff, 1);
  const coverage = new Coverage();
  const chosen = combinations(setsOf(registry), registry);
  let games = 0;
  let wrong = 0;
  for (let round = 0; round < most && (round < rounds || coverage.missing.length > 0); round++) {
    const progress = new Progress('games of this round', chosen.length, io);
    for (const sets of chosen) {
      for (const problem of playOne(sets, seed, coverage)) {
        wrong++;
        print(io, `seed ${seed}, ${sets.join(',')}: ${problem}`);
      }
      seed++;
      games++;
      progress.show(games - round * chosen.length);
    }
    progress.clear();
    print(
      io,
      `${games} games over ${chosen.length} combinations, ${coverage.missing.length} things not seen yet`,
    );
  }
  for (const item of coverage.seen) print(io, `seen: ${item}`);
  for (const item of coverage.missing) print(io, `never seen: ${item}`);
  print(io, JSON.stringify({ games, wrong, seen: coverage.counts, missing: coverage.missing.length }));
  return wrong > 0 || coverage.missing.length > 0 ? DIFFERENT : DONE;
}

function playOne(sets: readonly string[], seed: number, coverage: Coverage): readonly string[] {
  const random = seeded(seed);
  const setup = randomSetup(sets, random, registry);
  const made = registry.newGame(setup);
  if ('error' in made) throw new Refusal(`${made.error} at ${made.at}: ${JSON.stringify(setup)}`);
  const game = made.ok;
  coverage.expect(game);
  const checker = new Checker(game, seeded(~seed));
  const check = game.listener;
  game.listener = (event) => {
    check?.(event);
    coverage.note(event);
  };
  for (let step = 0; !game.over && checker.problems.length === 0; step++) {
    try {
      const code = randomAnswer(game, random);
      coverage.ask(game, code);
      checker.play(code);
    } catch (error) {
      throw new InGame(error, { seed, step, setup });
    }
  }
  checker.finish();
  return checker.problems;
}
