import { describe, expect, test } from 'vitest';
import { packMarks } from './marks.ts';
import { city, road, tile } from './spec.ts';

const tiles = [
  tile('a', 3, city('N', { pennant: 2 }), road('S', { inn: 1 })),
  tile('b', 2, city('NE', { pennant: 1 })),
];

describe('marks share one word', () => {
  test('each has room for all that are printed in the game, next to the others', () => {
    const packed = packMarks(
      [
        { name: 'pennant', on: 'segment' },
        { name: 'inn', on: 'segment' },
      ],
      tiles,
    );
    // 3 × 2 + 2 pennants take four bits, three inns two.
    expect([...packed]).toEqual([
      ['pennant', { shift: 0, mask: 15 }],
      ['inn', { shift: 4, mask: 3 }],
    ]);
  });

  test('marks of a tile, and marks told twice, take no room', () => {
    const packed = packMarks(
      [
        { name: 'hill', on: 'tile' },
        { name: 'inn', on: 'segment' },
        { name: 'inn', on: 'segment' },
      ],
      tiles,
    );
    expect([...packed.keys()]).toEqual(['inn']);
  });

  test('a mark that is printed nowhere is always 0', () => {
    expect(packMarks([{ name: 'wine', on: 'segment' }], tiles).get('wine')).toEqual({ shift: 0, mask: 0 });
  });

  test('more than fit are a mistake', () => {
    const names = ['a', 'b', 'c', 'd'];
    const crowded = names.map((name) => tile(name, 255, city('N', { [name]: 1 })));
    const marks = names.map((name) => ({ name, on: 'segment' }) as const);
    expect(() => packMarks(marks, crowded)).toThrow('marks need 32 bits');
  });
});
