import { presets, registryWith } from '@bastide/rules';
import { expect, test } from 'vitest';
import { poolsOf } from './pools.ts';

const none = { kind: 'none' } as const;
const pools = (setup: object, clock: Parameters<typeof poolsOf>[1]['clock'] = none) =>
  poolsOf(registryWith([]), { setup: { options: {}, players: 2, ...setup } as never, clock }, {}).slice(1);

test('a game counts for its preset, however it is said, and anything else is one’s own', () => {
  expect(pools({ sets: ['base'] })[0]).toBe('preset/base');
  expect(pools({ sets: ['base'], options: { farmers: true, firstPlayer: 1 } })[0]).toBe('preset/base');
  expect(pools({ sets: ['base'], options: { farmers: false } })[0]).toBe('preset/first');
  expect(pools({ sets: ['base'], options: { hand: 3 } })[0]).toBe('preset/own');
  expect(pools({ sets: ['base', 'abbot'] })[0]).toBe('preset/own');
  const { sets, options } = presets.everything;
  expect(pools({ sets: [...sets].reverse(), options })[0]).toBe('preset/everything');
});

test('and for its speed', () => {
  const speed = (clock: Parameters<typeof poolsOf>[1]['clock']) => pools({ sets: ['base'] }, clock)[1];
  expect(speed(none)).toBe('speed/untimed');
  expect(speed({ kind: 'live', base: 300, increment: 10 })).toBe('speed/blitz');
  expect(speed({ kind: 'live', base: 900, increment: 15 })).toBe('speed/live');
  expect(speed({ kind: 'days', days: 1 })).toBe('speed/days');
});
