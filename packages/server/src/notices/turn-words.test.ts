import {
  type Awarded,
  answersOf,
  type Move,
  playMove,
  registryWith,
  type UncheckedMove,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { Engines } from '../table/engine.ts';
import type { LoggedEvent, TableEvent } from '../table/events.ts';
import { Table } from '../table/table.ts';
import { turnWords } from './turn-words.ts';

const SETUP = { sets: ['base'], options: {}, players: 2 };
const NAMES = ['Ann', 'Bob'];
const engines = new Engines(registryWith());

/** A game at random up to the first points anybody gets. */
function untilScored(): { readonly moves: Move[]; readonly awards: Awarded[]; readonly by: number } {
  const engine = engines.of(SETUP);
  if ('error' in engine) throw new Error(engine.error);
  for (;;) {
    const game = engine.newGame();
    const awards: Awarded[] = [];
    game.listener = (event) => {
      if (event.event === 'awarded' && event.points > 0) awards.push(event);
    };
    const moves: Move[] = [];
    while (!game.over && awards.length === 0) {
      const answers = answersOf(game);
      const { move } = answers[Math.floor(Math.random() * answers.length)];
      playMove(game, move);
      moves.push(move);
    }
    const by = moves.at(-1)?.by;
    if (awards.length > 0 && !game.over && typeof by === 'number') return { moves, awards, by };
  }
}

/** A game that two people have played so far. */
function tableAfter(moves: readonly Move[]): Table {
  const happened: TableEvent[] = [
    {
      kind: 'created',
      request: {
        setup: SETUP,
        seats: [{ kind: 'person' }, { kind: 'person' }],
        clock: { kind: 'days', days: 2 },
        timeout: 'bot',
        help: true,
        hints: false,
        rated: true,
        visibility: 'public',
        watch: 'all',
        bestOf: 1,
      },
      host: 'p0',
      commitment: '',
    },
    ...NAMES.map((name, seat) => ({ kind: 'sat', seat, player: `p${seat}`, name, promise: '' }) as const),
    { kind: 'begun', bots: [] },
    ...moves.map((move) => ({ kind: 'moved', move }) as const),
  ];
  const log: LoggedEvent[] = happened.map((event) => ({ event, at: 0 }));
  return Table.of(engines, 'G'.repeat(22), log);
}

test('a notice tells what was scored since one played, in the reader’s language', async () => {
  const { moves, awards, by } = untilScored();
  const table = tableAfter(moves);
  const { body } = await turnWords(table, moves, `p${1 - by}`, 'fr', 0);
  const [{ seat, points }] = awards;
  expect(body).toMatch(new RegExp(`^${NAMES[seat]}.: ${points} points? \\(\\p{L}+.*\\) · `, 'u'));
  // Who scored it needs no telling.
  expect((await turnWords(table, moves, `p${by}`, 'fr', 0)).body).not.toContain('(');
});

/** The first turn: this tile is drawn and placed, and a follower put on a part of it, or none. */
function firstTurn(tile: string, on?: string): Move[] {
  const engine = engines.of(SETUP);
  if ('error' in engine) throw new Error(engine.error);
  const game = engine.newGame();
  const isMeant = (move: UncheckedMove) =>
    move.do === 'first' ||
    move.tile === tile ||
    (on === undefined ? move.do === 'pass' : String(move.on).startsWith(on));
  return Array.from({ length: 4 }, () => {
    const { move } = answersOf(game).find((answer) => isMeant(answer.move)) ?? {};
    if (move === undefined) throw new Error(`no such answer for ${tile}`);
    playMove(game, move);
    return move;
  });
}

test.each([
  ['en', 'base/T', 'city', 'Ann placed a tile with a city and a road and put a knight there'],
  ['fr', 'base/K', 'road', 'Ann a posé une tuile avec une ville et une route et y a placé un brigand'],
  [
    'de',
    'base/A',
    'monastery',
    'Ann hat ein Plättchen mit einer Straße und einem Kloster gelegt und einen Mönch daraufgesetzt',
  ],
  ['en', 'base/B', 'field', 'Ann placed a tile with a monastery and put a farmer there'],
  ['fr', 'base/V', undefined, 'Ann a posé une tuile avec une route'],
  ['de', 'base/E', undefined, 'Ann hat ein Plättchen mit einer Stadt gelegt'],
])('where nothing was scored it tells what was played: %s, %s, %s', async (lang, tile, on, words) => {
  const moves = firstTurn(tile, on);
  const { body } = await turnWords(tableAfter(moves), moves, 'p1', lang, 0);
  expect(body.split(' · ')[0]).toBe(words);
});
