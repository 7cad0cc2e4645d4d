import {
  type Game,
  type Move,
  moveText,
  newGame,
  playMove,
  type Result,
  scoresOf,
  type UncheckedMove,
} from '@bastide/rules';
import { laidTiles, thingsOf } from '@bastide/rules/internal';
import { SearchBoard } from '@bastide/rules/search';
import { GRADES, type Grade } from './grade.ts';
import { readMoves, type UnsignedMove } from './notation.ts';
import { THEMES, type Theme } from './theme.ts';

/** A position with a turn that is clearly best, as it is kept: one line of JSON. */
export interface Puzzle {
  readonly id: string;
  readonly sets: readonly string[];
  readonly players: number;
  /** By which rules it is played; puzzles from before there were versions are of the first. */
  readonly version?: number;
  /** Those that are not as usual. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** All that was played up to the turn, chance included, and then the turn itself (`notation.ts`). */
  readonly shapes: readonly string[];
  readonly moves: string;
  readonly solution: string;
  /** By how many points the solution is better than any other way, and the standard error of that. */
  readonly margin: number;
  readonly error: number;
  /** How many different ways to play the turn were looked at. */
  readonly ways: number;
  readonly grade: Grade;
  readonly themes: readonly Theme[];
  /** A checksum of the position. */
  readonly check: string;
}

/** A puzzle set up: the game stands at the turn. */
export interface SetPuzzle {
  readonly game: Game;
  readonly moves: readonly Move[];
  readonly solution: readonly Move[];
  /** The solution as answers. */
  readonly codes: readonly number[];
}

/** Checks what comes from a file; whether the moves are legal is seen by setting it up. */
export function readPuzzle(input: unknown): Result<Puzzle> {
  if (typeof input !== 'object' || input === null) return { error: 'not-an-object', at: '' };
  const wrong = Object.entries(FIELDS).find(
    ([name, isRight]) => !isRight((input as Record<string, unknown>)[name]),
  );
  return wrong === undefined ? { ok: input as Puzzle } : { error: 'malformed', at: wrong[0] };
}

/** Plays a puzzle up to its turn, and looks whether the solution can be played. */
export function setUp(puzzle: Puzzle): Result<SetPuzzle> {
  const made = newGame(setupOf(puzzle));
  if ('error' in made) return made;
  const game = made.ok;
  const moves = playAll(game, puzzle, 'moves');
  if ('error' in moves) return moves;
  if (checksum(game) !== puzzle.check) return { error: 'other-position', at: 'check' };
  const played = game.clone();
  const solution = playAll(played, puzzle, 'solution');
  if ('error' in solution) return solution;
  const { ok } = solution;
  return { ok: { game, moves: moves.ok.moves, solution: ok.moves, codes: ok.codes } };
}

export function setupOf({ sets, players, version = 1, options = {} }: Puzzle) {
  return { sets, options, players, version };
}

/** Tiles, figures, things and points, whatever the memory of a game looks like: the same for the same position. */
export function checksum(game: Game): string {
  const standing = Array.from(new SearchBoard(game).places, (place) => Math.max(-1, place));
  const parts = [
    laidTiles(game),
    standing,
    thingsOf(game),
    scoresOf(game),
    game.toMove,
    game.tileId(game.turn.type),
  ];
  let hash = 0x811c_9dc5;
  for (const letter of JSON.stringify(parts)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193);
  return (hash >>> 0).toString(36);
}

interface Played {
  readonly moves: readonly Move[];
  readonly codes: readonly number[];
}

function playAll(game: Game, puzzle: Puzzle, field: 'moves' | 'solution'): Result<Played> {
  const unsigned = readMoves({ shapes: puzzle.shapes, moves: puzzle[field] });
  if (unsigned === undefined) return { error: 'malformed', at: field };
  const moves: Move[] = [];
  const codes: number[] = [];
  for (const [index, move] of unsigned.entries()) {
    const signed = sign(game, move);
    const played = playMove(game, signed);
    if ('error' in played) return { error: played.error, at: `${field}.${index} ${moveText(signed)}` };
    moves.push(signed as Move);
    codes.push(played.ok);
  }
  return { ok: { moves, codes } };
}

/** Who moves is who is asked. */
function sign(game: Game, move: UnsignedMove): UncheckedMove {
  return { by: game.toMove < 0 ? 'chance' : game.toMove, ...move };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const FIELDS: Readonly<Record<keyof Puzzle, (value: unknown) => boolean>> = {
  id: isText,
  sets: isTexts,
  players: isNumber,
  version: (value) => value === undefined || isNumber(value),
  options: (value) => value === undefined || (typeof value === 'object' && value !== null),
  shapes: isTexts,
  moves: isText,
  solution: isText,
  margin: isNumber,
  error: isNumber,
  ways: isNumber,
  grade: (value) => GRADES.some((grade) => grade === value),
  themes: (value) => Array.isArray(value) && value.every((one) => THEMES.some((theme) => theme === one)),
  check: isText,
};
