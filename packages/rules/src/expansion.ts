/**
 * An expansion, whole. The `index.ts` of its folder exports one, and nothing outside the folder names it: lists of sets, texts, rules,
 * letters and presets are all put together from these (`expansions/registry.ts`). A program may bring expansions of its own.
 */
import type { PresetName } from './expansions/presets.ts';
import type { FigureSpec } from './figure/figures.ts';
import type { OptionSpec, OptionValue, Setup } from './game/setup.ts';
import type { Context, Hooks } from './hooks.ts';
import type { Kind } from './tile/kinds.ts';
import type { MarkSpec } from './tile/marks.ts';
import type { TileSpec } from './tile/spec.ts';

export interface Expansion {
  readonly id: string;
  /**
   * Its place among ours. Tiles, memory and hooks of a game are laid out in this order, so what a seed means depends on it: it never
   * changes. Expansions without one come after all that have one.
   */
  readonly position?: number;
  /** Of a set from elsewhere: the version of its rules, from 1, as `RULES_VERSION` is of ours; `setup.versions` has that of a game. */
  readonly version?: number;
  /** The set that this is another printing of. The two share a folder, here and in other packages. */
  readonly printingOf?: string;
  /** In every game, not chosen as a set: rules that only options switch on. */
  readonly always?: boolean;
  readonly options?: OptionSpecs;
  /** What `omit` may leave out of this expansion, without its name (G10). */
  readonly parts?: readonly string[];
  /** Sets that can't be in the same game. */
  readonly clashes?: readonly string[];
  /** The presets it belongs to, with the options it sets there. */
  readonly presets?: Readonly<Partial<Record<PresetName, Readonly<Record<string, OptionValue>>>>>;
  /** How many minutes the book says it takes: the base game alone, any other set on top (G11). */
  readonly printedMinutes?: number;
  /** Words for players by language, with the same keys in each. Ours stand in `texts/`, and are loaded by language (`loadTexts`). */
  readonly texts?: Readonly<Record<string, Texts>>;
  readonly citations: Citations;
  readonly letters?: Partial<Letters>;
  readonly reasons?: Partial<Reasons>;
  box?(setup: Setup): Box;
  rules?(context: Context): Hooks;
}

/** Settings of the game by name, each with its values, the default first. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Words for players, by key. `{n}` stands for a number or word given with it, `{n|tile|tiles}` for the form n asks for (`sayText`). */
export type Texts = Readonly<Record<string, string>>;

/** The numbers of the rules (docs/rules.md) behind a question, a cause or a reason, by the key of its text. */
export type Citations = Readonly<Record<string, readonly string[]>>;

/**
 * How things are shown in text: a letter for every kind of figure, and for every mark printed on tiles. A mark with more
 * than one letter takes the one of its number; eight letters are a direction and turn with the tile.
 */
export interface Letters {
  readonly marks: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

/** Reasons of awards whose number needs a word of its own. */
export interface Reasons {
  /** What `each` is paid for; said before it. */
  readonly counted: readonly string[];
  /** Those whose number is a seat; said by name in the sentence of their cause. */
  readonly seats: readonly string[];
}

/** What lies in an expansion's box, given the set-up. */
export interface Box {
  readonly tiles?: readonly PiledTile[];
  readonly marks?: readonly MarkSpec[];
  readonly figures?: readonly FigureSpec[];
  /** Kinds of segments that are only scenery without this expansion. */
  readonly kinds?: readonly Kind[];
  /** Names of further pawns each seat has on the score track. */
  readonly scorers?: readonly string[];
}

export interface PiledTile {
  readonly id: string;
  readonly spec: TileSpec;
  /** Piles are drawn in this order. */
  readonly pile: 'first' | 'second' | 'stock';
  /** How many go into the pile; the rest lies on the table or in the box. */
  readonly count: number;
  /** The tile a game begins with, if no other takes its place. */
  readonly start?: boolean;
  /** The id of tiles that stay in the box for these: the same face with something more printed on it. */
  readonly replaces?: string;
}
