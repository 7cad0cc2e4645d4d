import { expect, test } from 'vitest';
import type { FigureView, TableView, TileView } from '../../session/types.ts';
import { laidOf, standingsOf } from './standing.ts';
import { tileIndex } from './tile-index.ts';

const field = { kind: 'field', edges: [], halves: ['NL'], borders: [], ends: undefined, marks: {} } as const;
const tile: TileView = {
  index: 0,
  id: 't',
  spec: { name: 't', count: 1, segments: [field], marks: {} },
  x: 1,
  y: 0,
  rot: 0,
  closed: [false],
};
const spotOf = () => ({ x: 30, y: 40 });

function standings(figures: readonly Partial<FigureView>[], things: TableView['things'] = []) {
  const all = figures.map((one, key) => ({
    key,
    seat: 0,
    kind: 'follower',
    x: 1,
    y: 0,
    place: 0,
    lying: true,
    ...one,
  }));
  const view = { figures: all, things } as unknown as TableView;
  return standingsOf(view, tileIndex([tile]), spotOf);
}

test('a figure is on the spot of its segment, and lies if the view says so', () => {
  expect(standings([{}])).toMatchObject([{ at: { x: 130, y: 40 }, lying: true }]);
  expect(standings([{ kind: 'pig', lying: false }])).toMatchObject([{ lying: false }]);
});

test('figures and tokens of one segment stand side by side', () => {
  const sheep = { name: 'sheep2', count: 3, x: 1, y: 0, on: 'field:NL', seat: 0 };
  const [one, other] = standings([{ kind: 'shepherd' }], [sheep]);
  expect(other).toMatchObject({ kind: 'sheep2', count: 3, segment: one.segment });
  expect(other.at.x - one.at.x).toBeGreaterThan(10);
});

test('tokens of a tile belong to no segment; what is off the land is not shown', () => {
  const [gold, ...rest] = standings(
    [],
    [
      { name: 'gold', count: 2, x: 1, y: 0 },
      { name: 'robber', count: 1, spot: 7 },
    ],
  );
  expect(gold).toMatchObject({ kind: 'gold', count: 2, segment: undefined });
  expect(rest).toEqual([]);
});

test('a ferry lies between its quays', () => {
  const [ferry, ...rest] = laidOf([{ name: 'ferry', count: 1, x: 1, y: 0, between: ['N', 'S'] }]);
  expect(ferry).toMatchObject({ kind: 'ferry', x: 1, y: 0, middle: { x: 50, y: 50 } });
  expect(rest).toEqual([]);
});
