import { combinations, randomSetup, seeded, setsOf } from '@bastide/rules/testing';
import { type Args, Refusal } from '../program/command.ts';
import { registry } from '../program/registry.ts';
import { readPlayers, readSets, type WantedSetup } from '../program/setup.ts';

/** The word that leaves it to chance. */
export const ANY = 'any';

/** What the pairs of a match are played with: always the same, or drawn anew for every pair. */
export interface SetupPlan {
  /** `any-preset`: one of the boxes; `any-sets`: any sets that go together, with any options. */
  readonly sets: readonly string[] | 'any-preset' | 'any-sets';
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number | typeof ANY;
}

export function readSetupPlan(args: Args): SetupPlan {
  const players = args.value('players') === ANY ? ANY : readPlayers(args);
  const isAny = args.value('preset') === ANY || args.value('sets') === ANY;
  if (isAny && args.all('option').length > 0)
    throw new Refusal('“any” draws the options too: leave --option out.');
  if (args.value('preset') === ANY) return { sets: 'any-preset', options: {}, players };
  if (args.value('sets') === ANY) return { sets: 'any-sets', options: {}, players };
  return { ...readSets(args), players };
}

/** The set-up of one pair, the same for the same seed. */
export function setupOf({ sets, options, players: wanted }: SetupPlan, seed: number): WantedSetup {
  const random = seeded(seed);
  const players = wanted === ANY ? 2 + random(7) : wanted;
  if (sets === 'any-preset') {
    const boxes = Object.values(registry.presets);
    const box = boxes[random(boxes.length)];
    return { sets: box.sets, options: box.options, players };
  }
  if (sets !== 'any-sets') return { sets, options, players };
  const lists = combinations(setsOf(registry), registry);
  const drawn = randomSetup(lists[random(lists.length)], random, registry);
  const { firstPlayer: _, ...rest } = drawn.options;
  return { sets: drawn.sets, options: rest, players };
}
