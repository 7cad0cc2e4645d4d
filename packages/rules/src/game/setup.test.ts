import { expect, test } from 'vitest';
import type { Expansion } from '../hooks.ts';
import { readSetup } from './setup.ts';

/** Made up, so that nothing here depends on what the real sets are called. */
const catalogue: readonly Expansion[] = [
  { id: 'base', options: { mood: { values: ['calm', 'wild'] } } },
  {
    id: 'mill',
    parts: ['tiles', 'miller'],
    clashes: ['mine'],
    options: { wind: { values: [1, 2], needs: { option: 'mood', value: 'wild' } } },
  },
  { id: 'mine', clashes: ['mill'] },
  { id: 'house-rules', always: true, options: { hand: { values: [0, 3] } } },
];
const read = (setup: unknown) => readSetup(setup, catalogue);
const base = { sets: ['base'], players: 2 };

test('G1 two to eight players', () => {
  for (const players of [2, 3, 4, 5, 6, 7, 8]) expect(read({ ...base, players })).toHaveProperty('ok');
});

test('G8 an option that is not given has its default', () => {
  expect(read(base)).toMatchObject({
    ok: { options: { mood: 'calm', wind: 1, hand: 0, firstPlayer: 'random' }, omit: [] },
  });
});

test('G9 the first player is random or one of the seats', () => {
  expect(read({ ...base, options: { firstPlayer: 1 } })).toMatchObject({
    ok: { options: { firstPlayer: 1 } },
  });
  expect(read({ ...base, options: { firstPlayer: 2 } })).toEqual({
    error: 'unknown-value',
    at: 'options.firstPlayer',
  });
});

test('G10 parts of a set in play can be left out', () => {
  const setup = { sets: ['base', 'mill'], players: 2, options: { omit: ['mill/miller'] } };
  expect(read(setup)).toMatchObject({ ok: { omit: ['mill/miller'] } });
});

test.each([
  ['not-an-object', '', 'base'],
  ['not-a-list', 'sets', { players: 2 }],
  ['unknown-set', 'sets.1', { sets: ['base', 'windmill'], players: 2 }],
  ['unknown-set', 'sets.1', { sets: ['base', 'house-rules'], players: 2 }],
  ['set-twice', 'sets.1', { sets: ['base', 'base'], players: 2 }],
  ['sets-clash', 'sets.2', { sets: ['base', 'mill', 'mine'], players: 2 }],
  ['base-missing', 'sets', { sets: ['mill'], players: 2 }],
  ['players-out-of-range', 'players', { sets: ['base'], players: 1 }],
  ['players-out-of-range', 'players', { sets: ['base'], players: 9 }],
  ['players-out-of-range', 'players', { sets: ['base'], players: 2.5 }],
  ['players-out-of-range', 'players', { sets: ['base'] }],
  ['not-an-object', 'options', { ...base, options: [] }],
  ['unknown-option', 'options.weather', { ...base, options: { weather: 'rain' } }],
  ['unknown-value', 'options.mood', { ...base, options: { mood: 'sad' } }],
  ['options-clash', 'options.wind', { ...base, options: { wind: 2 } }],
  ['not-a-list', 'options.omit', { ...base, options: { omit: 'mill/miller' } }],
  ['unknown-part', 'options.omit.0', { ...base, options: { omit: ['mill/miller'] } }],
  [
    'unknown-part',
    'options.omit.1',
    { ...base, sets: ['base', 'mill'], options: { omit: ['mill/tiles', 'mill/x'] } },
  ],
  ['not-a-list', 'start', { ...base, start: {} }],
  ['unknown-tile', 'start.0.tile', { ...base, start: [{ x: 0, y: 0, rot: 0 }] }],
  ['not-a-place', 'start.0', { ...base, start: [{ tile: 'base/D', x: 0.5, y: 0, rot: 0 }] }],
  ['not-a-rotation', 'start.0.rot', { ...base, start: [{ tile: 'base/D', x: 0, y: 0, rot: 45 }] }],
])('G8 a set-up that is wrong is refused: %s at %s', (error, at, setup) => {
  expect(read(setup)).toEqual({ error, at });
});
