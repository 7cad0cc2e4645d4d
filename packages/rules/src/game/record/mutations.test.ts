import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Failure,
  type GameRecord,
  History,
  newGame,
  playMove,
  type Result,
  readRecord,
  replay,
  type UncheckedMove,
} from '../../index.ts';
import { randomAnswer } from '../pick.ts';
import { seeded } from '../random.ts';

/** Valid records, as a file has them: whole games and one that stops in the middle. */
const records = [
  recordOf({ sets: ['base'], players: 2, options: {} }),
  recordOf({
    sets: ['base', 'river', 'abbot', 'inns-cathedrals', 'traders-builders'],
    players: 3,
    options: {},
  }),
  recordOf({ sets: ['base', 'traders-builders'], players: 2, options: { hand: 3, farmers: 'perCity' } }),
  recordOf({ sets: ['base', 'wheel-of-fortune', 'messengers', 'robbers'], players: 4, options: {} }, 150),
].map((record) => JSON.stringify(record));

/** Values that are wrong in their own way wherever they stand; undefined takes the field away. */
const wrongValues: readonly unknown[] = [
  ...[-1, 0.5, 1e300, '', 'toString', '__proto__', true, null, [], {}, { toString: 1 }, undefined],
];
const interesting = fc.constantFrom<unknown>(
  ...[-2, -1, 0, 1, 0.5, 7, 90, 360, 2 ** 31, 1e300, '', 'chance', 'pass', 'base/A', 'toString', '__proto__'],
  ...[true, false, null, [], {}, ['N'], { toString: 1 }, [[]], 'city:', 'city:N,N', ':', ','],
);

const anyRecord = fc.constantFrom(...records);
const runs = { numRuns: 60 };

describe('a changed record is a legal game or refused with a code and a place', () => {
  test('unchanged it is a legal game without a difference', () => {
    for (const text of records) expect(read(JSON.parse(text))).toEqual({ ok: [] });
  });

  test('moves dropped, doubled, swapped or cut off', () => {
    const spoil = fc.tuple(fc.constantFrom('drop', 'double', 'swap', 'cut'), fc.nat(), fc.nat());
    fc.assert(
      fc.property(anyRecord, fc.array(spoil, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const record = JSON.parse(text) as Loose;
        for (const [how, one, other] of changes) reorder(record.moves, how, one, other);
        expectLegalOrRefused(read(record));
      }),
      runs,
    );
  });

  test('a field of a move changed to another value or another type', () => {
    const value = fc.oneof(interesting, fc.jsonValue({ maxDepth: 2 }));
    const change = fc.tuple(fc.nat(), fc.nat(), value);
    fc.assert(
      fc.property(anyRecord, fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const record = JSON.parse(text) as Loose;
        for (const [at, field, to] of changes) {
          const move = record.moves[at % record.moves.length];
          move[pick(Object.keys(move), field)] = to;
        }
        expectLegalOrRefused(read(record));
      }),
      runs,
    );
  });

  test('a field of a move changed to what another move has there', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), fc.nat(), fc.nat(), (text, at, from, field) => {
        const record = JSON.parse(text) as Loose;
        const move = record.moves[at % record.moves.length];
        const other = record.moves[from % record.moves.length];
        const name = pick(Object.keys(other), field);
        move[name] = other[name];
        expectLegalOrRefused(read(record));
      }),
      runs,
    );
  });

  test('anything anywhere in it changed or taken away', () => {
    const path = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
    const value = fc.oneof(fc.constant(undefined), interesting, fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(anyRecord, path, value, (text, steps, to) => {
        const record: unknown = JSON.parse(text);
        changeAt(record, steps, to);
        expectLegalOrRefused(read(record));
      }),
      runs,
    );
  });

  test('every field that is there, one after the other, changed to everything that is wrong somehow', () => {
    const text = JSON.stringify(
      recordOf({ sets: ['base', 'traders-builders'], players: 2, options: {} }, 60),
    );
    for (const path of pathsIn(JSON.parse(text))) {
      for (const to of wrongValues) {
        const record: unknown = JSON.parse(text);
        setAt(record, path, to);
        expectLegalOrRefused(read(record));
      }
    }
  });

  test('text cut off is no JSON or no record', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (text, length) => {
        const cut = text.slice(0, length % text.length);
        expect(() => JSON.parse(cut)).toThrow(SyntaxError);
      }),
    );
  });
});

describe('any JSON at all', () => {
  const json = fc.oneof(fc.jsonValue(), fc.object());

  test('as a record is refused', () => {
    fc.assert(fc.property(json, (value) => expectRefused(readRecord(value))));
  });

  test('as the moves of a record is refused, or there are none', () => {
    const record = JSON.parse(records[0]) as GameRecord;
    fc.assert(
      fc.property(fc.oneof(json, fc.array(json)), (moves) => {
        if (Array.isArray(moves) && moves.length === 0) return;
        expectRefused(read({ ...record, moves }));
      }),
    );
  });

  test('as a set-up is refused', () => {
    fc.assert(fc.property(json, (value) => expectRefused(newGame(value))));
  });

  test('as a move is refused and changes nothing', () => {
    const game = start({ sets: ['base', 'abbot'], players: 2 });
    const random = seeded(2);
    const fields = { by: fc.oneof(fc.constant('chance' as const), fc.integer()), do: fc.string() };
    const move = fc
      .tuple(fc.record(fields), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())))
      .map(([head, rest]): UncheckedMove => ({ ...rest, ...head }));
    while (!game.over) {
      fc.assert(
        fc.property(move, (any) => {
          const before = game.hash();
          expectRefused(playMove(game, any));
          expect(game.hash()).toBe(before);
        }),
        { numRuns: 2 },
      );
      game.play(randomAnswer(game, random));
    }
    expect(playMove(game, { by: 0, do: 'pass' })).toEqual({ error: 'game-over', at: '' });
  });
});

interface Loose {
  readonly moves: Record<string, unknown>[];
}

/** The whole way a record from outside goes. */
function read(value: unknown): Result<unknown> {
  const record = readRecord(value);
  if ('error' in record) return record;
  const game = newGame(value);
  return 'error' in game ? game : replay(record.ok, game.ok);
}

function expectLegalOrRefused(result: Result<unknown>): void {
  if ('error' in result) expectRefused(result);
  else expect(Array.isArray(result.ok)).toBe(true);
}

function expectRefused(result: Result<unknown>): void {
  expect(result).toEqual({ error: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/), at: expect.any(String) });
  const { at } = result as Failure;
  expect(at).not.toContain('undefined');
}

function reorder(moves: unknown[], how: string, one: number, other: number): void {
  if (moves.length === 0) return;
  const at = one % moves.length;
  const to = other % moves.length;
  if (how === 'drop') moves.splice(at, 1);
  else if (how === 'double') moves.splice(to, 0, moves[at]);
  else if (how === 'cut') moves.length = at;
  else [moves[at], moves[to]] = [moves[to], moves[at]];
}

/** Goes down by the steps, as far as there is a way, and sets what is there; undefined takes it away. */
function changeAt(value: unknown, steps: readonly number[], to: unknown): void {
  const path: string[] = [];
  let inside = value;
  for (const step of steps) {
    const keys = typeof inside === 'object' && inside !== null ? Object.keys(inside) : [];
    if (keys.length === 0) break;
    path.push(pick(keys, step));
    inside = (inside as Record<string, unknown>)[path[path.length - 1]];
  }
  setAt(value, path, to);
}

function setAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): void {
  const inside = value as Record<string, unknown>;
  if (rest.length > 0) setAt(inside[key], rest, to);
  else if (to === undefined) delete inside[key];
  else inside[key] = to;
}

/** Every field, of lists the first two entries and the last, as far down as they go. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const some = Array.isArray(value) ? keys.filter((_, i) => i < 2 || i === keys.length - 1) : keys;
  return some.flatMap((key) => [
    [key],
    ...pathsIn((value as Record<string, unknown>)[key]).map((path) => [key, ...path]),
  ]);
}

function pick(keys: readonly string[], ticket: number): string {
  return keys[ticket % keys.length];
}

function start(setup: unknown) {
  const game = newGame(setup);
  if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
  return game.ok;
}

function recordOf(setup: unknown, length = Number.POSITIVE_INFINITY): GameRecord {
  const game = start(setup);
  const history = new History(game);
  const random = seeded(1);
  while (!game.over && history.moves.length < length)
    history.play(game.question.write(game, randomAnswer(game, random)));
  return history.record('changed');
}
