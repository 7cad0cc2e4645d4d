import type { Expansion } from '../expansion.ts';
import type { Random } from '../game/random.ts';
import { MAX_PLAYERS, MIN_PLAYERS, type OptionValue } from '../game/setup.ts';
import { catalogue } from '../index.ts';

export interface RandomSetup {
  readonly sets: readonly string[];
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue | readonly string[]>>;
}

/** The base game alone and with each set, every two sets that go together, and as many of them at once as go together. */
export function combinations(ids: readonly string[]): string[][] {
  const others = ids.filter((id) => id !== 'base');
  const pairs = others.flatMap((one, i) => others.slice(i + 1).map((other) => [one, other]));
  const all = others.map((first) => [first, ...others].reduce(addUnlessClash, []));
  const lists = [[], ...others.map((id) => [id]), ...pairs.filter(goTogether), ...all];
  const texts = new Set(lists.map((list) => others.filter((id) => list.includes(id)).join(' ')));
  return [...texts].map((text) => ['base', ...text.split(' ').filter((id) => id !== '')]);
}

/** A valid set-up with these sets: any number of players, every option that means something with any of its values. */
export function randomSetup(sets: readonly string[], random: Random): RandomSetup {
  const players = MIN_PLAYERS + random(1 + MAX_PLAYERS - MIN_PLAYERS);
  const inPlay = catalogue.filter(({ id, always }) => always || sets.includes(id));
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

function goTogether(ids: readonly string[]): boolean {
  return ids.reduce(addUnlessClash, []).length === ids.length;
}

function addUnlessClash(ids: readonly string[], id: string): string[] {
  if (ids.includes(id) || ids.some((other) => clashes(id, other))) return [...ids];
  return [...ids, id];
}

function clashes(one: string, other: string): boolean {
  const of = (id: string): Expansion | undefined => catalogue.find((expansion) => expansion.id === id);
  return (of(one)?.clashes ?? []).includes(other) || (of(other)?.clashes ?? []).includes(one);
}
