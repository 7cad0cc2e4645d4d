import { describe, expect, test } from 'vitest';
import { catalogue, checkSetup, newGame, playMove } from '../index.ts';
import { anyFaceOf } from '../tile/face.ts';
import { EDGES } from '../tile/kinds.ts';
import { city, field, type TileSpec, tile } from '../tile/spec.ts';
import { paintTile, pictureOf, tileText } from './picture.ts';

const printed = catalogue.flatMap((expansion) => {
  const sets = expansion.id === 'base' || expansion.always ? ['base'] : ['base', expansion.id];
  const setup = checkSetup({ sets, players: 2 });
  if ('error' in setup) throw new Error(`${expansion.id}: ${setup.error}`);
  return expansion.box?.(setup.ok).tiles ?? [];
});

const specOf = (id: string): TileSpec => {
  const found = printed.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no tile ${id}`);
  return found.spec;
};

describe.each([
  [5, 5],
  [11, 5],
])('painted %i × %i', (width, height) => {
  test('tiles that look the same are the same', () => {
    const seen = new Map<string, { id: string; face: string }>();
    for (const { id, spec } of printed) {
      const face = anyFaceOf(spec, new Set());
      for (let rot = 0; rot < 4; rot++) {
        const text = tileText(spec, rot, width, height);
        const other = seen.get(text);
        if (other !== undefined) expect(face, `${id} looks like ${other.id}\n${text}`).toBe(other.face);
        seen.set(text, { id, face });
      }
    }
  });

  test('every segment can be seen', () => {
    for (const { id, spec } of printed) {
      const places = new Set(
        paintTile(spec, 1, width, height)
          .flat()
          .map((glyph) => glyph.place),
      );
      for (const place of spec.segments.keys()) expect(places.has(place), `${id} ${place}`).toBe(true);
    }
  });

  test('two cities never touch', () => {
    for (const { id, spec } of printed) {
      const rows = paintTile(spec, 0, width, height);
      for (const [row, line] of rows.entries()) {
        for (const [col, { kind, place }] of line.entries()) {
          const beside = [line[col + 1], rows[row + 1]?.[col]].filter((glyph) => glyph?.kind === 'city');
          if (kind === 'city') for (const other of beside) expect(other.place, id).toBe(place);
        }
      }
    }
  });

  test('the middle of every edge shows what lies there', () => {
    for (const { id, spec } of printed) {
      for (let rot = 0; rot < 4; rot++) {
        const rows = paintTile(spec, rot, width, height);
        const middles = [
          rows[0][width >> 1],
          rows[height >> 1][width - 1],
          rows[height - 1][width >> 1],
          rows[height >> 1][0],
        ];
        for (const [edge, name] of EDGES.entries()) {
          const place = spec.segments.findIndex((segment) => segment.edges.includes(name));
          if (place < 0) continue;
          const glyph = middles[(edge + rot) & 3];
          expect(glyph, `${id} turned ${rot}, ${name}`).toMatchObject({
            place,
            kind: spec.segments[place].kind,
          });
        }
      }
    }
  });
});

test.each([
  ['base/A', 0, '.....|.....|..M..|..I..|..I..'],
  ['base/D', 1, '..I.#|..I##|..I##|..I##|..I.#'],
  ['base/I', 0, '####.|.##.#|...##|...##|....#'],
  ['base/M', 0, '#####|.##P#|...##|...##|....#'],
  ['base/V', 0, '.....|.....|--\\..|..I..|..I..'],
  ['base/X', 0, '..I..|..I..|--o--|..I..|..I..'],
  ['inns-cathedrals/inn-straight-garden', 0, '.....|..Gi.|-----|.....|.....'],
  ['inns-cathedrals/two-curves', 0, '..I..|.//..|-/./-|..//.|..I..'],
  ['inns-cathedrals/city-wedge', 0, '#...#|##.#.|###..|##...|#....'],
  ['inns-cathedrals/corner-city-pennant-plus-city', 0, '#####|#P##.|##...|#.##.|.####'],
  ['traders-builders/bridge', 0, '..I..|..I..|--+--|..I..|..I..'],
  ['traders-builders/city-bridge-farmhouse', 0, '#####|.###.|-oI..|..I..|..I..'],
  ['river/monastery-road', 0, '.....|..M..|~~I~~|..I..|..I..'],
  ['river/lake', 0, '..~..|..~..|.~~~.|.....|.....'],
])('%s turned %i is painted so', (id, rot, rows) => {
  expect(tileText(specOf(id), rot)).toBe(rows.replaceAll('|', '\n').replaceAll('I', '|'));
});

test('HS8 two cities that share an edge keep apart', () => {
  const shared = tile(
    'shared',
    1,
    city('W', { halves: 'NL' }),
    city('E', { halves: 'NR' }),
    field('SL SR', { borders: [0, 1] }),
  );
  expect(tileText(shared, 0)).toBe(['##.##', '##.##', '##.##', '##.##', '#...#'].join('\n'));
});

test('fields that meet between the same two cities are parted by a hedge', () => {
  const parted = tile(
    'parted',
    1,
    city('N'),
    city('S'),
    field('WL WR', { borders: [0, 1] }),
    field('EL ER', { borders: [0, 1] }),
  );
  expect(tileText(parted, 0)).toBe(['#####', '.###.', '..:..', '.###.', '#####'].join('\n'));
});

test('the table shows tiles, coordinates and figures', () => {
  const made = newGame({ sets: ['base', 'inns-cathedrals'], players: 2, options: { firstPlayer: 1 } });
  if ('error' in made) throw new Error(made.error);
  const moves = [
    { by: 'chance', do: 'draw', tile: 'base/D' },
    { by: 1, do: 'place', tile: 'base/D', x: 1, y: 0, rot: 0 },
    { by: 1, do: 'deploy', figure: 'big', x: 1, y: 0, on: 'field:SL' },
    { by: 'chance', do: 'draw', tile: 'base/B' },
    { by: 0, do: 'place', tile: 'base/B', x: 0, y: 1, rot: 0 },
    { by: 0, do: 'deploy', figure: 'follower', x: 0, y: 1, on: 'monastery' },
  ] as const;
  for (const move of moves) expect(playMove(made.ok, move)).toHaveProperty('ok');
  expect(pictureOf(made.ok)).toBe(
    `
     0     1
   ##### #####
   .###. .###.
 0 ----- -----
   ..... .B2..
   ..... .....

   .....
   .....
 1 ..M1.
   .....
   .....
`.slice(1),
  );
});
