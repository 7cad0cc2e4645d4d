import { describe, expect, test } from 'vitest';
import { ALL_TURNS, DISTINCT } from './fit.ts';
import { CITY_EDGE, FIELD_EDGE, RIVER_EDGE, ROAD_EDGE } from './kinds.ts';
import { city, field, river, road, type TileSpec, tile } from './spec.ts';
import { TileTable } from './table.ts';

const curve = tile('curve', 1, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'));
const straight = tile('straight', 1, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'));
const gate = tile('gate', 1, city('N'), road('S', { ends: 'city' }), field('EL ER SL'), field('SR WL WR'));
const source = tile('source', 1, river('S'), field('NL NR EL ER SL SR WL WR'));

describe('the rotations that fit an empty cell (G4)', () => {
  test.each<[string, TileSpec[]]>([
    ['without a river', [curve, straight, gate]],
    ['with a river', [curve, straight, gate, source]],
  ])('are those whose edges agree with all that is beside it, %s', (_, specs) => {
    const table = tableOf(specs);
    const kinds = [
      undefined,
      FIELD_EDGE,
      ROAD_EDGE,
      CITY_EDGE,
      ...(specs.includes(source) ? [RIVER_EDGE] : []),
    ];
    for (const need of everyNeed(kinds)) {
      const code = need.reduce(
        (sum: number, kind, d) => sum + (kind === undefined ? 0 : table.needOf[kind * 4 + d]),
        0,
      );
      for (let type = 0; type < specs.length; type++) {
        const agreeing = [0, 1, 2, 3].filter((rot) =>
          need.every((kind, d) => kind === undefined || table.edge[(type * 4 + rot) * 4 + d] === kind),
        );
        const bits = table.fit[table.fitAt[type] + code];
        expect(bitsOf(bits >> ALL_TURNS)).toEqual(agreeing);
        expect(bitsOf(bits & DISTINCT)).toEqual(agreeing.filter((rot) => rot < table.turns[type]));
      }
    }
  });

  test('a straight road beside a road to the north: two turns agree, one looks different', () => {
    const table = tableOf([straight]);
    const bits = table.fit[table.needOf[ROAD_EDGE * 4]];
    expect([bitsOf(bits >> ALL_TURNS), bitsOf(bits & DISTINCT)]).toEqual([[0, 2], [0]]);
  });
});

function tableOf(specs: readonly TileSpec[]): TileTable {
  return new TileTable(
    specs.map((spec) => ({ id: spec.name, spec, pile: 2 })),
    [],
  );
}

function everyNeed<T>(kinds: readonly T[]): T[][] {
  return kinds.flatMap((n) => kinds.flatMap((e) => kinds.flatMap((s) => kinds.map((w) => [n, e, s, w]))));
}

function bitsOf(bits: number): number[] {
  return [0, 1, 2, 3].filter((rot) => ((bits >> rot) & 1) === 1);
}
