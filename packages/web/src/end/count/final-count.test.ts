import {
  type Awarded,
  type GameEvent,
  History,
  newGame,
  type PresetName,
  presets,
  scoresOf,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import type { LogEntry } from '../../session/types.ts';
import { finalCountOf, restAfterStep } from './final-count.ts';

/** A game somebody played at random: its log and its points. */
function played(preset: PresetName): { log: LogEntry[]; points: readonly number[] } {
  const { moves, table } = keptTable({ preset, players: 3 })['bastide.table'];
  const made = newGame(table.setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const log = moves.flatMap((move, index): LogEntry[] => {
    const by = made.ok.toMove;
    const done = history.play(move);
    return 'ok' in done ? [{ index, by, events: done.ok }] : [];
  });
  expect(presets[preset].sets.length).toBeGreaterThan(0);
  return { log, points: [...scoresOf(made.ok)] };
}

test.each(['base', 'bigbox-2014', 'everything'] as const)(
  '%s: the count begins with the points of the game and ends with those of its end',
  (preset) => {
    const { log, points } = played(preset);
    const count = finalCountOf(log, points);
    const before = log.flatMap(({ events }) => events);
    const end = before.findIndex(({ event }) => event === 'final');
    const sums = points.map((_, seat) =>
      before
        .slice(0, end)
        .reduce((sum, one) => (one.event === 'awarded' && one.seat === seat ? sum + one.points : sum), 0),
    );
    expect(count?.before).toEqual(sums);
    expect(count?.steps.at(-1)?.points).toEqual(points);
  },
);

test('roads, cities, monasteries, then fields; what is of one kind comes together', () => {
  const { log, points } = played('base');
  const kinds = finalCountOf(log, points)?.steps.map(({ kind }) => kind) ?? [];
  const order = ['road', 'city', 'monastery', 'field'];
  expect(kinds).toEqual([...kinds].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  expect(new Set(kinds).size).toBeGreaterThan(2);
});

const award = (seat: number, on: string): Awarded => ({
  event: 'awarded',
  id: 0,
  seat,
  points: 3,
  cause: 'field',
  because: { cities: 1 },
  x: 0,
  y: 0,
  on,
  held: [1, 1],
});
const ended = (...events: GameEvent[]): LogEntry[] => [
  { index: 0, by: 0, events: [{ event: 'final' }, ...events, { event: 'over' }] },
];

test('those who share a feature get their points at once', () => {
  const count = finalCountOf(ended(award(0, 'field:N'), award(1, 'field:N'), award(1, 'field:S')), [3, 6]);
  expect(count?.steps.map(({ awards }) => awards.length)).toEqual([2, 1]);
  expect(count?.steps.map(({ points }) => points)).toEqual([
    [3, 3],
    [3, 6],
  ]);
});

test('where the end brought nothing, nothing is counted', () => {
  expect(finalCountOf(ended(), [7, 4])).toBeUndefined();
  expect(finalCountOf([], [0, 0])).toBeUndefined();
});

test('a long count is hurried', () => {
  const many = Array.from({ length: 100 }, (_, n) => award(0, `field:${n}`));
  const count = finalCountOf(ended(...many), [300, 0]);
  if (count === undefined) throw new Error('nothing is counted');
  const all = count.steps.reduce((sum, _, step) => sum + restAfterStep(count, step), 0);
  expect(all).toBeLessThanOrEqual(30_001);
});

test('each thing is looked at for about a second, many of a kind a little shorter', () => {
  const counted = (n: number) => finalCountOf(ended(...awards(n)), [3 * n, 0]);
  const awards = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ ...award(0, `road:${i}`), cause: 'road' }));
  const [few, many] = [counted(3), counted(12)].map((count) => (count ? restAfterStep(count, 0) : 0));
  expect(few).toBeGreaterThanOrEqual(1000);
  expect(many).toBeGreaterThanOrEqual(700);
  expect(many).toBeLessThan(few);
});
