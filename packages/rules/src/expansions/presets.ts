import type { Expansion } from '../expansion.ts';
import type { OptionValue } from '../game/setup.ts';

/** A box as people know it: which sets, which readings of the rules, and the players printed on it (G1). */
export interface Preset extends Print {
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What is printed on a box. */
interface Print {
  readonly printedPlayers: readonly [number, number];
  /** How many minutes the box says all of it takes (G11). */
  readonly printedMinutes?: readonly [number, number];
  /** The year of the book whose words it has, if not those of the newest. */
  readonly book?: number;
}

/** The boxes; what is in them, each expansion says itself. */
const boxes = {
  /** A first game: no farmers (B13). */
  first: { printedPlayers: [2, 5] },
  base: { printedPlayers: [2, 5] },
  'bigbox-2017': { printedPlayers: [2, 6], printedMinutes: [90, 120] },
  'bigbox-2014': { printedPlayers: [2, 8], book: 2014 },
  /** The first edition (E4). Its words are much the same as fourteen years later. */
  'edition-2000': { printedPlayers: [2, 5], book: 2014 },
  /** All there is; of several printings the newest. */
  everything: { printedPlayers: [2, 8] },
} as const satisfies Readonly<Record<string, Print>>;

export type PresetName = keyof typeof boxes;
export type Presets = Readonly<Record<PresetName, Preset>>;

export function presetsOf(expansions: readonly Expansion[]): Presets {
  const names = Object.keys(boxes) as PresetName[];
  return Object.fromEntries(names.map((name) => [name, presetOf(name, expansions)])) as Presets;
}

function presetOf(name: PresetName, expansions: readonly Expansion[]): Preset {
  const inside = expansions.filter(({ presets }) => presets?.[name] !== undefined);
  return {
    sets: inside.filter(({ always }) => !always).map(({ id }) => id),
    options: Object.assign({}, ...inside.map(({ presets }) => presets?.[name])),
    ...boxes[name],
  };
}

/** What a game is of. */
export interface Played {
  readonly sets: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The book whose words are said in a game, if it is a box with one of its own. */
export function bookOf(presets: Presets, { sets, options = {} }: Played): number | undefined {
  const isOf = (box: Preset) =>
    box.sets.length === sets.length &&
    box.sets.every((set) => sets.includes(set)) &&
    Object.entries(box.options).every(([name, value]) => options[name] === value);
  return Object.values<Preset>(presets).find((box) => box.book !== undefined && isOf(box))?.book;
}
