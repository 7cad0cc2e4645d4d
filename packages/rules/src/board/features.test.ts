import { beforeEach, describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { ONE_SEGMENT } from '../tile/table.ts';
import { Features, SEAT_BITS } from './features.ts';

describe('features', () => {
  let features: Features;

  beforeEach(() => {
    features = new Features(new Arena(1024), 16);
    for (let segment = 0; segment < 8; segment++)
      features.found(segment, ONE_SEGMENT + 2, segment === 3 ? 1 : 0);
  });

  const ringOf = (segment: number) => {
    const ring = [segment];
    for (let at = features.next[segment]; at !== segment; at = features.next[at]) ring.push(at);
    return ring.sort();
  };

  test('a new segment is a feature of its own', () => {
    expect([features.rootOf(4), features.openEnds(4), features.segments(4), ringOf(4)]).toEqual([
      4,
      2,
      1,
      [4],
    ]);
  });

  test('joined segments have one root, one ring, and counters that add', () => {
    features.held[2] = 1;
    features.held[3] = 2 << SEAT_BITS;
    const root = features.join(2, 3);
    expect([features.rootOf(2), features.rootOf(3)]).toEqual([root, root]);
    expect([features.openEnds(root), features.segments(root), features.marks[root]]).toEqual([4, 2, 1]);
    expect([features.strength(root, 0), features.strength(root, 1)]).toEqual([1, 2]);
    expect(ringOf(2)).toEqual([2, 3]);
  });

  test('joining what is joined already changes nothing', () => {
    const root = features.join(0, 1);
    const before = [features.openEnds(root), features.segments(root), ringOf(0)];
    expect(features.join(1, 0)).toBe(root);
    expect([features.openEnds(root), features.segments(root), ringOf(0)]).toEqual(before);
  });

  test('however they are joined, all have one root and the ring runs through all', () => {
    for (const [one, other] of [
      [0, 1],
      [2, 3],
      [4, 5],
      [1, 2],
      [5, 3],
      [6, 7],
      [7, 0],
    ])
      features.join(one, other);
    const root = features.rootOf(0);
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(all.map((segment) => features.rootOf(segment))).toEqual(all.map(() => root));
    expect(ringOf(6)).toEqual(all);
    expect(features.segments(root)).toBe(8);
  });

  test('the eighth seat has its bits too', () => {
    features.held[0] = 9 << (7 * SEAT_BITS);
    expect([6, 7].map((seat) => features.strength(0, seat))).toEqual([0, 9]);
  });
});
