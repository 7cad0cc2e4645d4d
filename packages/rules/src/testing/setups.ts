import type { Registry } from '../expansions/registry.ts';
import type { Random } from '../game/random.ts';
import { MAX_PLAYERS, MIN_PLAYERS, type OptionValue } from '../game/setup.ts';
import { registry as ours, type PresetName } from '../index.ts';

export interface RandomSetup {
  readonly sets: readonly string[];
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue | readonly string[]>>;
}

/** All of our sets that can be chosen. */
export const allSets = setsOf(ours);

/** All sets that can be chosen. */
export function setsOf({ expansions }: Registry): string[] {
  return expansions.filter(({ always }) => !always).map(({ id }) => id);
}

/** The position of the last set there was when tests began to keep games by their seeds. */
const LAST_KEPT = 160;

/** A preset without the sets that came later, so that they change no game that is kept of it. */
export function keptPreset(name: PresetName, { presets, expansions }: Registry = ours) {
  const isLater = (set: string) =>
    expansions.some(({ id, position = 0 }) => id === set && position > LAST_KEPT);
  const { sets, options } = presets[name];
  return { sets: sets.filter((set) => !isLater(set)), options };
}

/** The base game alone and with each set, every two sets that go together, and as many of them at once as go together. */
export function combinations(ids: readonly string[], registry: Registry = ours): string[][] {
  const others = ids.filter((id) => id !== 'base');
  const add = (some: readonly string[], id: string) => addUnlessClash(registry, some, id);
  const pairs = others.flatMap((one, i) => others.slice(i + 1).map((other) => [one, other]));
  const all = others.map((first) => [first, ...others].reduce(add, []));
  const lists = [
    [],
    ...others.map((id) => [id]),
    ...pairs.filter((pair) => pair.reduce(add, []).length === pair.length),
    ...all,
  ];
  const texts = new Set(lists.map((list) => others.filter((id) => list.includes(id)).join(' ')));
  return [...texts].map((text) => ['base', ...text.split(' ').filter((id) => id !== '')]);
}

/** A valid set-up with these sets: any number of players, every option that means something with any of its values. */
export function randomSetup(
  sets: readonly string[],
  random: Random,
  { expansions }: Registry = ours,
): RandomSetup {
  const players = MIN_PLAYERS + random(1 + MAX_PLAYERS - MIN_PLAYERS);
  const inPlay = expansions.filter(({ id, always }) => always || sets.includes(id));
  const options: Record<string, OptionValue | readonly string[]> = {};
  for (const [name, { values, needs }] of inPlay.flatMap((one) => Object.entries(one.options ?? {}))) {
    if (needs === undefined || options[needs.option] === needs.value)
      options[name] = values[random(values.length)];
  }
  const parts = inPlay.flatMap(({ id, parts: own = [] }) => own.map((part) => `${id}/${part}`));
  options.omit = parts.filter(() => random(6) === 0);
  if (random(2) === 0) options.firstPlayer = random(players);
  return { sets, players, options };
}

/** The list with one set more, if it clashes with none of them. */
function addUnlessClash({ expansions }: Registry, ids: readonly string[], id: string): string[] {
  const clashesOf = (one: string) => expansions.find((expansion) => expansion.id === one)?.clashes ?? [];
  const isOut = ids.some((other) => clashesOf(id).includes(other) || clashesOf(other).includes(id));
  return ids.includes(id) || isOut ? [...ids] : [...ids, id];
}
