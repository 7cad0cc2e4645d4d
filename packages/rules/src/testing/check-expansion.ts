import type { Expansion } from '../expansion.ts';
import { type Registry, registryWith } from '../expansions/registry.ts';
import type { Game } from '../game/game.ts';
import { randomAnswer } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import type { Ruleset } from '../game/ruleset/ruleset.ts';
import type { OptionValue } from '../game/setup.ts';
import { registry as ours } from '../index.ts';
import { Checker } from './checker.ts';
import { checkEntry } from './expansion/entry.ts';
import { MissingWords } from './expansion/missing-words.ts';
import { checkNames } from './expansion/names.ts';
import { combinations, randomSetup, setsOf } from './setups.ts';

export interface ExpansionCheck {
  /** Numbers of rules that exist; without them it is not checked whether those cited do. */
  readonly rules?: ReadonlySet<string>;
  /** How many random games are played with the base game alone, and how many with everything of ours, which take long. */
  readonly games?: number;
  readonly gamesWithAll?: number;
  readonly seed?: number;
}

/**
 * Everything an expansion has forgotten, ours or another's, each as a sentence that says what to do: words in both languages, letters,
 * cited rules, the order of its steps; and what random games with it show to be wrong. Nothing if all is well.
 */
export function checkExpansion(
  expansion: Expansion,
  { rules, games = 1, gamesWithAll = games, seed = 1 }: ExpansionCheck = {},
): string[] {
  const registry = ours.expansions.includes(expansion) ? ours : registryWith([expansion]);
  const entry = checkEntry(expansion, registry, rules);
  if (entry.length > 0) return entry;
  const own = settingsOf(expansion).map((options) => rulesOf(registry, aloneSets(expansion), options));
  // What stands in every game belongs to the base game.
  const without = expansion.id === 'base' ? [] : [rulesOf(ours, ['base'], {})];
  return [
    ...checkNames(expansion, registry, own, without),
    ...playGames(expansion, registry, [games, gamesWithAll], seed),
  ];
}

function aloneSets({ id, always }: Expansion): string[] {
  return always || id === 'base' ? ['base'] : ['base', id];
}

function rulesOf(registry: Registry, sets: readonly string[], options: unknown): Ruleset {
  return gameOf(registry, { sets, players: 2, options }).rules;
}

/** Every way to set an expansion's own options. */
function settingsOf({ options = {} }: Expansion): Record<string, OptionValue>[] {
  return Object.entries(options).reduce<Record<string, OptionValue>[]>(
    (before, [name, { values, needs }]) =>
      before.flatMap((setting) =>
        values.map((value) => ({ ...setting, ...(needs && { [needs.option]: needs.value }), [name]: value })),
      ),
    [{}],
  );
}

/** Random games, checked after every step, listening for what has no words. */
function playGames(
  expansion: Expansion,
  registry: Registry,
  games: readonly number[],
  seed: number,
): string[] {
  const alone = aloneSets(expansion);
  const all = combinations(setsOf(registry), registry).filter((sets) =>
    alone.every((id) => sets.includes(id)),
  );
  const missing = new MissingWords(registry);
  for (const [index, sets] of [alone, all[all.length - 1]].entries()) {
    for (let i = 0; i < games[index]; i++) {
      const random = seeded(seed + i);
      const setup = randomSetup(sets, random, registry);
      const game = gameOf(registry, setup);
      const checker = new Checker(game, random);
      missing.follow(game);
      while (!game.over && checker.problems.length === 0) {
        missing.look(game, random);
        checker.play(randomAnswer(game, random));
      }
      checker.finish();
      if (checker.problems.length > 0) return [...checker.problems, `in a game of ${JSON.stringify(setup)}`];
    }
  }
  return missing.complaints;
}

function gameOf(registry: Registry, setup: unknown): Game {
  const made = registry.newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at} of ${JSON.stringify(setup)}`);
  return made.ok;
}
