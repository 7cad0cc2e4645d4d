import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSetup, type LaidTile, newGame } from '../index.ts';
import { laidTiles } from '../internal.ts';
import { checkGame } from '../testing/invariants.ts';

/** The table at the end of the rules, the default first. */
const options: Readonly<Record<string, readonly unknown[]>> = {
  farmers: [true, false, 'perCity'],
  farmerPoints: [3, 4],
  smallCity: [4, 2],
  hand: [0, 3],
  river: ['strict', 'free'],
  riverStartTile: ['box', 'bag'],
  innOnTJunction: ['both', 'right'],
};
const sets = ['base', 'river', 'river-bb5', 'abbot', 'inns-cathedrals', 'traders-builders'];
const parts = ['tiles', 'big', 'goods', 'builder', 'pig'].flatMap((part) => [
  `inns-cathedrals/${part}`,
  `traders-builders/${part}`,
]);
const realParts = [
  ...['tiles', 'big'].map((part) => `inns-cathedrals/${part}`),
  ...['tiles', 'goods', 'builder', 'pig'].map((part) => `traders-builders/${part}`),
];

interface Guess {
  readonly sets: readonly string[];
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

describe('G8 a set-up is accepted if it is valid, and only then', () => {
  const values = [...new Set(Object.values(options).flat()), 1, 'true', ''];
  const guess: fc.Arbitrary<Guess> = fc.record({
    sets: fc
      .array(fc.constantFrom(...sets, ...sets, 'castles', 'rules-2000'), { maxLength: 4 })
      .chain((list) => fc.constantFrom(list, ['base', ...list], ['base', ...new Set(list)])),
    players: fc.oneof(fc.integer({ min: 2, max: 8 }), fc.constantFrom(0, 1, 9, -2, 2.5)),
    options: fc
      .array(fc.tuple(fc.constantFrom(...Object.keys(options), 'color'), fc.constantFrom(...values)))
      .chain((given) =>
        fc.record({
          given: fc.constant(Object.fromEntries(given)),
          omit: fc.option(fc.array(fc.constantFrom(...parts), { maxLength: 2 }), { nil: undefined }),
          first: fc.constantFrom(undefined, 'random', 0, 1, 7, 8, 'youngest'),
          lucky: fc.boolean(),
        }),
      )
      .map(({ given, omit, first, lucky }) => ({
        ...(lucky ? onlyKnown(given) : given),
        ...(omit && { omit }),
        ...(first === undefined ? {} : { firstPlayer: first }),
      })),
  });

  test('whatever is put together from names that exist and some that do not', () => {
    const seen = { valid: 0, wrong: 0 };
    fc.assert(
      fc.property(guess, (setup) => {
        const valid = isValid(setup);
        seen[valid ? 'valid' : 'wrong']++;
        expect('ok' in checkSetup(setup), JSON.stringify(setup)).toBe(valid);
      }),
      { numRuns: 3000 },
    );
    expect(seen.valid).toBeGreaterThan(20);
    expect(seen.wrong).toBeGreaterThan(100);
  });

  test('a set-up that is accepted makes a game', () => {
    fc.assert(
      fc.property(guess.filter(isValid), (setup) => {
        const game = newGame(setup);
        expect('ok' in game && game.ok.players).toBe(setup.players);
      }),
      { numRuns: 20 },
    );
  });

  test('the answer has every option, with its default where nothing was said', () => {
    const setup = checkSetup({ sets: ['base'], players: 2 });
    const defaults = Object.fromEntries(Object.entries(options).map(([name, [first]]) => [name, first]));
    expect(setup).toMatchObject({
      ok: { sets: ['base'], players: 2, omit: [], options: { ...defaults, firstPlayer: 'random' } },
    });
  });
});

describe('G8 a wrong set-up is refused with a code and a place', () => {
  const start = (...laid: unknown[]) => ({ sets: ['base'], players: 2, start: laid });
  const first = { tile: 'base/D-start', x: 0, y: 0, rot: 0 };

  test.each([
    ['not-an-object', '', undefined],
    ['not-an-object', '', []],
    ['not-a-list', 'sets', { players: 2 }],
    ['not-a-list', 'sets', { sets: 'base', players: 2 }],
    ['unknown-set', 'sets.1', { sets: ['base', 'castles'], players: 2 }],
    ['unknown-set', 'sets.0', { sets: [null], players: 2 }],
    ['set-twice', 'sets.1', { sets: ['base', 'base'], players: 2 }],
    ['sets-clash', 'sets.2', { sets: ['base', 'river', 'river-bb5'], players: 2 }],
    ['base-missing', 'sets', { sets: ['abbot'], players: 2 }],
    ['players-out-of-range', 'players', { sets: ['base'] }],
    ['players-out-of-range', 'players', { sets: ['base'], players: 1 }],
    ['players-out-of-range', 'players', { sets: ['base'], players: 9 }],
    ['players-out-of-range', 'players', { sets: ['base'], players: '2' }],
    ['not-an-object', 'options', { sets: ['base'], players: 2, options: null }],
    ['not-an-object', 'options', { sets: ['base'], players: 2, options: [] }],
    ['unknown-option', 'options.color', { sets: ['base'], players: 2, options: { color: 'red' } }],
    ['unknown-option', 'options.toString', { sets: ['base'], players: 2, options: { toString: 1 } }],
    ['unknown-value', 'options.hand', { sets: ['base'], players: 2, options: { hand: 2 } }],
    ['unknown-value', 'options.firstPlayer', { sets: ['base'], players: 2, options: { firstPlayer: 2 } }],
    ['options-clash', 'options.farmerPoints', { sets: ['base'], players: 2, options: { farmerPoints: 4 } }],
    ['not-a-list', 'options.omit', { sets: ['base'], players: 2, options: { omit: 'inns-cathedrals/big' } }],
    [
      'unknown-part',
      'options.omit.0',
      { sets: ['base'], players: 2, options: { omit: ['inns-cathedrals/big'] } },
    ],
    ['not-a-list', 'start', { sets: ['base'], players: 2, start: {} }],
    ['not-an-object', 'start.0', start('base/D')],
    ['unknown-tile', 'start.0.tile', start({ ...first, tile: 'base/Z' })],
    ['not-a-place', 'start.0', start({ ...first, x: 1e9 })],
    ['not-a-place', 'start.0', start({ ...first, y: '0' })],
    ['not-a-rotation', 'start.0.rot', start({ ...first, rot: 45 })],
    ['wrong-start', 'start', start()],
    ['wrong-start', 'start', start(first, first)],
    ['wrong-start', 'start.0', start({ ...first, tile: 'base/A' })],
  ])('%s at %s', (error, at, setup) => {
    expect(newGame(setup)).toEqual({ error, at });
  });
});

describe('a start of several tiles lies as tiles must (G4)', () => {
  const sets = ['base', 'wheel-of-fortune'];
  const usual = newGame({ sets, players: 2 });
  const laid = 'ok' in usual ? laidTiles(usual.ok) : [];
  const moved = (index: number, change: Partial<LaidTile>) =>
    newGame({
      sets,
      players: 2,
      start: laid.map((tile, i) => (i === index ? { ...tile, ...change } : tile)),
    });

  test('the whole may lie elsewhere', () => {
    const start = laid.map((tile) => ({ ...tile, x: tile.x + 3, y: tile.y - 9 }));
    const game = newGame({ sets, players: 2, start });
    expect('ok' in game && checkGame(game.ok)).toEqual([]);
  });

  test('two tiles in one place are refused', () => {
    expect(moved(5, { x: laid[4].x, y: laid[4].y })).toEqual({ error: 'wrong-start', at: 'start.5' });
  });

  test('a tile apart from the others is refused', () => {
    expect(moved(15, { x: 40 })).toEqual({ error: 'wrong-start', at: 'start.15' });
  });

  test('edges that do not agree are refused', () => {
    const corner = laid.findIndex(({ tile }) => tile === 'wheel-of-fortune/board-00');
    expect(moved(corner, { rot: 180 })).toMatchObject({ error: 'wrong-start' });
  });
});

/** The rules of a set-up once more: known names, base, no river twice, values of the table, E2's number only with E2. */
function isValid({ sets: chosen, players, options: given }: Guess): boolean {
  if (!chosen.includes('base') || !chosen.every((id) => sets.includes(id))) return false;
  if (new Set(chosen).size !== chosen.length) return false;
  if (chosen.includes('river') && chosen.includes('river-bb5')) return false;
  if (!Number.isInteger(players) || players < 2 || players > 8) return false;
  const { omit = [], firstPlayer = 'random', ...rest } = given;
  const omitted = omit as readonly string[];
  if (!omitted.every((part) => realParts.includes(part) && chosen.includes(part.split('/')[0]))) return false;
  if (firstPlayer !== 'random' && !(typeof firstPlayer === 'number' && firstPlayer < players)) return false;
  if (!Object.entries(rest).every(([name, value]) => options[name]?.includes(value))) return false;
  return rest.farmerPoints !== 4 || rest.farmers === 'perCity';
}

/** Only options that exist, with values they have, so that valid set-ups are not too rare. */
function onlyKnown(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => options[name]?.includes(value)));
}
