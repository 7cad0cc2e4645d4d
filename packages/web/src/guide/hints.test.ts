import { answersOf, CHANCE, type Game, type Move, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { snapshot } from '../session/table-store.ts';
import type { SessionState } from '../session/types.ts';
import { HINTS, type Hint, hintFor } from './hints.ts';

/** A base game in which these tiles are drawn, and everything else is the first answer there is. */
function game(...tiles: readonly string[]): Game {
  return gameOf(2, ...tiles);
}

function gameOf(players: number, ...tiles: readonly string[]): Game {
  const made = newGame({ sets: ['base'], players });
  if ('error' in made) throw new Error(made.error);
  const begun = made.ok;
  for (const tile of tiles) {
    playUntil(begun, 'draw');
    play(begun, (move) => 'tile' in move && move.tile === tile);
  }
  return begun;
}

function playUntil(begun: Game, question: string): void {
  while (begun.question.id !== question) play(begun, () => true);
}

function play(begun: Game, isWanted: (move: Move) => boolean): void {
  const option = answersOf(begun).find(({ move }) => isWanted(move));
  if (option === undefined) throw new Error('there is no such answer');
  begun.play(option.code);
}

function stateOf(begun: Game, log: SessionState['log'] = []): SessionState {
  return { ...snapshot(begun, undefined), events: [], log, canUndo: false, thinking: undefined };
}

const all = new Set<Hint>(HINTS);
const but = (...hints: readonly Hint[]) => new Set([...all].filter((hint) => !hints.includes(hint)));

test('the first tile is explained, once', () => {
  const state = stateOf(game('base/B'));
  expect(hintFor(state, 0, new Set())).toBe('place');
  expect(hintFor(state, 0, all)).toBeUndefined();
});

test('farmers are explained when a field is offered for the first time', () => {
  const begun = game('base/B');
  playUntil(begun, 'figure');
  expect(hintFor(stateOf(begun), 0, but('figure', 'farmer'))).toBe('figure');
  expect(hintFor(stateOf(begun), 0, but('farmer'))).toBe('farmer');
  const townsfolk = game('base/C');
  playUntil(townsfolk, 'figure');
  expect(hintFor(stateOf(townsfolk), 0, but('farmer'))).toBeUndefined();
});

test('roads, cities and monasteries are explained when one of them is offered, not on a tile with nothing but a field', () => {
  const made = newGame({ sets: ['base', 'river'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  playUntil(made.ok, 'draw');
  play(made.ok, (move) => 'tile' in move && move.tile === 'river/curve');
  playUntil(made.ok, 'figure');
  expect(hintFor(stateOf(made.ok), 0, but('figure', 'farmer'))).toBe('farmer');
});

const AWARD = {
  event: 'awarded',
  id: 0,
  seat: 1,
  points: 4,
  cause: 'city',
  because: { tiles: 2 },
} as const;
const BACK = { event: 'returned', seat: 1, figure: 'follower' } as const;

test('points of the others are not one’s first points', () => {
  const state = stateOf(game('base/B'), [{ index: 0, by: CHANCE, events: [AWARD, BACK] }]);
  expect(hintFor(state, 0, but('scored'))).toBeUndefined();
  expect(hintFor(state, 1, but('scored'))).toBe('scored');
});

test('points no follower came back for are not told as one’s first', () => {
  const state = stateOf(game('base/B'), [{ index: 0, by: CHANCE, events: [AWARD] }]);
  expect(hintFor(state, 1, but('scored'))).toBeUndefined();
});

test('one’s first points are told after three others have had their turns', () => {
  const others = Array.from({ length: 10 }, (_, at) => ({ index: at + 1, by: CHANCE, events: [] }));
  const log = [{ index: 0, by: 1, events: [AWARD, BACK] }, ...others];
  expect(hintFor(stateOf(gameOf(4, 'base/B'), log), 1, but('scored'))).toBe('scored');
});

test('a tile that went to the box is explained', () => {
  const gone = { event: 'discarded', seat: 0, tile: 'base/C' } as const;
  const state = stateOf(game('base/B'), [{ index: 0, by: CHANCE, events: [gone] }]);
  expect(hintFor(state, 0, but('discarded'))).toBe('discarded');
});

/** The hint for who is to place a tile with so many followers at home and so many tiles to come. */
function hintWith(follower: number, left: number, hint: Hint): Hint | undefined {
  const state = stateOf(game('base/B'));
  const seats = state.view.seats.map((seat) => ({ ...seat, home: { ...seat.home, follower } }));
  return hintFor({ ...state, view: { ...state.view, seats, left } }, 0, but(hint));
}

test('who has few followers is told to get some back, while there is time, and not who has none', () => {
  expect(hintWith(2, 20, 'few')).toBe('few');
  expect(hintWith(2, 1, 'few')).toBeUndefined();
  expect(hintWith(0, 20, 'few')).toBeUndefined();
});

test('near the end who has followers left is told to place them', () => {
  expect(hintWith(1, 4, 'end')).toBe('end');
  expect(hintWith(1, 5, 'end')).toBeUndefined();
  expect(hintWith(0, 4, 'end')).toBeUndefined();
});
