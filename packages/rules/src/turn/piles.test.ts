import { describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { seeded } from '../game/random.ts';
import { field, tile } from '../tile/spec.ts';
import { TileTable } from '../tile/table.ts';
import { sampleUnseen } from './draw.ts';
import { Piles, STOCK } from './piles.ts';

/** Types a and b in the first pile, c in the second, d and e in the stock. */
function pilesOf(...counts: number[]): Piles {
  const places = [0, 0, 1, 2, 2];
  const types = places.map((pile, i) => ({ id: `${i}`, spec: tile(`${i}`, 9, field('')), pile }));
  const piles = new Piles(new Arena(256), new TileTable(types, []));
  for (const [type, count] of counts.entries()) {
    piles.add(type, count);
    piles.left[places[type]] += count;
  }
  return piles;
}

describe('piles', () => {
  test('are drawn one after the other', () => {
    const piles = pilesOf(1, 1, 1, 2, 0);
    const seen = [piles.current];
    for (const type of [1, 0, 2, 3, 3]) {
      piles.take(type);
      seen.push(piles.current);
    }
    expect(seen).toEqual([0, 0, 1, STOCK, STOCK, -1]);
    expect(piles.remaining).toBe(0);
  });

  test('know which types lie in them', () => {
    const piles = pilesOf(1, 2, 3, 4, 5);
    expect(piles.firstType).toEqual([0, 2, 3, 5]);
    expect([0, 1, 2, 3, 4].map((type) => piles.pileOf(type))).toEqual([0, 0, 1, STOCK, STOCK]);
    expect([0, 1, STOCK].map((pile) => piles.unseenIn(pile))).toEqual([3, 3, 9]);
    expect(piles.remaining).toBe(15);
  });

  test('a tile that leaves unseen is one less to draw and still unseen (HS1)', () => {
    const piles = pilesOf(0, 0, 0, 1, 1);
    piles.hide(STOCK);
    expect([piles.remaining, piles.unseenIn(STOCK)]).toEqual([1, 2]);
  });

  test('are drawn from with the odds of what is unseen', () => {
    const piles = pilesOf(0, 0, 0, 3, 1);
    const tickets = [0, 1, 2, 3].map((ticket) => sampleUnseen(piles, STOCK, () => ticket));
    expect(tickets).toEqual([3, 3, 3, 4]);
    const random = seeded(1);
    const drawn = Array.from({ length: 4000 }, () => sampleUnseen(piles, STOCK, random));
    expect(drawn.filter((type) => type === 4).length / 4000).toBeCloseTo(0.25, 1);
  });
});
