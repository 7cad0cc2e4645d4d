import {
  answersOf,
  type GameEvent,
  History,
  languages,
  newGame,
  type PresetName,
  presets,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import type { LogEntry } from '../session/types.ts';
import { type Line, turnsOf } from './chronicle.ts';
import { lineWords, whoIsToBeNamed } from './line-words.ts';

const names = ['Aude', 'Simon', 'Blanche'];

/** A log with one move an argument. */
function log(...moves: readonly (readonly GameEvent[])[]): LogEntry[] {
  return moves.map((events, index) => ({ index, by: 0, events }));
}

const turn = (seat: number, part = 1): GameEvent => ({ event: 'turn', seat, part });
const placed = (x: number): GameEvent => ({ event: 'placed', seat: 0, tile: 'base/V', x, y: 0, rot: 90 });
const city: GameEvent = {
  event: 'awarded',
  id: 0,
  seat: 0,
  points: 8,
  cause: 'city',
  because: { tiles: 4 },
  each: 2,
  x: 1,
  y: 0,
  on: 'city:N',
  held: [1, 0, 0],
};
const knight: GameEvent = {
  event: 'returned',
  seat: 0,
  figure: 'follower',
  x: 2,
  y: 0,
  on: 'city:S',
  award: 0,
};

test('a turn is one group, also with a second tile, and what was drawn is not told', () => {
  const drawn: GameEvent = { event: 'drawn', seat: 0, tile: 'base/V' };
  const turns = turnsOf(log([turn(0)], [drawn], [placed(1), turn(0, 2)], [drawn], [placed(2), turn(1)]));
  expect(turns).toMatchObject([{ seat: 0, tiles: [{ x: 1 }, { x: 2 }], lines: [] }]);
});

test('a knight who comes home with the points needs no line of its own', () => {
  const [{ lines }] = turnsOf(log([turn(0)], [city, knight]));
  expect(lines).toMatchObject([{ kind: 'award', home: [{ figure: 'follower' }] }]);
});

test('a follower sent home without points has a line', () => {
  const farmer: GameEvent = { event: 'returned', seat: 0, figure: 'follower', x: 2, y: 0, on: 'field:NL' };
  const other: GameEvent = { event: 'returned', seat: 1, figure: 'follower', x: 2, y: 0, on: 'city:S' };
  const [{ lines }] = turnsOf(log([turn(0)], [city, farmer, other]));
  expect(lines.map(({ kind }) => kind)).toEqual(['award', 'home', 'home']);
});

test('the scorer that took the points is told with them', () => {
  const moved: GameEvent = { event: 'moved', seat: 0, scorer: 'messenger', from: 4, to: 12, award: 0 };
  const [{ lines }] = turnsOf(log([turn(0)], [city], [moved]));
  expect(lines).toMatchObject([{ kind: 'award', advance: { scorer: 'messenger', to: 12 } }]);
});

test('tokens of one kind are told once', () => {
  const taken = (x: number): GameEvent => ({ event: 'laid', token: 'gold', count: -1, x, y: 3 });
  const won: GameEvent = { event: 'token', seat: 1, token: 'gold', count: 1 };
  const [{ lines }] = turnsOf(log([turn(0)], [taken(1), taken(2), taken(3), won, won]));
  expect(lines).toMatchObject([
    { kind: 'laid', token: 'gold', count: -3 },
    { kind: 'token', seat: 1, count: 2 },
  ]);
});

test('final scoring is a group of its own, and nobody’s', () => {
  const turns = turnsOf(log([turn(2)], [placed(0), { event: 'final' }, city, { event: 'over' }]));
  expect(turns).toMatchObject([
    { seat: 2, isFinal: false },
    { seat: undefined, isFinal: true, lines: [{ kind: 'award' }] },
  ]);
});

test('a tile for the box is explained in both languages, and whose it was where that is not told', () => {
  const [{ lines }] = turnsOf(log([turn(0)], [{ event: 'discarded', seat: 0, tile: 'base/C' }]));
  expect(lineWords('en', lines[0], names)).toMatch(/fits nowhere/);
  expect(lineWords('fr', lines[0], names)).toMatch(/ne va nulle part/);
  expect(whoIsToBeNamed('en', lines[0], 0)).toBeUndefined();
  expect(whoIsToBeNamed('en', lines[0], undefined)).toBe(0);
});

test('what a crop circle makes everybody do is told with its kind, in both languages', () => {
  const chosen: GameEvent = { event: 'happened', what: 'crop-circles/add', seat: 0, on: 'road' };
  const [{ lines }] = turnsOf(log([turn(0)], [chosen]));
  expect(lineWords('en', lines[0], names)).toBe('Everybody adds a highwayman on a road');
  expect(lineWords('fr', lines[0], names)).toBe('Chacun ajoute un brigand sur une route');
  expect(whoIsToBeNamed('en', lines[0], 1)).toBe(0);
});

test.each([
  ['sheep', [{ event: 'laid', token: 'sheep2', count: 1, x: 1, y: 0 }], 'Out of the bag: 2 sheep'],
  [
    'a wolf',
    [{ event: 'happened', what: 'hills-sheep/wolf', seat: 0, x: 1, y: 0, on: 'field:NL' }],
    'Out of the bag: a wolf, the flock is scattered',
  ],
  [
    'a flight that failed',
    [
      { event: 'happened', what: 'flying-machines/rolled', seat: 0, n: 3, x: 4, y: 0 },
      { event: 'returned', seat: 0, figure: 'follower' },
    ],
    'The flight failed: no landing 3 squares away',
  ],
  [
    'one that found land',
    [{ event: 'happened', what: 'flying-machines/rolled', seat: 0, n: 1, x: 2, y: 0 }],
    'The flight succeeded: 1 square',
  ],
] satisfies readonly (readonly [string, readonly GameEvent[], string])[])(
  'what chance brought is told: %s',
  (_, events, words) => {
    const [{ lines }] = turnsOf(log([turn(0)], events));
    expect(lineWords('en', lines[0], names)).toBe(words);
    expect(lines[0]).toMatchObject({ kind: 'luck', seat: 0, y: 0 });
  },
);

test('who does something in the turn of another is named, unless the words do it', () => {
  const deployed: GameEvent = { event: 'deployed', seat: 2, figure: 'follower', x: 1, y: 0, on: 'city:N' };
  const message: GameEvent = { event: 'happened', what: 'messengers/message-1', seat: 2 };
  const [{ lines }] = turnsOf(log([turn(0)], [deployed, message]));
  expect(lines.map((line) => whoIsToBeNamed('en', line, 0))).toEqual([2, undefined]);
  expect(whoIsToBeNamed('en', lines[0], 2)).toBeUndefined();
});

/** The lines of a game whose every answer is the one a die says. */
function linesOf(preset: PresetName, seed: number): Line[] {
  const made = newGame({ ...presets[preset], players: 3 });
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const entries: LogEntry[] = [];
  let ticket = seed;
  while (!made.ok.over) {
    ticket = (ticket * 48271) % 2147483647;
    const answers = answersOf(made.ok);
    const played = history.play(answers[ticket % answers.length].move);
    if ('error' in played) throw new Error(played.error);
    entries.push({ index: entries.length, by: 0, events: played.ok });
  }
  return turnsOf(entries).flatMap(({ lines }) => lines);
}

/** A place by its numbers, a tile by its code, a hole nobody filled, a key without words. */
const NOT_FOR_PLAYERS = /-?\d+,-?\d+|\b[a-z][a-z-]+\/[\w-]+|[{}|]|undefined|\b(?:log|event|token|figure)\./;

test.each(['base', 'bigbox-2014', 'everything'] as const)(
  'nothing of %s is told by codes or numbers of places, in either language',
  (preset) => {
    for (const seed of [3, 8, 21]) {
      const lines = linesOf(preset, seed);
      expect(lines.length).toBeGreaterThan(25);
      for (const lang of languages) {
        const words = lines.map((line) => lineWords(lang, line, names));
        expect(words.filter((one) => NOT_FOR_PLAYERS.test(one))).toEqual([]);
      }
    }
  },
);
