import type { LaidTile, OptionValue } from '../game/setup.ts';
import type { folders } from './catalogue.ts';

type Ours = (typeof folders)[number];
type OwnOptions<One> = One extends { readonly options: infer Own } ? Own : never;
type NamesIn<Own> = Own extends Own ? keyof Own : never;
type ValuesIn<Own, Name> =
  Own extends Readonly<Record<Name & string, { readonly values: readonly (infer Value)[] }>> ? Value : never;

/** A set of ours that can be chosen. */
export type SetName = Exclude<Ours, { readonly always: true }>['id'];

/** An option of the rules that one of our sets brings. */
export type OptionName = NamesIn<OwnOptions<Ours>>;

/** What is to be played, as `newGame` takes it. An editor completes sets and options of ours; those of others are taken as well. */
export interface NewSetup {
  /** Always with `base`. */
  readonly sets: readonly (SetName | (string & {}))[];
  /** 2 to 8. */
  readonly players: number;
  /** What is left out has its usual value. */
  readonly options?: NewOptions;
  /** What lies on the table before the first draw, if not the usual tiles. */
  readonly start?: readonly LaidTile[];
  /** By which rules, if not today's: of a game from before (docs/record-format.md). */
  readonly version?: number;
  readonly versions?: Readonly<Record<string, number>>;
}

/** Options by name, as `bastide options` lists them. */
export type NewOptions = {
  readonly [Name in OptionName]?: ValuesIn<OwnOptions<Ours>, Name>;
} & {
  /** Which seat begins. */
  readonly firstPlayer?: 'random' | number;
  /** Parts of expansions to leave out, by set and name: `set/part`. */
  readonly omit?: readonly string[];
  readonly [other: string]: OptionValue | readonly string[] | undefined;
};
