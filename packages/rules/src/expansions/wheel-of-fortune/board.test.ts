import { describe, expect, test } from 'vitest';
import { closedCitiesOf } from '../../board/walk.ts';
import { readSegment } from '../../game/notation.ts';
import { thingsOf } from '../../game/things.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { EDGES } from '../../tile/kinds.ts';

const sets = ['base', 'wheel-of-fortune'];

/** The feature of a segment of the board. */
function feature({ game }: Scene, x: number, y: number, on: string): number {
  const segment = readSegment(game.board, game.board.land.slotAt(x, y), on);
  expect(segment).toBeGreaterThanOrEqual(0);
  return game.board.features.rootOf(segment);
}

/** What is printed on an edge of a square. */
function edge({ game }: Scene, x: number, y: number, side: string): string {
  const { board } = game;
  const { segments } = board.tiles.types[board.typeOf(board.land.slotAt(x, y))].spec;
  const line = segments.find(({ edges }) => edges.includes(side as (typeof EDGES)[number]));
  if (line !== undefined) return line.kind;
  return segments.some(({ halves }) => halves.some((half) => half.startsWith(side))) ? 'field' : 'wheel';
}

describe('the board', () => {
  test('WF1 it is the start tile: 16 squares; the printed one stays in the box', () => {
    const { game } = scene('', { sets });
    expect(game.board.land.placed).toBe(16);
    expect(game.piles.unseen[game.tiles.indexOf('base/D-start')]).toBe(0);
    const { x, y } = game.board.land;
    const places = new Set(Array.from({ length: 16 }, (_, slot) => `${x[slot]},${y[slot]}`));
    expect(places.size).toBe(16);
    for (const at of [0, 1, 2, 3]) expect([game.board.land.slotAt(at, at) >= 0]).toEqual([true]);
  });

  test('WF1 every edge of its rim, clockwise from the north-west', () => {
    const game = scene('', { sets });
    const along = [0, 1, 2, 3];
    const back = [...along].reverse();
    expect(along.map((x) => edge(game, x, 0, 'N'))).toEqual(['city', 'field', 'road', 'field']);
    expect(along.map((y) => edge(game, 3, y, 'E'))).toEqual(['city', 'field', 'road', 'field']);
    expect(back.map((x) => edge(game, x, 3, 'S'))).toEqual(['field', 'field', 'city', 'field']);
    expect(back.map((y) => edge(game, 0, y, 'W'))).toEqual(['road', 'field', 'field', 'city']);
  });

  test('WF1 the four squares in the middle are all wheel, and no land reaches into it', () => {
    const game = scene('', { sets });
    for (const [x, y] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ]) {
      expect(EDGES.map((side) => edge(game, x, y, side))).toEqual(['wheel', 'wheel', 'wheel', 'wheel']);
    }
    for (const at of [1, 2]) {
      const inward = [edge(game, at, 0, 'S'), edge(game, at, 3, 'N'), edge(game, 0, at, 'E')];
      expect([...inward, edge(game, 3, at, 'W')]).toEqual(['wheel', 'wheel', 'wheel', 'wheel']);
    }
  });

  test('WF1 three fields, parted by the three roads', () => {
    const game = scene('', { sets });
    const at = (x: number, y: number, ...ons: string[]) => ons.map((on) => feature(game, x, y, on));
    const northEast = [
      ...at(2, 0, 'field:NR'),
      ...at(3, 0, 'field:NL'),
      ...at(3, 1, 'field:EL', 'field:ER'),
      ...at(3, 2, 'field:EL'),
    ];
    const south = [
      ...at(3, 2, 'field:ER'),
      ...at(3, 3, 'field:EL', 'field:SL'),
      ...at(2, 3, 'field:SL'),
      ...at(1, 3, 'field:EL', 'field:WL'),
      ...at(0, 3, 'field:SL', 'field:WL'),
    ];
    const northWest = [
      ...at(0, 3, 'field:WR'),
      ...at(0, 2, 'field:WL'),
      ...at(0, 1, 'field:WL'),
      ...at(0, 0, 'field:EL', 'field:SL'),
      ...at(1, 0, 'field:NL'),
      ...at(2, 0, 'field:NL'),
    ];
    const fields = [northEast, south, northWest].map((roots) => new Set(roots));
    expect(fields.map((roots) => roots.size)).toEqual([1, 1, 1]);
    expect(new Set(fields.flatMap((roots) => [...roots])).size).toBe(3);
  });

  test('WF1 each field touches one city of the board', () => {
    const game = scene('', { sets });
    for (const [x, y, rot] of [
      [4, 0, 270],
      [1, 4, 0],
      [0, -1, 180],
      [-1, 0, 90],
    ])
      game.draw('base/E').place(x, y, rot).pass();
    const { board } = game.game;
    const cities = [
      [feature(game, 3, 1, 'field:EL'), feature(game, 3, 0, 'city:E')],
      [feature(game, 2, 3, 'field:SL'), feature(game, 1, 3, 'city:S')],
      [feature(game, 0, 1, 'field:WL'), feature(game, 0, 0, 'city:N')],
    ];
    for (const [field, city] of cities) expect([...closedCitiesOf(board, field)]).toEqual([city]);
    expect(feature(game, 0, 0, 'city:N')).toBe(feature(game, 0, 0, 'city:W'));
  });

  test('WF1 the pig starts on Fortune', () => {
    expect(thingsOf(scene('', { sets }).game)).toEqual([{ name: 'wheel-pig', count: 1, spot: 'fortune' }]);
  });
});

describe('land on the board follows the normal rules', () => {
  test('WF1 B3 a road ends at the rim of the wheel, and its square is one tile', () => {
    const game = scene('', { sets });
    game.draw('base/A').place(2, -1).deploy('follower', 'road:S');
    expect(game.scores).toEqual({ red: 2 });
  });

  test('WF1 a city of the board and one tile', () => {
    const game = scene('', { sets });
    game.draw('base/E').place(1, 4).deploy('follower', 'city:N');
    expect(game.scores).toEqual({ red: 4 });
  });

  test('WF1 a monastery beside it counts each square', () => {
    const game = scene('', { sets });
    game.draw('base/B').place(2, 4).deploy('follower', 'monastery').finish();
    expect(game.scores).toEqual({ red: 4 });
  });

  test('WF1 a farmer in its field is paid for its city', () => {
    const game = scene('', { sets });
    game.draw('base/B').place(2, 4).deploy('follower', 'field:NL');
    game.draw('base/E').place(1, 4).pass().finish();
    expect(game.scores).toEqual({ red: 3 });
  });

  test('G4 a tile must agree with the rim like with any edge', () => {
    const game = scene('', { sets }).draw('base/C');
    expect(game.answers()).toEqual(
      expect.arrayContaining(['place base/C 0,-1 0', 'place base/C -1,0 0', 'place base/C 4,0 0']),
    );
    expect(game.answers()).toHaveLength(4);
  });
});

describe('with the river', () => {
  const fieldEdges = [
    '1,-1 180',
    '3,-1 180',
    '4,1 270',
    '4,3 270',
    '3,4 0',
    '2,4 0',
    '0,4 0',
    '-1,2 90',
    '-1,1 90',
  ];

  test.each(['river', 'river-bb5'])(
    'WF1 the source of the %s lies against a field edge, flowing straight away',
    (river) => {
      const game = scene('', { sets: [...sets, river] });
      expect([game.asked, game.toMove, game.game.board.land.placed]).toEqual(['river/source', 'chance', 16]);
      const offered = game.answers().map((option) => option.split(' '));
      expect(offered.map(([, , rot, place]) => `${place} ${rot}`).sort()).toEqual([...fieldEdges].sort());
    },
  );

  test('WF1 the river flows on from there, and the board’s land can be built on after it', () => {
    const game = scene('', { sets: [...sets, 'river'] });
    game.play({ by: 'chance', do: 'source', tile: 'river/source', x: 2, y: 4, rot: 0 });
    expect(game.asked).toBe('draw');
    const [first] = game.answers();
    game.draw(first.split(' ')[1]);
    for (const option of game.answers()) expect(option).toContain(' 2,5 ');
  });

  test('WF1 the source is laid by nobody: its event names no seat, whoever begins', () => {
    const game = scene('', { sets: [...sets, 'river'], turn: 'blue' });
    game.play({ by: 'chance', do: 'source', tile: 'river/source', x: 2, y: 4, rot: 0 });
    expect(game.events.filter(({ event }) => event === 'happened')).toEqual([
      { event: 'happened', what: 'river/source', x: 2, y: 4 },
    ]);
  });

  test('WF1 a source elsewhere, or turned by what is no turn, is refused', () => {
    const game = scene('', { sets: [...sets, 'river'] });
    const source = { by: 'chance', do: 'source', tile: 'river/source', x: 2, y: 4, rot: 0 } as const;
    for (const wrong of [
      { rot: 90 },
      { rot: 4 },
      { rot: 360 },
      { rot: -360 },
      { x: 2.5 },
      { y: 5 },
      { x: '2' },
    ])
      expect(() => game.play({ ...source, ...wrong })).toThrow('illegal-move');
  });
});
