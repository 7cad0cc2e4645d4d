import { describe, expect, test } from 'vitest';
import { catalogue, newGame } from '../index.ts';
import { printedTile } from '../testing/invariants/printed.ts';
import { EDGE_KINDS, KINDS, NONE, SEGMENTS_PER_TILE } from './kinds.ts';
import { city, field, monastery, road, type TileSpec, tile } from './spec.ts';
import { ONE_SEGMENT, OPEN, TileTable } from './table.ts';

const pennant = { name: 'pennant', on: 'segment' } as const;
const gate = tile(
  'gate',
  1,
  city('NW', { pennant: 1 }),
  road('S', { ends: 'city' }),
  field('EL ER SL', { borders: [0] }),
  field('SR', { borders: [0] }),
);

describe('the table of a game', () => {
  test('knows tiles by their id', () => {
    const table = tableOf([gate]);
    expect([table.indexOf('gate'), table.indexOf('nowhere')]).toEqual([0, -1]);
  });

  test('has open ends and segments in one word: edges, eight for a monastery, none for a field', () => {
    const table = tableOf([tile('all', 1, city('NW'), road('S'), field('EL ER SL'), monastery())]);
    const words = [...table.ends.subarray(0, 4)];
    expect(words.map((word) => word & OPEN)).toEqual([2, 1, 0, 8]);
    expect(words.map((word) => Math.floor(word / ONE_SEGMENT))).toEqual([1, 1, 1, 1]);
    expect(table.centre[0]).toBe(3);
  });

  test('packs marks and borders', () => {
    const table = tableOf([gate]);
    const { shift, mask } = table.packedMark('pennant');
    expect((table.marks[0] >>> shift) & mask).toBe(1);
    expect([...table.borders.subarray(0, 4)]).toEqual([0, 0, 1, 1]);
    expect(() => table.packedMark('moat')).toThrow('no segment has the mark moat');
  });

  test('HS8 keeps both cities of a shared edge', () => {
    const shared = tile(
      'shared',
      1,
      city('W', { halves: 'NL' }),
      city('E', { halves: 'NR' }),
      field('SL SR'),
    );
    const table = tableOf([shared]);
    const north = (rot: number) => [
      table.edge[rot * 4 + rot],
      table.side[rot * 4 + rot],
      table.secondSide[rot * 4 + rot],
    ];
    for (let rot = 0; rot < 4; rot++) expect(north(rot)).toEqual([EDGE_KINDS.indexOf('city'), 0, 1]);
    expect([...table.ends.subarray(0, 2)].map((word) => word & OPEN)).toEqual([2, 2]);
  });

  test('a tile with more segments than there is room for is a mistake', () => {
    const crowded = tile('crowded', 1, ...Array.from({ length: SEGMENTS_PER_TILE + 1 }, () => field('')));
    expect(() => tableOf([crowded])).toThrow('too many segments');
  });
});

describe('every tile there is, turned every way, is in the table as it is printed', () => {
  const sets = catalogue.filter(({ id, always }) => !always && id !== 'river-bb5').map(({ id }) => id);
  test.each([[sets], [['base', 'river-bb5']]])('%s', (chosen) => {
    const game = newGame({ sets: chosen, players: 2 });
    if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
    const { tiles } = game.ok;
    for (const [type, { spec, id }] of tiles.types.entries()) {
      for (let rot = 0; rot < 4; rot++) expect(tabled(tiles, type, rot), id).toEqual(printed(spec, rot));
    }
  });
});

/** What the table says of a turned tile: edge kinds, then for each segment its kind and its sides. */
function tabled(tiles: TileTable, type: number, rot: number): unknown {
  const oriented = type * 4 + rot;
  const halves = [...tiles.half.subarray(oriented * 8, oriented * 8 + 8)];
  const edges = [0, 1, 2, 3].map((edge) => [
    tiles.side[oriented * 4 + edge],
    tiles.secondSide[oriented * 4 + edge],
  ]);
  return {
    edgeKinds: [0, 1, 2, 3].map((edge) => EDGE_KINDS[tiles.edge[oriented * 4 + edge]]),
    segments: Array.from({ length: tiles.segmentCount[type] }, (_, place) => {
      const fieldHalves = halves.flatMap((one, half) => (one === place ? [half] : []));
      const own = edges.flatMap((sides, edge) => (sides.includes(place) ? [edge] : []));
      return { kind: KINDS[tiles.kind[type * SEGMENTS_PER_TILE + place]], edges: own, fieldHalves };
    }),
    centre: tiles.centre[type] === NONE ? undefined : tiles.centre[type],
  };
}

function printed(spec: TileSpec, rot: number): unknown {
  const { segments, edgeKinds } = printedTile(spec, rot);
  const centre = segments.findIndex(({ kind }) => kind === 'monastery' || kind === 'garden');
  return {
    edgeKinds,
    segments: segments.map(({ kind, edges, halves }) => ({
      kind,
      edges: [...new Set([...edges, ...(kind === 'field' ? [] : halves.map((half) => half >> 1))])].sort(),
      fieldHalves: kind === 'field' ? [...halves].sort() : [],
    })),
    centre: centre < 0 ? undefined : centre,
  };
}

function tableOf(specs: readonly TileSpec[]): TileTable {
  return new TileTable(
    specs.map((spec) => ({ id: spec.name, spec, pile: 2 })),
    [pennant],
  );
}
