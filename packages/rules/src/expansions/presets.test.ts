import { expect, test } from 'vitest';
import { catalogue, checkSetup, newGame, type PresetName, presets } from '../index.ts';
import { printedMinutes } from '../internal.ts';

const names = Object.keys(presets) as PresetName[];

test.each(names)('G8 the preset %s starts with 2 and with 8 players', (name) => {
  const { sets, options } = presets[name];
  for (const players of [2, 8]) {
    const made = newGame({ sets, options: { ...options, firstPlayer: 0 }, players });
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    expect(made.ok.over).toBe(false);
    expect(made.ok.board.land.placed).toBeGreaterThan(0);
  }
});

test('G1 the range printed on a box is shown, not enforced', () => {
  expect(presets['bigbox-2017'].printedPlayers).toEqual([2, 6]);
  expect(presets['edition-2000'].printedPlayers).toEqual([2, 5]);
  expect(presets['bigbox-2014'].printedPlayers).toEqual([2, 8]);
  expect(checkSetup({ ...presets['edition-2000'], players: 8 })).toHaveProperty('ok');
});

test('B13 the first game is played without farmers', () => {
  expect(presets.first).toMatchObject({ sets: ['base'], options: { farmers: false } });
});

test('E4 the edition of 2000 has its small cities and farmers by city, and nothing else', () => {
  expect(presets['edition-2000']).toMatchObject({
    sets: ['base'],
    options: { smallCity: 2, farmers: 'perCity', farmerPoints: 3, hand: 0 },
  });
});

test('IC4 the box of 2014 has its inn on the right of the T-junction and its own river', () => {
  expect(presets['bigbox-2014'].options).toEqual({ innOnTJunction: 'right' });
  expect(presets['bigbox-2014'].sets).toContain('river-bb5');
});

test('G11 printed lengths', () => {
  expect(printedMinutes).toMatchObject({ base: 35, abbot: 0, 'inns-cathedrals': 15, messengers: 15 });
  expect(printedMinutes).toMatchObject({ 'flying-machines': 10, 'wheel-of-fortune': 20 });
  expect(presets['bigbox-2017'].printedMinutes).toEqual([90, 120]);
  const sets = catalogue.map(({ id }) => id);
  for (const set of Object.keys(printedMinutes)) expect(sets).toContain(set);
});

test.each([
  ['unknown-set', 'sets.1', { sets: ['base', 'princess-dragon'], players: 2 }],
  ['sets-clash', 'sets.2', { sets: ['base', 'river', 'river-bb5'], players: 2 }],
  ['base-missing', 'sets', { sets: ['river'], players: 2 }],
  ['players-out-of-range', 'players', { sets: ['base'], players: 9 }],
  ['unknown-option', 'options.magic', { sets: ['base'], players: 2, options: { magic: true } }],
  ['unknown-value', 'options.hand', { sets: ['base'], players: 2, options: { hand: 2 } }],
  ['options-clash', 'options.farmerPoints', { sets: ['base'], players: 2, options: { farmerPoints: 4 } }],
  [
    'unknown-part',
    'options.omit.0',
    { sets: ['base'], players: 2, options: { omit: ['inns-cathedrals/big'] } },
  ],
  ['wrong-start', 'start.0', { sets: ['base'], players: 2, start: [{ tile: 'base/U', x: 0, y: 0, rot: 0 }] }],
  [
    'unknown-tile',
    'start.0.tile',
    { sets: ['base'], players: 2, start: [{ tile: 'base/Z', x: 0, y: 0, rot: 0 }] },
  ],
])('G8 no game is made of a wrong set-up: %s at %s', (error, at, setup) => {
  expect(newGame(setup)).toEqual({ error, at });
});

test('G10 any part can be left out, and all of them', () => {
  const parts = catalogue.flatMap(({ id, parts = [] }) => parts.map((part) => `${id}/${part}`));
  const { sets } = presets.everything;
  for (const omit of [...parts.map((part) => [part]), parts]) {
    expect(newGame({ sets, players: 2, options: { omit } })).toHaveProperty('ok');
  }
});
