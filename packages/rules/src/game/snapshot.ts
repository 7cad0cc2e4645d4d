import { Arena, hashBytes, MEASURING_SIZE, type NamedColumn } from '../arena/arena.ts';
import { Game } from './game.ts';
import { fail, type Result } from './result.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

/** The state of a game to be stored. What its bytes mean depends on the program, so it says how they are laid out. */
export interface Snapshot {
  readonly version: number;
  /** A checksum of the layout: another one, and the bytes mean something else. */
  readonly layout: string;
  readonly state: Uint8Array;
}

export function snapshotOf(game: Game): Snapshot {
  return { version: game.rules.setup.version, layout: layoutOf(game.rules), state: game.save() };
}

/** Puts a game of the same set-up into a stored state; one that was laid out otherwise is refused, and nothing changes. */
export function restoreSnapshot(game: Game, { version, layout, state }: Snapshot): Result<Game> {
  if (version !== game.rules.setup.version) return fail('other-version', 'version');
  if (layout !== layoutOf(game.rules)) return fail('other-layout', 'layout');
  if (state.length !== game.arena.bytes.length) return fail('wrong-length', 'state');
  game.restore(state);
  return { ok: game };
}

const layouts = new WeakMap<Ruleset, string>();

/** Every column with its width and length, and every list whose numbers stand in them. */
function layoutOf(rules: Ruleset): string {
  const known = layouts.get(rules);
  if (known !== undefined) return known;
  const named: NamedColumn[] = [];
  const { arena } = new Game(rules, new Arena(MEASURING_SIZE, named));
  const columns = named.map(({ name, numbers }) => `${name}:${numbers.BYTES_PER_ELEMENT}x${numbers.length}`);
  const lists = [
    columns,
    rules.tiles.types.map(({ id }) => id),
    rules.figures.map(({ name, count }) => `${name}x${count}`),
    rules.questions.map(({ id }) => id),
    rules.tasks.map((_, index) => index),
    rules.scorers,
    ...rules.programs.map(({ steps }) => steps.map(({ id }) => id)),
  ];
  const text = `${arena.used} ${JSON.stringify(lists)}`;
  const layout = hashBytes(Uint8Array.from(text, (letter) => letter.charCodeAt(0))).toString(36);
  layouts.set(rules, layout);
  return layout;
}
