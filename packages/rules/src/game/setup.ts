import type { Expansion } from '../expansion.ts';
import { fail, type Result } from './result.ts';
import { readVersions, type Versions } from './version.ts';

export type OptionValue = string | number | boolean;

/** A setting's values, the default first. */
export interface OptionSpec {
  readonly values: readonly OptionValue[];
  /** The option means something only if another has this value; other values than the default are refused without it. */
  readonly needs?: { readonly option: string; readonly value: OptionValue };
  /** It means nothing without this set, and is not offered then. */
  readonly onlyWith?: string;
  /** A ruling that has changed: games from before this version have another default. Nobody is offered a choice. */
  readonly before?: { readonly version: number; readonly value: OptionValue };
}

/** A tile lying on the table before the first draw. */
export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
}

/** What is played: checked, complete, with every option set. */
export interface Setup extends Versions {
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Parts of expansions left out (G10), by set and name: `set/part`. */
  readonly omit: readonly string[];
  readonly players: number;
  /** Where the first tiles lie, if not in the usual way. */
  readonly start: readonly LaidTile[] | undefined;
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 8;

/** Reads a set-up from outside: `{ sets, options?, players, start?, version? }`; `now` is the version of today's rules. */
export function readSetup(input: unknown, catalogue: readonly Expansion[], now: number): Result<Setup> {
  if (!isObject(input)) return fail('not-an-object', '');
  const sets = readSets(input.sets, catalogue);
  if ('error' in sets) return sets;
  const { players } = input;
  if (!isWhole(players) || players < MIN_PLAYERS || players > MAX_PLAYERS)
    return fail('players-out-of-range', 'players');
  const given = input.options === undefined ? {} : input.options;
  if (!isObject(given)) return fail('not-an-object', 'options');
  const { omit: omitted, ...rest } = given;
  const omit = readOmit(omitted, sets.ok, catalogue);
  if ('error' in omit) return omit;
  const versions = readVersions(input, sets.ok, catalogue, now);
  if ('error' in versions) return versions;
  const options = readOptions(rest, players, { catalogue, ...versions.ok });
  if ('error' in options) return options;
  const start = readStart(input.start);
  if ('error' in start) return start;
  return {
    ok: { sets: sets.ok, options: options.ok, omit: omit.ok, players, start: start.ok, ...versions.ok },
  };
}

function readSets(input: unknown, catalogue: readonly Expansion[]): Result<string[]> {
  if (!Array.isArray(input)) return fail('not-a-list', 'sets');
  const sets: string[] = [];
  for (const [index, id] of input.entries()) {
    const at = `sets.${index}`;
    const expansion = catalogue.find((one) => one.id === id && !one.always);
    if (expansion === undefined) return fail('unknown-set', at);
    if (sets.includes(expansion.id)) return fail('set-twice', at);
    if (expansion.clashes?.some((other) => sets.includes(other))) return fail('sets-clash', at);
    sets.push(expansion.id);
  }
  return sets.includes('base') ? { ok: sets } : fail('base-missing', 'sets');
}

function readOmit(
  input: unknown,
  sets: readonly string[],
  catalogue: readonly Expansion[],
): Result<string[]> {
  if (input === undefined) return { ok: [] };
  if (!Array.isArray(input)) return fail('not-a-list', 'options.omit');
  const parts = catalogue.flatMap(({ id, parts = [] }) =>
    sets.includes(id) ? parts.map((part) => `${id}/${part}`) : [],
  );
  for (const [index, part] of input.entries()) {
    if (!parts.includes(part)) return fail('unknown-part', `options.omit.${index}`);
  }
  return { ok: [...new Set<string>(input)] };
}

function readOptions(
  given: Record<string, unknown>,
  players: number,
  { catalogue, version, versions }: Versions & { readonly catalogue: readonly Expansion[] },
): Result<Record<string, OptionValue>> {
  const specs = new Map(
    catalogue.flatMap(({ id, options: own = {} }) =>
      Object.entries(own).map(([name, spec]) => [name, specOf(spec, versions[id] ?? version)] as const),
    ),
  );
  const seats = Array.from({ length: players }, (_, seat) => seat);
  specs.set('firstPlayer', { values: ['random', ...seats] });
  const options: Record<string, OptionValue> = {};
  for (const [name, { values }] of specs) options[name] = values[0];
  for (const [name, value] of Object.entries(given)) {
    const known = specs.get(name)?.values.find((one) => one === value);
    if (!specs.has(name)) return fail('unknown-option', `options.${name}`);
    if (known === undefined) return fail('unknown-value', `options.${name}`);
    options[name] = known;
  }
  for (const [name, { values, needs }] of specs) {
    if (needs === undefined || options[name] === values[0] || options[needs.option] === needs.value) continue;
    return fail('options-clash', `options.${name}`);
  }
  return { ok: options };
}

/** With the default of its time first. */
function specOf(spec: OptionSpec, version: number): OptionSpec {
  const { values, before } = spec;
  if (before === undefined || version >= before.version) return spec;
  return { ...spec, values: [before.value, ...values.filter((value) => value !== before.value)] };
}

function readStart(input: unknown): Result<LaidTile[] | undefined> {
  if (input === undefined) return { ok: undefined };
  if (!Array.isArray(input)) return fail('not-a-list', 'start');
  const start: LaidTile[] = [];
  for (const [index, laid] of input.entries()) {
    if (!isObject(laid)) return fail('not-an-object', `start.${index}`);
    const { tile, x, y, rot } = laid;
    if (typeof tile !== 'string') return fail('unknown-tile', `start.${index}.tile`);
    if (!isNear(x) || !isNear(y)) return fail('not-a-place', `start.${index}`);
    if (rot !== 0 && rot !== 90 && rot !== 180 && rot !== 270)
      return fail('not-a-rotation', `start.${index}.rot`);
    start.push({ tile, x, y, rot });
  }
  return { ok: start };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Start tiles lie near the origin, so that coordinates always fit their columns. */
function isNear(value: unknown): value is number {
  return isWhole(value) && Math.abs(value) <= 1000;
}
