import { describe, expect, test } from 'vitest';
import { SLOTS, type Slot } from '../../hooks.ts';
import { catalogue, newGame, type OptionValue } from '../../index.ts';
import { combinations } from '../../testing/setups.ts';
import { inOrder } from './order.ts';

/** The order of play with every expansion (rules, section X): for each slot its steps, for `figure` its actions. */
const order: Readonly<Record<Slot, readonly string[]>> = {
  start: ['table', 'wheel-of-fortune/board', 'river/source', 'base/start-tile', 'first-player', 'deal'],
  draw: ['messengers/round', 'draw'],
  drawn: ['wheel-of-fortune/spin', 'wheel-of-fortune/crowns'],
  place: ['place'],
  placed: [
    'river/flow',
    'ferries/meet',
    'traders-builders/second-part',
    'hills-sheep/hill',
    'gold-mines/ingots',
    'mage-witch/magic',
    'robbers/put',
    'hills-sheep/tend',
    'hills-sheep/closed-flock',
  ],
  figure: ['deploy', 'flying-machines/fly', 'wheel-of-fortune/crown', 'abbot/home'],
  settled: [
    'hills-sheep/first-token',
    'ferries/put',
    'ferries/turn',
    'draw-up',
    'hills-sheep/tend',
    'hills-sheep/closed-flock',
  ],
  score: ['score'],
  scored: [
    'gold-mines/share',
    'messengers/message',
    'crop-circles/farmers',
    'crop-circles/highwaymen',
    'crop-circles/knights',
  ],
  final: [
    'messengers/merge',
    'robbers/end',
    'gold-mines/remove',
    'base/unfinished',
    'base/fields',
    'rules-2000/fields',
    'traders-builders/goods',
    'gold-mines/gold',
  ],
};

const settings: readonly Readonly<Record<string, OptionValue>>[] = [
  {},
  { farmers: false, closedFlock: 'gather' },
  { hand: 3, farmers: 'perCity', shepherd: 'after', closedFlock: 'gather' },
];
const games = combinations(catalogue.filter(({ always }) => !always).map(({ id }) => id)).flatMap((sets) =>
  settings.map((options) => {
    const made = newGame({ sets, options, players: 2 });
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    return made.ok.rules;
  }),
);

test('X alone, in pairs and all together the steps run in the order of play', () => {
  for (const { setup, programs, actions } of games) {
    const ids = programs.flatMap(({ steps }) => steps.map(({ slot, id }) => ({ slot, id })));
    for (const slot of SLOTS) {
      const found =
        slot === 'figure'
          ? actions.map(({ id }) => id)
          : ids.filter((one) => one.slot === slot).map(({ id }) => id);
      const known = order[slot].filter((id) => found.includes(id));
      expect([setup.sets, slot, found], 'write a new step into `order`, where the rules want it').toEqual([
        setup.sets,
        slot,
        known,
      ]);
    }
  }
});

test('every step of the order is found', () => {
  const found = new Set(
    games.flatMap(({ steps, actions }) => [...steps, ...actions].map(({ slot, id }) => `${slot} ${id}`)),
  );
  expect(
    SLOTS.flatMap((slot) => order[slot].map((id) => `${slot} ${id}`)).filter((id) => !found.has(id)),
  ).toEqual([]);
});

describe('what is put in order', () => {
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(' ');

  test('stays as it is given where nobody says anything', () => {
    expect(ids(inOrder([{ id: 'b' }, { id: 'a' }, { id: 'c' }]))).toBe('b a c');
  });

  test('comes after and before those it names, and those that are not there are skipped', () => {
    expect(ids(inOrder([{ id: 'a', after: ['c', 'x'] }, { id: 'b' }, { id: 'c' }]))).toBe('b c a');
    expect(ids(inOrder([{ id: 'a' }, { id: 'b' }, { id: 'c', before: ['a', 'x'] }]))).toBe('b c a');
  });

  test('can’t wait for each other, or have the same name', () => {
    const circle = [{ id: 'a', after: ['b'] }, { id: 'b', after: ['a'] }, { id: 'c' }];
    expect(() => inOrder(circle)).toThrow('a, b wait for each other');
    expect(() => inOrder([{ id: 'a' }, { id: 'a' }])).toThrow('called a');
  });
});
