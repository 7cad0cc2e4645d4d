import { expect, test } from 'vitest';
import { allTiles } from '../gallery/all-tiles.ts';
import { distance, distanceToLine, insideAny } from '../geometry.ts';
import { clearOf, type Disc } from '../tile/clearance.ts';
import { areasOf } from '../tile/plan.ts';
import { halfWidth } from '../tile/ways.ts';
import { type Estate, estateOf } from './country/estate.ts';
import { patchRing } from './country/patch.ts';
import { siteOf } from './face.ts';
import { fieldScenery, turnedEstate } from './field.ts';
import type { Face } from './scenery.ts';
import { beyondTile, paintedBy } from './testing/reach.ts';

const tiles = allTiles();
const TURNS = [0, 90, 180, 270];
const openFace = (index: number, rot = 0): Face => ({ spec: tiles[index].spec, rot, closed: [] });

function standing(face: Face): Estate {
  return turnedEstate(estateOf(face.spec, siteOf(face).random('fields')), face.rot / 90);
}

/** Points of all islands, each with how far around it the island reaches. */
function islandsOf({ parcels, swards, trees, ponds }: Estate): Disc[] {
  const patches = [...parcels.map(({ patch }) => patch), ...swards];
  return [
    ...patches.flatMap((patch) => patchRing(patch).map((at) => ({ at, radius: 0.8 }))),
    ...trees.map(({ at, radius }) => ({ at, radius: radius * 0.6 })),
    ...ponds.map(({ at, radius }) => ({ at, radius: radius * 0.8 })),
  ];
}

test('the same face is always painted the same, whoever asks first, and in numbers', () => {
  for (const [index, { id, spec }] of tiles.entries()) {
    if (index % 4 !== 0) continue;
    const rot = TURNS[(index / 4) % 4];
    const again = { spec: structuredClone(spec), rot, closed: [] };
    const words = paintedBy(fieldScenery(siteOf(again)), 180).join('\n');
    expect(words === paintedBy(fieldScenery(siteOf(openFace(index, rot))), 180).join('\n'), id).toBe(true);
    expect(words, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('islands lie in a field, off roads, rivers, walls, figures and what is printed', () => {
  for (const [index, { id, spec }] of tiles.entries()) {
    for (const rot of TURNS) {
      const face = openFace(index, rot);
      const { layout } = siteOf(face);
      const fields = areasOf(spec, layout, 'field');
      const isFree = ({ at, radius }: Disc): boolean =>
        insideAny(fields, at) &&
        layout.walls.every(({ line }) => distanceToLine(line, at) > 4 + radius) &&
        layout.ways.every((way) => distanceToLine(way.line, at) > halfWidth(way) + radius) &&
        clearOf(layout.taken, at) > radius * 0.6 &&
        layout.spots.every((spot) => distance(spot, at) > 2.4 + radius * 0.6);
      const wrong = islandsOf(standing(face)).filter((island) => !isFree(island));
      expect(wrong, `${id} ${rot}`).toEqual([]);
    }
  }
});

test('nothing that grows, nor its shadow, is cut off by the border', () => {
  for (const [index, { id }] of tiles.entries()) {
    for (const rot of TURNS) {
      // Fine faces have more on them, all of it well within what small ones have.
      const pixels = rot === TURNS[index % 4] ? 180 : 60;
      const calls = paintedBy(fieldScenery(siteOf(openFace(index, rot))), pixels);
      if (calls.length > 0) expect(beyondTile(calls), `${id} ${rot}`).toBeLessThan(0);
    }
  }
});

test('a turn moves what grows and changes nothing else; nor does the size', () => {
  for (const [index, { id }] of tiles.entries()) {
    const kinds = TURNS.map((rot) => {
      const { parcels, trees, ponds } = standing(openFace(index, rot));
      return [parcels.map(({ seed }) => seed), trees.map(({ kind, seed }) => [kind, seed]), ponds.length];
    });
    for (const kind of kinds) expect(kind, id).toEqual(kinds[0]);
    const things = fieldScenery(siteOf(openFace(index))).things ?? [];
    expect(things.length, id).toBe(fieldScenery(siteOf(openFace(index, 180))).things?.length);
  }
});

test('a tile of nothing but fields has a few large things, not many small ones', () => {
  const open = tiles.filter(({ spec }) =>
    spec.segments.every(({ kind }) => kind !== 'city' && kind !== 'river'),
  );
  for (const { id, spec } of open) {
    const { parcels, swards, ponds, flocks, flowers } = standing({ spec, rot: 0, closed: [] });
    expect(parcels.length + swards.length + ponds.length + flocks.length + flowers.length, id).toBeLessThan(
      8,
    );
  }
});
