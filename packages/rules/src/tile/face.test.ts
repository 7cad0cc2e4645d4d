import { describe, expect, test } from 'vitest';
import { anyFaceOf, distinctTurns, faceOf, turnDirection } from './face.ts';
import { city, field, garden, monastery, road, tile } from './spec.ts';

const plain = new Set<string>();
const straight = tile('U', 1, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'));
const curve = tile('V', 1, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'));
const cloister = tile('B', 1, field('NL NR EL ER SL SR WL WR'), monastery());

describe('the face of a tile', () => {
  test.each([
    ['a monastery', 1, cloister],
    ['a straight road', 2, straight],
    ['a curve', 4, curve],
  ])('%s looks different in %i of four turns', (_, turns, spec) => {
    expect(distinctTurns(spec, plain)).toBe(turns);
    expect(new Set([0, 1, 2, 3].map((rot) => faceOf(spec, rot, plain))).size).toBe(turns);
  });

  test('turned by hand it is the same as turned by number', () => {
    const byHand = tile('V', 1, road('WN'), field('EL ER SL SR WL NR'), field('WR NL'));
    expect(faceOf(byHand, 0, plain)).toBe(faceOf(curve, 1, plain));
    expect(faceOf(byHand, 0, plain)).not.toBe(faceOf(curve, 0, plain));
    expect(anyFaceOf(byHand, plain)).toBe(anyFaceOf(curve, plain));
  });

  test('the order in which segments are written and the name do not matter', () => {
    const other = tile('other', 9, field('NL WL WR SR'), field('SL ER EL NR'), road('SN'));
    expect(faceOf(other, 0, plain)).toBe(faceOf(straight, 0, plain));
  });

  test.each([
    ['a mark on a segment', tile('', 1, road('NS', { inn: 1 }), ...straight.segments.slice(1))],
    ['a mark on the tile', tile('', 1, ...straight.segments, { hill: 1 })],
    ['a garden', tile('', 1, ...straight.segments, garden())],
    ['fields that are one', tile('', 1, road('NS'), field('NR EL ER SL NL SR WL WR'))],
  ])('%s makes another face', (_, other) => {
    expect(anyFaceOf(other, plain)).not.toBe(anyFaceOf(straight, plain));
  });

  test('which city a field touches is part of it', () => {
    const touching = (borders: number[]) =>
      tile('', 1, city('N'), city('S'), field('EL ER WL WR', { borders }));
    expect(faceOf(touching([0]), 0, plain)).not.toBe(faceOf(touching([0, 1]), 0, plain));
    // Turned round, the field that touches the one city touches the other.
    expect(faceOf(touching([0]), 2, plain)).toBe(faceOf(touching([1]), 0, plain));
  });
});

describe('a mark that is a direction', () => {
  const arrows = new Set(['arrow']);
  const arrow = tile('', 1, field('NL NR EL ER SL SR WL WR'), { arrow: 2 });

  test('turns with the tile, in eighths', () => {
    expect([0, 1, 2, 3].map((rot) => turnDirection(2, rot))).toEqual([2, 4, 6, 8]);
    expect(turnDirection(7, 1)).toBe(1);
  });

  test('makes turns look different that otherwise do not', () => {
    expect(distinctTurns(arrow, arrows)).toBe(4);
    expect(distinctTurns(arrow, plain)).toBe(1);
    const turned = tile('', 1, field('NL NR EL ER SL SR WL WR'), { arrow: 4 });
    expect(faceOf(turned, 0, arrows)).toBe(faceOf(arrow, 1, arrows));
  });
});
