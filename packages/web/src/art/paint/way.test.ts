import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { areasOf } from '../tile/plan.ts';
import { siteOf } from './face.ts';
import { bridgesOf } from './road/bridge.ts';
import type { Face } from './scenery.ts';
import { paintedBy } from './testing/reach.ts';
import { waterScenery } from './water.ts';
import { wayScenery } from './way.ts';

const tiles = allTiles();
const TURNS = [0, 90, 180, 270];
const openFace = (index: number, rot = 0): Face => ({ spec: tiles[index].spec, rot, closed: [] });
const MIDDLES = ['50,0', '100,50', '50,100', '0,50'];
/** Where a line is a little way outside the tile, square to its border. */
const OUTSIDE = ['50,-6', '106,50', '50,106', '-6,50'];

/** Which edges a road or river of the tile as it lies leaves over. */
function edgesOver({ spec, rot }: Face, kind: string): number[] {
  return spec.segments
    .filter((segment) => segment.kind === kind)
    .flatMap(({ edges }) => edges.map((edge) => ('NESW'.indexOf(edge) + rot / 90) % 4))
    .sort();
}

/** The edges whose middle a painted line passes, and which it leaves square to them. */
function edgesLeft(calls: readonly string[]): number[] {
  const left = MIDDLES.map((middle, edge) =>
    calls.some((call, i) => {
      const [, at] = /^(?:moveTo|lineTo)\((.*)\)$/.exec(call) ?? [];
      const next = [calls[i - 1], calls[i + 1]].map(
        (one) => /^(?:moveTo|lineTo)\((.*)\)$/.exec(one ?? '')?.[1],
      );
      return rounded(at) === middle && next.some((one) => rounded(one) === OUTSIDE[edge]);
    }),
  );
  return left.flatMap((is, edge) => (is ? [edge] : []));
}

const rounded = (at: string | undefined): string =>
  (at ?? '')
    .split(',')
    .map((value) => String(Math.round(Number(value) * 10) / 10))
    .join();

test('roads and rivers leave over the middle of their edges, square to them, and over no other', () => {
  for (const [index, { id }] of tiles.entries()) {
    for (const rot of TURNS) {
      const face = openFace(index, rot);
      const name = `${id} ${rot}`;
      expect(edgesLeft(paintedBy(wayScenery(siteOf(face)), 90)), name).toEqual(edgesOver(face, 'road'));
      expect(edgesLeft(paintedBy(waterScenery(siteOf(face)), 90)), name).toEqual(edgesOver(face, 'river'));
    }
  }
});

test('the same roads and rivers are always painted the same, and in numbers', () => {
  for (const [index, { id, spec }] of tiles.entries()) {
    if (index % 4 !== 0) continue;
    const rot = TURNS[(index / 4) % 4];
    const paint = (face: Face) =>
      [wayScenery, waterScenery].flatMap((scenery) => paintedBy(scenery(siteOf(face)), 180)).join('\n');
    const words = paint({ spec: structuredClone(spec), rot, closed: [] });
    expect(words === paint(openFace(index, rot)), id).toBe(true);
    expect(words, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('roads go over rivers, other roads and foreign cities on bridges, whichever way the tile lies', () => {
  const bridges = (rot: number) =>
    tiles.flatMap(({ id }, index) => {
      const { spec, layout } = siteOf(openFace(index, rot));
      const found = bridgesOf(layout, areasOf(spec, layout, 'city'));
      return found.length > 0 ? [`${id} ${found.length}`] : [];
    });
  expect(bridges(0)).toMatchInlineSnapshot(`
    [
      "river/city-road 1",
      "river/monastery-road 1",
      "river/road-bridge 1",
      "river-bb5/city-road 1",
      "river-bb5/monastery-road 1",
      "river-bb5/road-bridge 1",
      "traders-builders/bridge 1",
      "traders-builders/city-bridge-farmhouse 1",
      "gold-mines/through-city-under-road-bridge 1",
      "gold-mines/bridge 1",
    ]
  `);
  for (const rot of TURNS) expect(bridges(rot)).toEqual(bridges(0));
});

test('a closed road has more milestones than an open one', () => {
  const index = tiles.findIndex(({ id }) => id === 'base/U');
  const things = (closed: readonly boolean[]) =>
    wayScenery(siteOf({ ...openFace(index), closed })).things?.length ?? 0;
  expect(things(tiles[index].spec.segments.map(() => true))).toBeGreaterThan(things([]));
});
