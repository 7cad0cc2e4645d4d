import type { Game } from '../game.ts';
import { byOf, type Move, type MoveValue, type UncheckedMove } from '../move.ts';
import { type Failure, fail, type Result } from '../result.ts';
import { isObject, isWhole, type LaidTile } from '../setup.ts';
import { dated } from '../version.ts';

export const FORMAT = 'carcassonne-record/1';

/** A whole game as it was played; docs/record-format.md explains every field. */
export interface GameRecord<M extends UncheckedMove = UncheckedMove> {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** By which rules it was played (`Versions`). */
  readonly version: number;
  readonly versions?: Readonly<Record<string, number>>;
  readonly start?: readonly LaidTile[];
  /** Checked once they have been played. */
  readonly moves: readonly M[];
  /** After each placed tile and all that followed from it, without final scoring. */
  readonly scores?: readonly (readonly number[])[];
  readonly final?: readonly number[];
  readonly awards?: readonly RecordedAward[];
  /** Tiles never drawn. */
  readonly unseen?: readonly string[];
  /** Tokens held at the end, by player. */
  readonly tokens?: readonly Readonly<Record<string, number>>[];
}

/** Points or tokens a player got after the place move of this number, or in final scoring. */
export interface RecordedAward {
  readonly after: number | 'final';
  readonly player: number;
  readonly kind?: string;
  readonly points?: number;
  readonly token?: string;
  readonly count?: number;
  readonly because?: Readonly<Record<string, number>>;
  readonly x?: number;
  readonly y?: number;
  readonly on?: string;
}

/** Checks the shape of a record from outside; whether its moves are legal is seen by playing them. */
export function readRecord(input: unknown): Result<GameRecord> {
  if (!isObject(input)) return fail('not-an-object', '');
  if (input.format !== FORMAT) return fail('unknown-format', 'format');
  if (typeof input.id !== 'string') return fail('not-a-text', 'id');
  if (!Array.isArray(input.moves)) return fail('not-a-list', 'moves');
  for (const [index, move] of input.moves.entries()) {
    if (!isMove(move)) return fail('not-a-move', `moves.${index}`);
  }
  const wrong =
    checkList(input.scores, 'scores', isNumbers) ??
    checkList(input.awards, 'awards', isAward) ??
    checkList(input.unseen, 'unseen', (tile) => typeof tile === 'string') ??
    checkList(input.tokens, 'tokens', isCounts) ??
    (input.final === undefined || isNumbers(input.final) ? undefined : fail('not-a-list', 'final')) ??
    (input.options === undefined || isObject(input.options) ? undefined : fail('not-an-object', 'options'));
  return wrong ?? { ok: dated(input) as unknown as GameRecord };
}

/** The set-up of a record, or of whatever else has one in it. */
export function setupIn({ sets, options, players, start, version, versions }: SetupFields): SetupFields {
  return {
    sets,
    options,
    players,
    version,
    ...(versions !== undefined && { versions }),
    ...(start !== undefined && { start }),
  };
}

type SetupFields = Pick<GameRecord, 'sets' | 'options' | 'players' | 'start' | 'version' | 'versions'>;

/** Plays one recorded move if it is legal; otherwise tells why not and changes nothing. */
export function playMove(game: Game, move: Move): Result<number>;
export function playMove(game: Game, move: UncheckedMove): Result<number>;
export function playMove(game: Game, move: UncheckedMove): Result<number> {
  if (game.over) return fail('game-over', '');
  if (move.by !== byOf(game.toMove)) return fail('wrong-player', 'by');
  if (typeof move.tile === 'string' && game.tiles.indexOf(move.tile) < 0) return fail('unknown-tile', 'tile');
  const code = game.question.read(game, move);
  if (code < 0 || !game.mayPlay(code)) return fail('illegal-move', 'do');
  game.play(code);
  return { ok: code };
}

/** Tiles of the piles that were never drawn, by id, sorted. */
export function unseenTiles(game: Game): string[] {
  return game.tiles.types
    .flatMap(({ id }, type) => new Array<string>(game.piles.unseen[type]).fill(id))
    .sort();
}

/** Tokens every seat holds, those with none left out. */
export function tokensHeld(game: Game): Record<string, number>[] {
  return Array.from({ length: game.players }, (_, seat) => {
    const held = game.rules.hooks.tokens.flatMap(({ names, count }) =>
      names.map((name, index) => [name, count(game, seat, index)] as const),
    );
    return Object.fromEntries(held.filter(([, count]) => count > 0));
  });
}

function isMove(value: unknown): value is UncheckedMove {
  if (!isObject(value) || typeof value.do !== 'string') return false;
  if (value.by !== 'chance' && !isSeat(value.by)) return false;
  return Object.values(value).every(isMoveValue);
}

function isSeat(value: unknown): boolean {
  return isWhole(value) && value >= 0;
}

function isMoveValue(value: unknown): value is MoveValue {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

function checkList(value: unknown, at: string, isItem: (item: unknown) => boolean): Failure | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return fail('not-a-list', at);
  const wrong = value.findIndex((item) => !isItem(item));
  return wrong < 0 ? undefined : fail('malformed', `${at}.${wrong}`);
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every(isWhole);
}

function isAward(value: unknown): boolean {
  if (!isObject(value) || !isWhole(value.player)) return false;
  if (value.after !== 'final' && !isWhole(value.after)) return false;
  const numbers = [value.points, value.count].every((number) => number === undefined || isWhole(number));
  return numbers && [value.kind, value.token].every((name) => name === undefined || typeof name === 'string');
}

function isCounts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isWhole);
}
