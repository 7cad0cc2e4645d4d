import { expect, test } from 'vitest';
import { randomGame, smallGame } from '../figures/known-games.ts';
import { toCsv, toJson } from './export.ts';
import { type KeptGame, keptOf, placesOf } from './kept-game.ts';
import { recordsOf } from './records.ts';
import { namesIn, sharesOf, slidingMeans, totalsOf } from './totals.ts';

/** A game by what counts: Aude, on the first seat, against bots or others. */
function game(id: string, scores: readonly number[], more: Partial<KeptGame> = {}): KeptGame {
  const seats = scores.map((_, seat) => ({
    name: ['Aude', 'Bertrand', 'Clémence'][seat],
    colour: (['red', 'blue', 'green'] as const)[seat],
    ...(seat === 0
      ? { player: 'person' as const }
      : { player: 'bot' as const, level: seat === 1 ? ('knight' as const) : ('baron' as const) }),
  }));
  return {
    id,
    endedAt: 1000 * Number(id),
    where: 'here',
    table: { setup: { sets: ['base'], options: {}, players: scores.length }, seats },
    mine: [0],
    scores,
    places: placesOf(scores),
    sources: [{ family: 'cause.city', played: scores.map((n) => n - 4), final: scores.map(() => 4) }],
    biggest: [],
    bestTurns: scores.map((n) => n / 10),
    closed: scores.map(() => 3),
    ...more,
  };
}

const games = [
  game('1', [80, 70], { luck: [5, -2] }),
  game('2', [60, 70], { luck: [1, 0] }),
  game('3', [50, 50, 40]),
  game('4', [90, 20], {
    biggest: [
      { kind: 'city', tiles: 9, points: [20, 0] },
      { kind: 'road', tiles: 12, points: [0, 12] },
    ],
    mine: [0, 1],
  }),
];

test('games, wins, averages of one player', () => {
  const totals = totalsOf(sharesOf(games, 'Aude'));
  expect(totals).toMatchObject({ games: 4, won: 3, points: 70, margin: (10 - 10 + 0 + 70) / 4 });
  expect(totals.byPlayers).toEqual([
    { group: 2, games: 3, won: 2 },
    { group: 3, games: 1, won: 1 },
  ]);
  expect(totals.byLevel).toEqual([
    { group: 'knight', games: 3, won: 2 },
    { group: 'baron', games: 1, won: 1 },
  ]);
  expect(totals.sources).toEqual([{ family: 'cause.city', played: 66, final: 4 }]);
  expect(totals.luck).toEqual({ mean: 3, games: 2 });
});

test('everyone who played here counts, who played most comes first', () => {
  expect(namesIn(games)).toEqual(['Aude', 'Bertrand']);
  expect(sharesOf(games, undefined)).toHaveLength(5);
  expect(totalsOf([])).toMatchObject({ games: 0, points: undefined, luck: undefined, sources: [] });
});

test('records: of features only one’s own, of luck only what was measured', () => {
  const records = recordsOf(sharesOf(games, 'Aude'));
  expect(records.map(({ name, value, tiles, game: { id } }) => ({ name, value, tiles, id }))).toEqual([
    { name: 'score', value: 90, tiles: undefined, id: '4' },
    { name: 'margin', value: 70, tiles: undefined, id: '4' },
    { name: 'turn', value: 9, tiles: undefined, id: '4' },
    { name: 'city', value: 20, tiles: 9, id: '4' },
    { name: 'closed', value: 3, tiles: undefined, id: '1' },
    { name: 'luck', value: 5, tiles: undefined, id: '1' },
  ]);
});

test('the mean of the last few', () => {
  expect(slidingMeans([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});

test('what is kept of a game tells the points its record tells', () => {
  const played = randomGame('bigbox-2014', 3, 5);
  const kept = keptOf({ ...played, id: 'a', endedAt: 1, where: 'here', mine: [0] });
  const totals = totalsOf(kept === undefined ? [] : [{ game: kept.game, seat: 0 }]);
  expect(totals.sources.reduce((sum, { played: n, final }) => sum + n + final, 0)).toBe(totals.points);
  expect(keptOf({ ...smallGame(), id: 'b', endedAt: 1, where: 'here', mine: [] })).toBeUndefined();
});

test('as a table for spreadsheets: a name is never a formula', () => {
  const [first] = games;
  const seats = first.table.seats.map((seat) => ({ ...seat, name: `=1+1,"${seat.name}"` }));
  const tricky = { ...first, table: { ...first.table, seats } };
  const [head, line] = toCsv(sharesOf([tricky], undefined)).split('\r\n');
  expect(head).toBe('ended,where,sets,players,name,place,points,margin,luck,city');
  expect(line).toBe('1970-01-01T00:00:01.000Z,here,base,2,"\'=1+1,""Aude""",1,80,10,5.00,80');
  expect(JSON.parse(toJson(games.map((game) => ({ game, moves: [] }))))).toMatchObject({
    format: 'bastide-history/1',
    games: [{ id: '1' }, {}, {}, {}],
  });
});
