import { describe, expect, test } from 'vitest';
import { city, field, garden, monastery, road, tile } from './spec.ts';

describe('a tile is written as it is seen', () => {
  test('segments in order, with edges, half-edges, what stops a road, borders and marks', () => {
    const spec = tile(
      'S',
      2,
      city('NEW', { pennant: 1 }),
      road('S', { ends: 'city' }),
      field('SL', { borders: [0] }),
      { hill: 1 },
    );
    expect(spec).toEqual({
      name: 'S',
      count: 2,
      marks: { hill: 1 },
      segments: [
        {
          kind: 'city',
          edges: ['N', 'E', 'W'],
          halves: [],
          borders: [],
          ends: undefined,
          marks: { pennant: 1 },
        },
        { kind: 'road', edges: ['S'], halves: [], borders: [], ends: 'city', marks: {} },
        { kind: 'field', edges: [], halves: ['SL'], borders: [0], ends: undefined, marks: {} },
      ],
    });
  });

  test('a monastery and a garden have no edge, an enclosed field no half-edge', () => {
    const sides = [monastery(), garden(), field('')].map(({ edges, halves }) => [...edges, ...halves]);
    expect(sides).toEqual([[], [], []]);
  });

  test('HS8 a city that shares an edge has half of it', () => {
    expect(city('E', { halves: 'NR' })).toMatchObject({ edges: ['E'], halves: ['NR'] });
  });

  test('what is no edge is a mistake', () => {
    expect(() => road('NX')).toThrow('no such edge: X');
    expect(() => field('NL NN')).toThrow('no such half-edge: NN');
  });
});
